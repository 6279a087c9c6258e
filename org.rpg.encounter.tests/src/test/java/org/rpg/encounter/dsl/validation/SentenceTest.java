package org.rpg.encounter.dsl.validation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Reader;

class SentenceTest {
  private static final Reader STRANGER = new Reader(Language.EN, Language.PT);

  @Test
  void codeStaysInTheLanguageOfTheScript() {
    Sentence sentence =
        new Sentence(
            "The ruleset's line wants 'when' or 'on turn 2:', not '{0}'.",
            "A linha do regulamento quer 'quando' ou 'no turno 2:', e não '{0}'.");
    assertEquals(
        "The ruleset's line wants 'quando' or 'no turno 2:', not '{0}'.", sentence.in(STRANGER));
    assertEquals(sentence.portuguese(), sentence.in(Reader.of(Language.PT)));
  }

  @Test
  void theJointBetweenTwoPlacesIsNoCode() {
    Sentence sentence = new Sentence("'{0}' or '{1}'", "'{0}' ou '{1}'");
    assertEquals("'{0}' or '{1}'", sentence.in(STRANGER));
    assertEquals("{0}' or '{1}", new Sentence("{0}' or '{1}", "{0}' ou '{1}").in(STRANGER));
  }

  @Test
  void bothLanguagesOfEveryMessageQuoteAsMuch() {
    for (String code : DiagnosisPage.codes()) {
      DiagnosisPage page = Diagnosis.of(code).page();
      assertEquals(
          Sentence.quotations(page.message(Language.EN)).size(),
          Sentence.quotations(page.message(Language.PT)).size(),
          code);
    }
    for (String key : Phrases.keys()) {
      assertEquals(
          Sentence.quotations(Phrases.of(key).in(Language.EN)).size(),
          Sentence.quotations(Phrases.of(key).in(Language.PT)).size(),
          key);
    }
  }
}
