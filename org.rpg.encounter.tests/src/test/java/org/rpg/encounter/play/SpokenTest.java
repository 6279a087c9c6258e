package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a forecast tells parts of a script: as one says them, not as they are written. */
class SpokenTest {
  private static final String PEOPLE =
      """
      character Ana { skills Physique 2 }
      fact Alarm / Alarme 0
      """;

  private static final String PESSOAS =
      """
      personagem Ana { perícias Físico 2 }
      fato Alarme / Alarm 0
      """;

  private static List<String> rows(String script) {
    return Plans.of(script).questions().rows().stream().map(Questions.Row::text).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        ": nothing | : nada | nothing | nada",
        "{ Alarm rises 1 delay 3 h } | { Alarme sobe 1 atraso de 3 h }"
            + " | Alarm rises 1, delay 3 h | Alarme sobe 1, atraso de 3 h",
        "{ read \"Elk.\" delay 1 h } | { leia \"Alces.\" atraso de 1 h } | delay 1 h | atraso de 1 h",
        "{ if Alarm < 4 { delay 1 h Ana faints } otherwise: read \"Elk.\" }"
            + " | { se Alarme < 4 { atraso de 1 h Ana desmaia } senão: leia \"Alces.\" }"
            + " | if Alarm below 4 (delay 1 h, Ana faints) otherwise: …"
            + " | se Alarme abaixo de 4 (atraso de 1 h, Ana desmaia) senão: …",
        "{ test Survival by Ana against 8 { success: nothing failure: ends -> \"Bad End\" } }"
            + " | { teste de Sobrevivência por Ana contra 8 { sucesso: nada falha: termina -> \"Mau Fim\" } }"
            + " | test Survival by Ana against 8 (success: nothing; failure: ends → Bad End)"
            + " | teste de Sobrevivência por Ana contra 8 (sucesso: nada; falha: termina → Mau Fim)",
      })
  void whatARowOfATableBrings(String en, String pt, String inEnglish, String inPortuguese) {
    String journey = "journey Fen { travellers Ana leg Moor 2 h { roll Luck } }\n";
    String jornada = "jornada Brejo { viajantes Ana etapa Charco 2 h { rola Sorte } }\n";
    assertEquals(List.of(inEnglish), rows(PEOPLE + journey + "table Luck d6 { 1-6" + en + " }"));
    assertEquals(
        List.of(inPortuguese), rows(PESSOAS + jornada + "tabela Sorte d6 { 1-6" + pt + " }"));
  }

  private static List<String> edges(String script) {
    Plan plan = Plans.named(script, "Fever");
    return plan.graph().orElseThrow().stages().get(0).edges().stream()
        .map(StageMap.Edge::text)
        .toList();
  }

  @Test
  void whatAWayOnAsksFor() {
    String english =
        PEOPLE
            + """
            episode Parley { travellers Ana  ends -> "Bad End" }
            adventure Fever {
              travellers Ana
              starts at Parley
              Parley if "Bad End" and Alarm >= 2 -> Over if 30% -> Over otherwise -> Over
              ending Over
            }
            """;
    String portuguese =
        PESSOAS
            + """
            episódio Conversa { viajantes Ana  termina -> "Mau Fim" }
            aventura Fever {
              viajantes Ana
              começa em Conversa
              Conversa se "Mau Fim" e Alarme >= 2 -> Acabou se 30% -> Acabou senão -> Acabou
              desfecho Acabou
            }
            """;
    assertEquals(
        List.of("Bad End and Alarm at least 2", "with chance 30%", "otherwise"), edges(english));
    assertEquals(
        List.of("Mau Fim e Alarme ao menos 2", "com chance 30%", "senão"), edges(portuguese));
  }

  @Test
  void theOnlyWayOnAsksForNothing() {
    String script =
        PEOPLE
            + """
            episode Parley { travellers Ana  ends -> Done }
            adventure Fever { travellers Ana  starts at Parley  Parley -> Over  ending Over }
            """;
    assertEquals(List.of(""), edges(script));
  }

  @Test
  void aTestIsToldWithoutWhatComesOfIt() {
    String script =
        PEOPLE
            + """
            character "Old Hob" { skills Physique 2 }
            episode Parley {
              travellers Ana, "Old Hob"
              test Survival by "Old Hob" against (4 + 4) * 1 { failure: Alarm rises 1 }
            }
            """;
    assertEquals(
        List.of("test Survival by Old Hob against (4 + 4) * 1"),
        Stream.of(Plans.of(script))
            .flatMap(it -> it.questions().tests().stream())
            .map(Questions.Test::text)
            .toList());
  }
}
