package org.rpg.encounter.dsl.validation;

import org.rpg.encounter.dsl.words.Language;

/** Something a message can say in either language. */
@FunctionalInterface
public interface Wording {
  String in(Language language);
}
