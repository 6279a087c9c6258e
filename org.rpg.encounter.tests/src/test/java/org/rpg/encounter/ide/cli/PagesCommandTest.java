package org.rpg.encounter.ide.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands on Markdown pages. */
class PagesCommandTest {
  private static final String ANA =
      "personagem Ana { perícias Físico 2, Lutar[Adaga] 2 empunha Adaga }\n";
  private static final String ENCOUNTER =
      """
      encontro Ponte {
          mapa {
              A..g
          }
          legenda { A = Ana  g = Rato }
          heróis: Ana
          oponentes: Rato
      }
      """;
  private static final String PAGE =
      "# A ponte\n\n> ```encontro\n> "
          + ANA
          + "> ```\n\n1. A luta:\n\n   ~~~encontro\n"
          + ENCOUNTER.indent(3)
          + "   ~~~\n\nencontro {\n";

  @TempDir Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void aGoodPageHasNoProblems() throws IOException {
    assertEquals(
        new CommandRun(0, "Nenhum problema.\n", ""), CommandRun.of("validate", file("a.md", PAGE)));
  }

  @Test
  void aSlipIsShownOnItsLineOfThePage() throws IOException {
    String file = file("a.md", PAGE.replace("Físico", "Fisicco"));
    CommandRun run = CommandRun.of("validate", file);
    String[] lines = run.out().split("\n");
    assertTrue(lines[0].startsWith(file + ":4:29: erro: "), lines[0]);
    assertEquals(
        "    4 | > personagem Ana { perícias Fisicco 2, Lutar[Adaga] 2 empunha Adaga }", lines[1]);
    assertEquals("      |                             ^^^^^^^", lines[2]);
    assertEquals(1, run.code());
  }

  @Test
  void programsAreToldThePlaceInThePage() throws IOException {
    String page = PAGE.replace("\n", "\r\n").replace("oponentes: Rato", "oponentes: Rat0");
    JsonArray problems =
        JsonParser.parseString(
                CommandRun.of("validate", "--format", "json", file("a.md", page)).out())
            .getAsJsonObject()
            .getAsJsonArray("files")
            .get(0)
            .getAsJsonObject()
            .getAsJsonArray("diagnostics");
    JsonObject unknown =
        problems.asList().stream()
            .map(JsonElement::getAsJsonObject)
            .filter(it -> it.get("code").getAsString().equals("LINK-UNKNOWN"))
            .findFirst()
            .orElseThrow();
    assertEquals(16, unknown.get("line").getAsInt());
    assertEquals(19, unknown.get("column").getAsInt());
  }

  @Test
  void aPageIsPlayedAsAFileIs() throws IOException {
    CommandRun page = CommandRun.of("run", file("a.md", PAGE));
    CommandRun alone = CommandRun.of("run", file("a.encounter", ANA + ENCOUNTER));
    assertEquals(0, page.code(), page.err());
    assertEquals(alone.out(), page.out().replace("a.md", "a.encounter"));
    CommandRun preview = CommandRun.of("preview", file("a.md", PAGE), "--runs", "50");
    assertEquals(0, preview.code());
    assertTrue(preview.out().contains("encounter run " + folder.resolve("a.md")), preview.out());
  }

  @Test
  void scriptsAndPagesImportEachOther() throws IOException {
    file("heroes.md", "# x\n```encounter\nimport \"beasts.encounter\"\ncharacter Ana { }\n```\n");
    file("beasts.encounter", "import \"heroes.md\"\ncreature Beast like Wolf { }\n");
    String page =
        file(
            "fight.md",
            "~~~encounter\nimport \"heroes.md\"\nencounter F { heroes: Ana opponents: Beast }\n");
    assertEquals(0, CommandRun.of("run", page).code());
    String broken = file("heroes.md", "\n\n```encounter\ncharacter Ana { size smal }\n```\n");
    CommandRun run = CommandRun.of("validate", page);
    assertTrue(run.out().contains(broken + ":4:22: error: "), run.out());
    assertTrue(run.out().contains("    4 | character Ana { size smal }\n"), run.out());
  }

  @Test
  void aPageWithoutOurFenceIsNoFaultButHasNothingToPlay() throws IOException {
    String file = file("a.md", "# A casa\n\n```js\nencontro X {\n```\n");
    CommandRun checked = CommandRun.of("validate", file, "--language", "pt");
    assertEquals(0, checked.code());
    assertTrue(checked.out().startsWith(file + ":1:1: dica: Esta página não contém roteiro."));
    CommandRun run = CommandRun.of("preview", file, "--language", "pt");
    assertEquals(1, run.code());
    assertTrue(run.err().contains("```encontro"), run.err());
    assertEquals(0, CommandRun.of("validate", file("b.md", "\n")).code());
  }

  @Test
  void toImportAPageWithoutOurFenceIsASlip() throws IOException {
    file("b.md", "# Nothing\n");
    String file = file("a.encounter", "import \"b.md\"\ncreature Rat { size small }\n");
    CommandRun run = CommandRun.of("validate", file);
    assertEquals(1, run.code());
    assertTrue(run.out().contains("[IMPORT-OTHER]"), run.out());
  }
}
