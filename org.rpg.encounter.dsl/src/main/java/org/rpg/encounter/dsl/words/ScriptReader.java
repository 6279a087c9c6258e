package org.rpg.encounter.dsl.words;

import java.io.StringReader;
import java.util.Optional;

/** A script that something besides its words says a language of. */
public final class ScriptReader extends StringReader {
  private final String text;
  private final Optional<Language> hint;

  /**
   * @param text the script
   * @param hint the language it speaks if its words do not decide it
   */
  public ScriptReader(String text, Optional<Language> hint) {
    super(text);
    this.text = text;
    this.hint = hint;
  }

  ScriptStream stream() {
    return new ScriptStream(text, java.util.Set.of(), hint);
  }
}
