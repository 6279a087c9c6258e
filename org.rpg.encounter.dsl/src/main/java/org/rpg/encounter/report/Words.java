package org.rpg.encounter.report;

import org.rpg.encounter.dsl.words.Language;

/** Sentences that stand in two languages side by side and are said in one of them. */
class Words {
  /** Numbers as the language writes them. */
  protected final Numbers numbers;

  protected final Language language;

  Words(Language language) {
    this.language = language;
    numbers = new Numbers(language);
  }

  /** One of the two. */
  protected final String say(CharSequence inEnglish, CharSequence inPortuguese) {
    return language.choose(inEnglish, inPortuguese).toString();
  }
}
