package org.rpg.encounter.dsl.words;

/**
 * Who is told something about a script.
 *
 * @param language the language it is told in
 * @param script the language of the script: its words and its names are quoted in it, so that the
 *     reader can write them there
 */
public record Reader(Language language, Language script) {
  /** Who reads of a script in its own language. */
  public static Reader of(Language script) {
    return new Reader(script, script);
  }

  /** Whichever of two texts is in the language of what is told. */
  public <T> T choose(T english, T portuguese) {
    return language.choose(english, portuguese);
  }

  /** A word as it is to be written in the script. */
  public String word(String key) {
    return Words.spelling(key, script);
  }
}
