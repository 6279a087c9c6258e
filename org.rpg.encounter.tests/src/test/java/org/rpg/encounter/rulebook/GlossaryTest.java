package org.rpg.encounter.rulebook;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Words;

/** The words of journeys tell the rules that they stand for, in both languages. */
class GlossaryTest {
  @ParameterizedTest
  @CsvSource({
    "short-rest, REST-01",
    "long-rest, REST-04",
    "treats, TRT-02",
    "accelerated, TRV-04",
    "perseverance, EXH-08",
    "sleeps, EXH-20",
    "eats, EXH-19",
    "meals, EXH-06",
    "session-start, EXH-17",
    "spends, EXH-18",
    "recovers, REC-01",
    "watches, REST-04",
    "leg, TRV-01",
    "collapse, EXH-15",
    "no-sleep, EXH-03",
    "no-meals, EXH-06"
  })
  void aWordTellsItsRule(String key, String rule) {
    for (Language language : Language.values()) {
      String text = Glossary.about(key, language).orElse("");
      assertTrue(text.contains(Words.spelling(key, language)), text);
      assertTrue(text.contains("**" + rule + " "), text);
    }
  }
}
