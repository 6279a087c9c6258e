package org.rpg.encounter.ide.names;

import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.validation.Wording;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Reader;

/** Why a name cannot become another; what the person who asked reads. */
public final class NoRename extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient Wording because;

  private NoRename(Wording because) {
    super(because.in(Language.EN));
    this.because = because;
  }

  static NoRename because(String phrase, Object... arguments) {
    return new NoRename(Phrases.of("rename." + phrase, arguments));
  }

  /** What is told to whoever asked. */
  public String told(Reader reader) {
    return because.in(reader);
  }
}
