package org.rpg.encounter.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rpg.encounter.play.Plans;
import org.rpg.encounter.preview.Preview;
import org.rpg.encounter.preview.PreviewOptions;
import org.rpg.encounter.preview.Progress;

/** What a forecast says of those who come late, or never. */
class AbsentTest {
  private static final int RUNS = 60; // 95 %: fewer than 3.84 / 63.84, so 1 in 16

  private static final String ENGLISH =
      """
      tactics Idle { otherwise: wait }
      character Ana { skills Physique 2  style Idle }
      creature Calm like Goblin { style Idle }
      encounter Yard {
        heroes: Ana
        opponents: Calm at 60 m from Ana
        on turn 1 of opponents: %s
        on turn 30 of opponents: arrive %s at 60 m from Ana
        ends after 3 turns with draw
      }
      """;

  private static final String PORTUGUESE =
      """
      tática Parada { senão: aguardar }
      personagem Ana { perícias Físico 2  estilo Parada }
      criatura Calmo como Goblin { estilo Parada }
      encontro Pátio {
        heróis: Ana
        oponentes: Calmo a 60 m de Ana
        no turno 1 dos oponentes: %s
        no turno 30 dos oponentes: chegam 2 Goblins a 60 m de Ana
        termina depois de 3 turnos com empate
      }
      """;

  private static List<String> characters(String script) throws InterruptedException {
    String text =
        ForecastText.of(
            Preview.of(Plans.of(script), new PreviewOptions(RUNS, 1, 1), Progress.NONE),
            Terminal.plain(),
            new Replay("a.encounter", Optional.empty()));
    List<String> lines = text.lines().map(String::strip).toList();
    int first =
        lines.indexOf(lines.stream().filter(it -> it.startsWith("Goblin")).findFirst().get());
    return lines.subList(first, first + 2);
  }

  @ParameterizedTest
  @CsvSource({
    "EN, never came: fewer than 1 in 16 runs",
    "PT, nunca veio: menos de 1 em 16 simulações"
  })
  void whoeverNeverCameHasNothingButThat(String language, String never)
      throws InterruptedException {
    String script =
        language.equals("EN")
            ? ENGLISH.formatted("nothing", "2 Goblins")
            : PORTUGUESE.formatted("nada");
    assertEquals(List.of("Goblin × 2", never), characters(script));
  }

  @Test
  void thoseWhoNeverCameDoNotThinOutTheOthers() throws InterruptedException {
    String script = ENGLISH.formatted("arrive Goblin at 90 m from Ana", "2 Goblins");
    List<String> goblins = characters(script);
    // of the one who came none died: the odds are those of 60 runs, not of 60 / 3
    assertTrue(goblins.get(0).startsWith("Goblin × 3"), goblins.get(0));
    assertTrue(goblins.get(0).contains("fewer than 1 in 16"), goblins.get(0));
  }
}
