package org.rpg.encounter.ide.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code encounter run} and {@code encounter preview}. */
class PlayCommandsTest {
  private static final String FIGHTERS =
      """
      personagem Ana { perícias Físico 2, Esquiva 3, Lutar[Espada] 4 empunha Espada }
      criatura Bruto { perícias Físico 2, Lutar[Adaga] 2 empunha Adaga }
      """;
  private static final String ALLEY =
      """
      encontro Beco / Alley "O beco" {
          leia "Um beco escuro."
          heróis: Ana
          oponentes: 2 Brutos
      }
      """;

  @TempDir Path folder;
  private String one;
  private String two;

  @BeforeEach
  void write() throws IOException {
    one = Files.writeString(folder.resolve("um.encounter"), FIGHTERS + ALLEY).toString();
    String bridge = ALLEY.replace("Beco / Alley \"O beco\"", "Ponte Caída");
    two = Files.writeString(folder.resolve("dois.encounter"), FIGHTERS + ALLEY + bridge).toString();
  }

  @Test
  void aRunIsToldInTheLanguageOfTheScript() {
    CommandRun run = CommandRun.of("run", one);
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().startsWith("O beco\n"), run.out());
    assertTrue(run.out().contains("Turno 1"), run.out());
    assertTrue(run.out().contains("Um beco escuro."), run.out());
    assertEquals("", run.err());
  }

  @Test
  void theSameSeedAndRunTellTheSameStory() {
    String[] again = {"run", one, "--seed", "7", "--run", "12"};
    assertEquals(CommandRun.of(again), CommandRun.of(again));
  }

  @Test
  void aRunForProgramsIsOneEventALine() {
    CommandRun run = CommandRun.of("run", one, "--format", "json");
    assertTrue(run.out().lines().count() > 3);
    assertTrue(run.out().lines().allMatch(line -> JsonParser.parseString(line).isJsonObject()));
  }

  @Test
  void theForecastIsTheSameOnAnyNumberOfThreads() {
    String alone = CommandRun.of("preview", one, "--runs", "900", "--threads", "1").out();
    String shared = CommandRun.of("preview", one, "--runs", "900", "--threads", "3").out();
    assertEquals(alone, shared);
  }

  @Test
  void theForecastGoesIntoAFileIfAsked() throws IOException {
    Path file = folder.resolve("previsão.json");
    CommandRun run =
        CommandRun.of(
            "preview", one, "--runs", "50", "--format", "json", "--output", file.toString());
    assertEquals(new CommandRun(0, "", ""), run);
    JsonObject forecast = JsonParser.parseString(Files.readString(file)).getAsJsonObject();
    assertEquals(50, forecast.get("runs").getAsInt());
  }

  @Test
  void anExpectationThatFailsIsAnExitCode() throws IOException {
    String hopeless = ALLEY.replace("oponentes: 2 Brutos", "oponentes: 2 Brutos\n");
    String file =
        Files.writeString(
                folder.resolve("x.encounter"),
                FIGHTERS + hopeless.replace("}\n", "    espera derrota dos heróis > 100%\n}\n"))
            .toString();
    assertEquals(1, CommandRun.of("preview", file, "--runs", "400").code());
  }

  @Test
  void amongSeveralEncountersOneMustBeNamed() {
    CommandRun run = CommandRun.of("run", two, "--language", "pt");
    assertEquals(64, run.code());
    assertEquals(two + " tem várias cenas. Diga qual com --name: Beco, Ponte Caída\n", run.err());
  }

  @Test
  void aFightOnTheWayIsNotTheSceneThatIsMeant() throws IOException {
    String journey = "jornada Trilha { viajantes Ana  etapa Mata 2 h { enfrenta Beco } }";
    String file = folder.resolve("j.encounter").toString();
    Files.writeString(Path.of(file), FIGHTERS + ALLEY + journey);
    CommandRun run = CommandRun.of("preview", file, "--runs", "10");
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().startsWith("Trilha\n"), run.out());
  }

  @Test
  void aNameIsFoundWithoutItsAccentsAndInEitherLanguage() {
    assertEquals(0, CommandRun.of("run", two, "--name", "ponte caida").code());
    assertEquals(0, CommandRun.of("run", two, "--name", "Alley").code());
    assertEquals(64, CommandRun.of("run", two, "--name", "Torre").code());
  }

  @Test
  void aScriptWithErrorsIsNotRunAndSaysWhy() throws IOException {
    String file = Files.writeString(folder.resolve("e.encounter"), ALLEY).toString();
    CommandRun run = CommandRun.of("preview", file);
    assertEquals(1, run.code());
    assertEquals("", run.out());
    assertTrue(run.err().contains(":3:13: erro: "), run.err());
    assertTrue(run.err().contains("heróis: Ana\n"), run.err());
  }

  @Test
  void aScriptWithoutAnEncounterHasNothingToRun() throws IOException {
    String file = Files.writeString(folder.resolve("n.encounter"), FIGHTERS).toString();
    CommandRun run = CommandRun.of("run", file, "--language=en");
    assertEquals(1, run.code());
    assertEquals("There is no scene in " + file + " to run.\n", run.err());
  }

  @Test
  void aFightThatEndsAfterSomeTurnsTellsNoTurnMore() throws IOException { // TRN-01
    String ends = "oponentes: 2 Brutos\n    termina depois de 3 turnos com empate\n";
    String file =
        Files.writeString(
                folder.resolve("t.encounter"),
                FIGHTERS + ALLEY.replace("oponentes: 2 Brutos\n", ends))
            .toString();
    String story = CommandRun.of("run", file).out();
    assertTrue(story.contains("\nTurno 3 · "), story);
    assertFalse(story.contains("Turno 4"), story);
    assertTrue(story.contains("Ao fim de 3 turnos: empate."), story);
    List<String> events = CommandRun.of("run", file, "--format", "json").out().lines().toList();
    assertTrue(events.get(events.size() - 1).contains("\"turns\":3,"), story);
  }

  @Test
  void whatIsNotPlayedIsSaidBeforeTheForecastAndTheStory() throws IOException {
    String shaken = "oponentes: 2 Brutos\n    Ana começa com 3 xp\n";
    String file =
        Files.writeString(
                folder.resolve("w.encounter"),
                FIGHTERS + ALLEY.replace("oponentes: 2 Brutos\n", shaken))
            .toString();
    for (String command : List.of("run", "preview")) {
      CommandRun run = CommandRun.of(command, file);
      assertEquals(0, run.code());
      assertTrue(run.err().contains("7:16: aviso: 'com 3 xp'"), run.err());
      assertTrue(run.out().startsWith("O beco\n"), run.out());
    }
  }
}
