package org.rpg.encounter.ide.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.ScriptChecker;
import org.rpg.encounter.dsl.words.Language;

/** {@code encounter validate FOLDER}. */
class ValidateFolderTest {
  @TempDir Path folder;

  @BeforeEach
  void scripts() throws IOException {
    write("b.encounter", "import \"deep/book.encounter\"\ncreature Wolf like Beast { }\n");
    write("a.encounter", "creature Rat like Nobody { }\n");
    write("deep/book.encounter", "creature Beast { skills Dodge 0 }\n");
    write("deep/up.encounter", "import \"../b.encounter\"\ncreature Dog like Wolf { }\n");
    write("page.md", "# Notes\n\n```encounter\ncreature Owl like Nothing { }\n```\n");
    write("plain.md", "# creature Rat like Nobody { }\n");
    write("node_modules/c.encounter", "this is none\n");
    write(".git/d.encounter", "this is none\n");
  }

  private void write(String file, String text) throws IOException {
    Path path = folder.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  private static List<String> places(CommandRun run) {
    return run.out()
        .lines()
        .filter(it -> it.contains(": error: "))
        .map(it -> it.substring(it.lastIndexOf('/') + 1, it.indexOf(": error")))
        .toList();
  }

  @Test
  void everyScriptBelowIsCheckedOnceInTheOrderOfTheNames() {
    CommandRun run = CommandRun.of("validate", folder.toString(), "--language=en");
    assertEquals(1, run.code(), run.err());
    assertEquals(List.of("a.encounter:1:19", "page.md:4:19"), places(run), run.out());
    assertTrue(
        run.out().endsWith("2 errors. 'encounter explain LINK-UNKNOWN' says more.\n"), run.out());
  }

  @Test
  void filesThatImportEachOtherFromWithinTheFolderAreClean() throws IOException {
    Files.delete(folder.resolve("a.encounter"));
    Files.delete(folder.resolve("page.md"));
    CommandRun run = CommandRun.of("validate", folder.toString(), "--language=en");
    assertEquals(0, run.code(), run.out());
    assertEquals("No problems in 3 files.\n", run.out());
  }

  @Test
  void theJsonHasEachFile() {
    CommandRun run = CommandRun.of("validate", folder.toString(), "--format=json");
    assertEquals(
        List.of("a.encounter", "b.encounter", "book.encounter", "up.encounter", "page.md"),
        JsonParser.parseString(run.out())
            .getAsJsonObject()
            .getAsJsonArray("files")
            .asList()
            .stream()
            .map(it -> it.getAsJsonObject().get("file").getAsString())
            .map(it -> it.substring(it.lastIndexOf('/') + 1))
            .toList());
  }

  @Test
  void aFolderWithoutScriptsIsToldAndExits64(@TempDir Path empty) {
    CommandRun run = CommandRun.of("validate", empty.toString(), "--language=pt");
    assertEquals(64, run.code());
    assertEquals("Não há roteiro abaixo de " + empty + ".\n", run.err());
  }

  /** Nobody can lose against a rat: the page's own wrong script. */
  @Test
  void theProjectFileHasScenesPlayed() throws IOException {
    String script =
        ScriptChecker.Marked.of(Diagnosis.of("BALANCE-WON").page().wrong(Language.EN).get(0))
            .text();
    write("table/won.encounter", script);
    String file = folder.resolve("table/won.encounter").toString();
    assertFalse(CommandRun.of("validate", file).out().contains("BALANCE-WON"));
    write("table/encounter.toml", "forecast = true\n");
    assertTrue(CommandRun.of("validate", file).out().contains("BALANCE-WON"));
    write("table/encounter.toml", "previsao = false\n");
    assertFalse(CommandRun.of("validate", file).out().contains("BALANCE-WON"));
    write("table/encounter.toml", "forecast = 0\n");
    assertTrue(CommandRun.of("validate", file).out().contains("PROJECT-VALUE"));
  }
}
