package org.rpg.encounter.ide.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code --choose}: which way is taken at a choice without shares. */
class ChooseOptionTest {
  private static final String ENGLISH =
      """
      character Ana { skills Physique 2 }
      episode Gate {
        travellers Ana
        choose {
          "Pay the toll": ends -> Passage
          "Break in": ends -> Brawl
        }
      }
      """;

  private static final String PORTUGUESE =
      """
      personagem Ana { perícias Físico 2 }
      episódio Portão {
        viajantes Ana
        escolha {
          "Pagar o pedágio": termina -> Passagem
          "Arrombar": termina -> Briga
        }
      }
      """;

  @TempDir Path folder;
  private Path script;

  @BeforeEach
  void write() throws IOException {
    script = folder.resolve("a.encounter");
    Files.writeString(script, ENGLISH);
  }

  private CommandRun encounter(String command, String... options) {
    String[] all = new String[options.length + 2];
    all[0] = command;
    all[1] = script.toString();
    System.arraycopy(options, 0, all, 2, options.length);
    return CommandRun.of(all);
  }

  @Test
  void withoutItEachWayIsForecastByItself() {
    CommandRun run = encounter("preview", "--runs", "60");
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("Pay the toll"), run.out());
    assertTrue(run.out().contains("Break in"), run.out());
  }

  @ParameterizedTest
  @CsvSource({"Pay the toll, Passage, Brawl", "Break in, Brawl, Passage"})
  void onlyThatWayIsForecast(String way, String end, String other) {
    CommandRun run = encounter("preview", "--runs", "60", "--choose", way);
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("on the way: " + way), run.out());
    // of 60 runs all: over 15 in 16, as fewer than 1 in 16 is possible
    assertTrue(run.out().matches("(?s).*" + end + " +over 15 in 16.*"), run.out());
    assertFalse(run.out().matches("(?s).*" + other + " +over.*"), run.out());
  }

  @Test
  void theWayIsPartOfTheCommandThatTellsOneRun() {
    CommandRun run = encounter("preview", "--runs", "60", "--choose", "Break in");
    assertTrue(
        run.out().replaceAll("\\s+", " ").contains("--choose \"Break in\" --seed 1 --run"),
        run.out());
  }

  @ParameterizedTest
  @CsvSource({"Pay the toll, Passage", "Break in, Brawl"})
  void oneRunGoesThatWay(String way, String end) {
    CommandRun run = encounter("run", "--choose", way);
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains(end), run.out());
  }

  @Test
  void aWayThatNoChoiceOffersIsAnErrorOfUse() {
    CommandRun run = encounter("preview", "--choose", "Fly");
    assertEquals(64, run.code());
    assertEquals(script + ": no choice without shares offers \"Fly\".\n", run.err());
    assertEquals("", run.out());
  }

  @Test
  void emPortuguesTambem() throws IOException {
    Files.writeString(script, PORTUGUESE);
    CommandRun run = encounter("preview", "--runs", "60", "--choose", "Arrombar");
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("pelo caminho: Arrombar"), run.out());
    assertTrue(run.out().matches("(?s).*Briga +mais de 15 em 16.*"), run.out());
    CommandRun told = encounter("run", "--choose", "Pagar o pedágio");
    assertTrue(told.out().contains("Passagem"), told.out());
  }
}
