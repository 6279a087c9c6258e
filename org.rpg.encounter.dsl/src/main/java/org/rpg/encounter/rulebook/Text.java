package org.rpg.encounter.rulebook;

import org.rpg.encounter.dsl.words.Language;

/**
 * The same in both languages.
 *
 * @param english in English
 * @param portuguese in Portuguese
 */
public record Text(String english, String portuguese) {
  /** In one of them. */
  public String in(Language language) {
    return language.choose(english, portuguese);
  }
}
