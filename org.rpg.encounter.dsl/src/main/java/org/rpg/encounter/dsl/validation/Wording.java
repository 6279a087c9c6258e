package org.rpg.encounter.dsl.validation;

import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Reader;

/** Something a message can say in either language. */
@FunctionalInterface
public interface Wording {
  /** As it is told to a reader. */
  String in(Reader reader);

  /** As it is told to who reads in the language of the script. */
  default String in(Language language) {
    return in(Reader.of(language));
  }
}
