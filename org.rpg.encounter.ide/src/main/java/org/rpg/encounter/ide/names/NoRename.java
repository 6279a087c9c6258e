package org.rpg.encounter.ide.names;

import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.words.Language;

/** Why a name cannot become another; what the person who asked reads. */
public final class NoRename extends Exception {
  private static final long serialVersionUID = 1L;

  private NoRename(String message) {
    super(message);
  }

  static NoRename because(String phrase, Language language, Object... arguments) {
    return new NoRename(Phrases.of("rename." + phrase, arguments).in(language));
  }
}
