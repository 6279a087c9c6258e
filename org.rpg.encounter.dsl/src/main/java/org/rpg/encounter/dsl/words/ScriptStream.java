package org.rpg.encounter.dsl.words;

import java.util.Set;
import org.antlr.runtime.ANTLRStringStream;
import org.antlr.runtime.CharStream;

/**
 * A script's characters, with the language found in them and the places where an earlier attempt
 * gave up.
 */
public final class ScriptStream extends ANTLRStringStream {
  private final Set<Integer> resumed;
  private boolean lost;
  private Language language = Language.EN;

  ScriptStream(String text, Set<Integer> resumed) {
    super(text);
    this.resumed = resumed;
  }

  /** A text of which nothing is read as a declaration. */
  static ScriptStream lost(String text) {
    ScriptStream stream = new ScriptStream(text, Set.of());
    stream.lost = true;
    return stream;
  }

  boolean isLost() {
    return lost;
  }

  /**
   * The language that a text's tokens turned out to speak; English if the stream is none of ours.
   */
  public static Language languageOf(CharStream chars) {
    return chars instanceof ScriptStream script ? script.language : Language.EN;
  }

  Language language() {
    return language;
  }

  void speaks(Language found) {
    language = found;
  }

  Set<Integer> resumed() {
    return resumed;
  }
}
