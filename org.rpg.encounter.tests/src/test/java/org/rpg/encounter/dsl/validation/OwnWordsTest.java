package org.rpg.encounter.dsl.validation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.eclipse.xtext.validation.Issue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What people write in their own words, and what the script would have them write. */
class OwnWordsTest extends ScriptsAreDiagnosed {
  private static final String ENGLISH =
      """
      character Ana { skills Physique 2 }
      character Bo { skills Physique 2 }
      encounter Yard {
        heroes: Ana, Bo
        opponents: Rat
        place Door at 9 m from Ana
        %s
      }
      """;

  private static final String PORTUGUESE =
      """
      personagem Ana { perícias Físico 2 }
      personagem Bo { perícias Físico 2 }
      encontro Pátio {
        heróis: Ana, Bo
        oponentes: Rato
        lugar Porta a 9 m de Ana
        %s
      }
      """;

  private void finds(String frame, String line, String marked, String code, String... fixes) {
    String text = frame.formatted(line);
    List<Issue> issues = checker.issues(text);
    assertEquals(1, issues.size(), () -> text + issues);
    Issue issue = issues.get(0);
    int from = issue.getOffset();
    assertEquals(code, issue.getCode(), issue.getMessage());
    assertEquals(marked, text.substring(from, from + issue.getLength()));
    assertArrayEquals(fixes, issue.getData());
    for (String fix : fixes) {
      String mended = text.substring(0, from) + fix + text.substring(from + issue.getLength());
      assertEquals(List.of(), checker.codes(mended), mended);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "when turn 4: Rat flees|when turn 4|SYN-TURN|on turn 4",
        "at the end of each turn: Rat flees|at the end of each turn|SYN-TURN|every turn",
        "at the start of turn 3: Rat flees|at the start of turn 3|SYN-TURN|on turn 3",
        "on turn 2: arrive Rat for heroes at Door|for heroes at Door|SYN-ARRIVAL|at Door for heroes",
        "on turn 2: Ana takes 1d6 damage|1d6 damage|SYN-DAMAGE|1d6",
        "on turn 2: Ana takes 1d6 fire damage|1d6 fire damage|SYN-DAMAGE|1d6 fire",
        "on turn 2: Ana takes 2 points of damage|2 points of damage|SYN-DAMAGE|2",
        "if Ana is prone: Rat flees|if|SYN-EVENT|when;before: if",
        "expect victory of heroes >= 60 percent|percent|SYN-WORD|%",
        "test Perception by Ana against 8 { failure: Ana becomes prone }|test|SYN-EVENT|before: test"
      })
  void inEnglish(String line, String marked, String code, String fix) {
    finds(ENGLISH, line, marked, code, fix.split(";"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "quando turno 4: Rato foge|quando turno 4|SYN-TURN|no turno 4",
        "no fim de cada turno: Rato foge|no fim de cada turno|SYN-TURN|a cada turno",
        "no início do turno 3: Rato foge|no início do turno 3|SYN-TURN|no turno 3",
        "no turno 2: chegam Rato para heróis em Porta|para heróis em Porta|SYN-ARRIVAL|em Porta para heróis",
        "no turno 2: Ana sofre 1d6 de dano|1d6 de dano|SYN-DAMAGE|1d6",
        "no turno 2: Ana sofre 1d6 de dano de fogo|1d6 de dano de fogo|SYN-DAMAGE|1d6 fogo",
        "no turno 2: Ana sofre 2 pontos de dano|2 pontos de dano|SYN-DAMAGE|2",
        "se Ana está caída: Rato foge|se|SYN-EVENT|quando;antes: se",
        "espera vitória dos heróis >= 60 por cento|por cento|SYN-WORD|%",
        "teste de Percepção por Ana contra 8 { falha: Ana fica caída }|teste de|SYN-EVENT|antes: teste de"
      })
  void emPortugues(String line, String marked, String code, String fix) {
    finds(PORTUGUESE, line, marked, code, fix.split(";"));
  }

  @ParameterizedTest
  @CsvSource({
    "journey J { travellers Ana  supplies 9 meals  pace %s  leg Moor 2 km }, 2 km per hour, 2 km/h",
    "journey J { travellers Ana  supplies 9 meals  pace %s  leg Moor 2 km }, 30 km a day, 30 km/day",
    "jornada J { viajantes Ana  suprimentos 9 refeições  ritmo %s  etapa Brejo 2 km }, 2 km por hora, 2 km/h",
    "jornada J { viajantes Ana  suprimentos 9 refeições  ritmo %s  etapa Brejo 2 km }, 30 km por dia, 30 km/dia"
  })
  void aPaceIsWrittenWithAStroke(String journey, String pace, String fix) {
    String character =
        journey.startsWith("jornada")
            ? "personagem Ana { perícias Físico 2 }\n"
            : "character Ana { skills Physique 2 }\n";
    finds(character + journey, pace, pace, "SYN-PACE", fix);
  }

  @Test
  void anErrorHidesNoNameOfTheNextDeclaration() {
    String text =
        """
        character Ana { skills Physique 2 }
        episode E { travellers Ana  ends -> Grab and Go }
        encounter F { heroes: Ana, Nobody  opponents: Rat }
        """;
    assertEquals(List.of("SYN-NAME", "LINK-UNKNOWN"), checker.codes(text));
  }

  @Test
  void whatLeansOnABrokenDeclarationIsNotBlamed() {
    String text =
        """
        character Ana { skills Physique 2 }
        episode E { travellers Ana  ends -> Grab and Go }
        adventure A {
          travellers Ana
          starts at E
          E if victory -> Over
          ending Over
        }
        """;
    assertEquals(List.of("SYN-NAME"), checker.codes(text));
  }

  @Test
  void anErrorInWhatLeansOnABrokenDeclarationIsTold() {
    String text =
        """
        character Ana { skills Physique 2 }
        encounter E { heroes: Ana  opponents: Rat  ends after 2 turns -> Grab and Go }
        journey J {
          travellers Ana
          leg Moor 2 h { fight E }
          leg Fen 2 h in Marshes
        }
        """;
    assertEquals(List.of("SYN-NAME", "LINK-UNKNOWN"), checker.codes(text));
  }
}
