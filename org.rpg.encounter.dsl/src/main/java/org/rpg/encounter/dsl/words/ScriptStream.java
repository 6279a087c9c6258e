package org.rpg.encounter.dsl.words;

import java.util.Optional;
import java.util.Set;
import org.antlr.runtime.ANTLRStringStream;
import org.antlr.runtime.CharStream;

/**
 * A script's characters, with the language found in them and the places where an earlier attempt
 * gave up.
 */
public final class ScriptStream extends ANTLRStringStream {
  private final Set<Integer> resumed;
  private final Optional<Language> hint;
  private boolean lost;
  private Language language = Language.EN;

  ScriptStream(String text, Set<Integer> resumed) {
    this(text, resumed, Optional.empty());
  }

  ScriptStream(String text, Set<Integer> resumed, Optional<Language> hint) {
    super(text);
    this.resumed = resumed;
    this.hint = hint;
  }

  /** A text of which nothing is read as a declaration. */
  static ScriptStream lost(String text, Optional<Language> hint) {
    ScriptStream stream = new ScriptStream(text, Set.of(), hint);
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

  /** The language of a text whose words do not decide it, if something else does. */
  Optional<Language> hint() {
    return hint;
  }

  void speaks(Language found) {
    language = found;
  }

  Set<Integer> resumed() {
    return resumed;
  }
}
