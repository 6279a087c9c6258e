package org.rpg.encounter.dsl.validation;

import org.rpg.encounter.dsl.words.Language;

/**
 * What would be right in the place of the marked text; a quick fix writes it, the message shows it.
 */
public record Fix(String replacement) implements Wording {
  @Override
  public String in(Language language) {
    return replacement;
  }
}
