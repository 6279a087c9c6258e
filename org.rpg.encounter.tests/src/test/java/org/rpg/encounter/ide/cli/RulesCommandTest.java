package org.rpg.encounter.ide.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rpg.encounter.rules.Rule;

/** {@code encounter rules}. */
class RulesCommandTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | MAN-15 · Charge · Investida | What the text leaves open",
        "pt | MAN-15 · Investida · Charge | O que o texto deixa em aberto"
      })
  void aRuleIsPrintedInTheUsersLanguage(String language, String title, String open) {
    CommandRun run = CommandRun.of("rules", "man_15", "--language", language);
    assertEquals(0, run.code(), run.err());
    assertEquals(title, run.out().lines().findFirst().orElse(""));
    assertTrue(run.out().contains("\n" + open + "\n"), run.out());
  }

  @Test
  void withoutAnIdEveryRuleIsListed() {
    String out = CommandRun.of("rules", "--language=en").out();
    for (Rule rule : Rule.values()) {
      assertTrue(out.contains("\n  " + rule.id() + " "), rule.id());
    }
  }

  @Test
  void severalIdsArePrintedOnceEachInTheOrderTheyWereAskedFor() {
    String out = CommandRun.of("rules", "tac-07", "TAC-07", "CTR", "--language=en").out();
    assertEquals(out.indexOf("TAC-07 · "), out.lastIndexOf("TAC-07 · "));
    assertTrue(out.indexOf("TAC-07 · ") < out.indexOf("CTR-01 · "), out);
  }

  @Test
  void theJsonIsTheSameInBothLanguages() {
    String english = CommandRun.of("rules", "MAN", "--format", "json", "--language=en").out();
    String portuguese = CommandRun.of("rules", "man", "--format=json", "--language=pt").out();
    assertEquals(english, portuguese);
    assertEquals(
        16, JsonParser.parseString(english).getAsJsonObject().getAsJsonArray("rules").size());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | MEN-15 | There is no rule \"MEN-15\". Did you mean one of these: MAN-15, ",
        "pt | asfixia | Não há regra \"asfixia\". Quis dizer uma destas: SIT-14?"
      })
  void anUnknownIdIsToldWithTheNearestAndExits64(String language, String id, String sentence) {
    CommandRun run = CommandRun.of("rules", "MAN-01", id, "--language", language);
    assertEquals(64, run.code());
    assertEquals("", run.out());
    assertTrue(run.err().startsWith(sentence), run.err());
  }
}
