package org.rpg.encounter.report;

import org.rpg.encounter.dsl.words.Language;

/** Sentences that stand in two languages side by side and are said in one of them. */
class Words {
  /** Numbers as the language writes them. */
  protected final Numbers numbers;

  private final boolean portuguese;

  Words(Language language) {
    portuguese = language == Language.PT;
    numbers = new Numbers(language);
  }

  /** One of the two. */
  protected final String say(CharSequence inEnglish, CharSequence inPortuguese) {
    return (portuguese ? inPortuguese : inEnglish).toString();
  }
}
