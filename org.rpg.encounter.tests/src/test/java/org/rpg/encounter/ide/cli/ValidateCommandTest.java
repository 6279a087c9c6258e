package org.rpg.encounter.ide.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code encounter validate}. */
class ValidateCommandTest {
  @TempDir Path folder;

  private String file(String name, String text) throws IOException {
    return file(name, text.getBytes(StandardCharsets.UTF_8));
  }

  private String file(String name, byte[] bytes) throws IOException {
    return Files.write(folder.resolve(name), bytes).toString();
  }

  @Test
  void aGoodScriptHasNoProblems() throws IOException {
    String file =
        file(
            "boa.encounter",
            "criatura Bruto { perícias Físico 2, Lutar[Adaga] 1 empunha Adaga }\n");
    assertEquals(new CommandRun(0, "Nenhum problema.\n", ""), CommandRun.of("validate", file));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void aSlipIsShownWithItsLineAndACaret(String lineEnd) throws IOException {
    String script = "tática Cuidadosa {\n\tse caído: levanta-se\n}\n";
    String file = file("slip é.encounter", script.replace("\n", lineEnd));
    CommandRun run = CommandRun.of("validate", file);
    assertEquals(1, run.code());
    assertEquals("", run.err());
    String[] lines = run.out().split("\n");
    assertTrue(lines[0].startsWith(file + ":2:12: erro: "), lines[0]);
    assertTrue(lines[0].contains("'levantar-se'"), lines[0]);
    assertEquals("    2 |     se caído: levanta-se", lines[1]);
    assertEquals("      |               ^^^^^^^^^^", lines[2]);
    assertEquals("1 erro. 'encounter explain SYN-WORD' diz mais.", lines[3]);
    assertEquals(4, lines.length);
  }

  @Test
  void aByteOrderMarkIsNoPartOfTheText() throws IOException {
    String file = file("bom.encounter", "\uFEFFtática T { se caído: levanta-se }\n");
    String out = CommandRun.of("validate", file).out();
    assertTrue(out.startsWith(file + ":1:22: "), out);
  }

  @Test
  void anEmptyFileIsNoScript() throws IOException {
    String file = file("vazio.encounter", " \n\n");
    CommandRun run = CommandRun.of("validate", file, "--language", "pt");
    assertEquals(1, run.code());
    assertTrue(run.out().startsWith(file + ":1:1: erro: O arquivo está vazio."), run.out());
  }

  @Test
  void aFileThatIsNotThereIsToldAsSuch() {
    String file = folder.resolve("nada.encounter").toString();
    CommandRun run = CommandRun.of("validate", file, "--language", "pt");
    assertEquals(
        new CommandRun(1, "erro: O arquivo '" + file + "' não existe.\n1 erro.\n", ""), run);
  }

  @Test
  void whatHoldsNoTextIsToldAsSuch() throws IOException {
    String zeros = file("zip.encounter", new byte[] {'P', 'K', 3, 4, 0, 0, 1, 2});
    CommandRun run = CommandRun.of("validate", zeros, "--language", "en");
    assertEquals(1, run.code());
    assertTrue(run.out().contains("This file holds no text"), run.out());
    assertEquals("", run.err());
  }

  @Test
  void aLetterInAnotherEncodingIsShownAtItsPlace() throws IOException {
    byte[] latin = "criatura Orc {}\n// dragão\n".getBytes(StandardCharsets.ISO_8859_1);
    String file = file("latin.encounter", latin);
    CommandRun run = CommandRun.of("validate", file, "--language", "pt");
    String[] lines = run.out().split("\n");
    assertTrue(lines[0].startsWith(file + ":2:8: erro: Este caractere não está em UTF-8."));
    assertEquals("    2 | // drag�o", lines[1]);
    assertEquals("      |        ^", lines[2]);
  }

  @Test
  void aScriptInTwoBytesALetterIsSaidToBeOne() throws IOException {
    String script = "criatura Orc {}\n// dragão\n";
    for (byte[] wide :
        List.of(
            script.getBytes(StandardCharsets.UTF_16),
            ("\uFEFF" + script).getBytes(StandardCharsets.UTF_16LE),
            script.getBytes(StandardCharsets.UTF_16LE),
            script.getBytes(StandardCharsets.UTF_16BE))) {
      CommandRun run = CommandRun.of("validate", file("w.encounter", wide), "--language", "en");
      assertEquals(1, run.code());
      assertTrue(run.out().contains("This file is written in UTF-16."), run.out());
    }
  }

  @Test
  void aMissingImportIsShownAtItsLine() throws IOException {
    String file = file("a.encounter", "importa \"livro.encounter\"\ncriatura Orc {}\n");
    CommandRun run = CommandRun.of("validate", file);
    assertEquals(1, run.code());
    assertTrue(run.out().startsWith(file + ":1:9: erro: "), run.out());
    assertTrue(run.out().contains("    1 | importa \"livro.encounter\"\n"), run.out());
  }

  @Test
  void anErrorInAnImportedFileCountsAndIsToldOnce() throws IOException {
    String book = file("livro.encounter", "criatura Orc {\n    tamanhoo médio\n}\n");
    String file = file("a.encounter", "importa \"livro.encounter\"\ncriatura Lobo {}\n");
    CommandRun run = CommandRun.of("validate", file, book);
    assertEquals(1, run.code());
    assertTrue(run.out().startsWith(book + ":2:5: erro: "), run.out());
    assertTrue(run.out().endsWith("1 erro. 'encounter explain SYN-WORD' diz mais.\n"), run.out());
  }

  @Test
  void thousandsOfBracketsAreNoFault() throws IOException {
    String deep = "(".repeat(30_000) + "1" + ")".repeat(30_000);
    String file = file("deep.encounter", "regulamento R { Dado Base = " + deep + " }\n");
    CommandRun run = CommandRun.of("validate", file);
    assertEquals(1, run.code(), run.err());
    assertEquals("", run.err());
  }

  @Test
  void programsReadJson() throws IOException {
    String file = file("slip.encounter", "tactics T {\n    if prone: stand upp\n}\n");
    CommandRun run = CommandRun.of("validate", "--format", "json", file);
    JsonObject script =
        JsonParser.parseString(run.out())
            .getAsJsonObject()
            .getAsJsonArray("files")
            .get(0)
            .getAsJsonObject();
    assertEquals("en", script.get("language").getAsString());
    JsonObject problem = script.getAsJsonArray("diagnostics").get(0).getAsJsonObject();
    assertEquals("error", problem.get("severity").getAsString());
    assertEquals(2, problem.get("line").getAsInt());
    assertFalse(problem.get("code").getAsString().isEmpty());
    assertEquals(1, run.code());
  }

  @Test
  void codeHostsReadSarif() throws IOException {
    String file = file("slip.encounter", "tactics T {\n    if prone: stand upp\n}\n");
    JsonObject sarif =
        JsonParser.parseString(CommandRun.of("validate", "--format=sarif", file).out())
            .getAsJsonObject();
    assertEquals("2.1.0", sarif.get("version").getAsString());
    JsonObject result =
        sarif
            .getAsJsonArray("runs")
            .get(0)
            .getAsJsonObject()
            .getAsJsonArray("results")
            .get(0)
            .getAsJsonObject();
    assertEquals("error", result.get("level").getAsString());
  }

  @Test
  void aForecastIsToldOnlyToThoseWhoAskForIt() throws IOException {
    String file =
        file(
            "rat.encounter",
            "character Ana { skills Physique 2, Dodge 3, Fight[Sword] 4 wields Sword }\n"
                + "encounter Yard {\n    heroes: Ana\n    opponents: Rat\n}\n");
    assertEquals("No problems.\n", CommandRun.of("validate", file, "--language=en").out());
    CommandRun run = CommandRun.of("validate", "--forecast", file, "--language=en");
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().startsWith(file + ":4:5: hint: The heroes win 400 of 400"), run.out());
    for (String format : List.of("json", "sarif")) {
      CommandRun data = CommandRun.of("validate", "--forecast", "--format", format, file);
      assertTrue(data.out().contains("BALANCE-WON"), data.out());
    }
    CommandRun wrong = CommandRun.of("validate", "--forecast", "--runs=0", file);
    assertEquals(64, wrong.code());
  }
}
