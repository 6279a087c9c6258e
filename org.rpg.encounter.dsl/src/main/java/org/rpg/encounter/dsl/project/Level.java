package org.rpg.encounter.dsl.project;

import java.util.Arrays;
import java.util.Optional;
import org.rpg.encounter.dsl.words.Language;

/** How much a diagnostic matters to a table, from nothing to an error. */
public enum Level {
  /** It is not told. */
  OFF("off", "desligado"),
  /** A hint. */
  HINT("hint", "dica"),
  /** A warning. */
  WARNING("warning", "aviso"),
  /** An error: a script that has it does not count as valid. */
  ERROR("error", "erro");

  private final String english;
  private final String portuguese;

  Level(String english, String portuguese) {
    this.english = english;
    this.portuguese = portuguese;
  }

  /** The level of that name in either language. */
  public static Optional<Level> of(String name) {
    return Arrays.stream(values())
        .filter(level -> level.english.equals(name) || level.portuguese.equals(name))
        .findFirst();
  }

  /** Its name in a language. */
  public String in(Language language) {
    return language.choose(english, portuguese);
  }
}
