package org.rpg.encounter.dsl.format;

/**
 * A change of a script's text.
 *
 * @param offset where it begins, in UTF-16 units
 * @param length how much of the text goes
 * @param text what comes instead
 */
public record Edit(int offset, int length, String text) {
  /** Applies edits, which stand in the order of the text and do not overlap. */
  public static String apply(String text, Iterable<Edit> edits) {
    StringBuilder result = new StringBuilder(text.length());
    int done = 0;
    for (Edit edit : edits) {
      result.append(text, done, edit.offset).append(edit.text);
      done = edit.offset + edit.length;
    }
    return result.append(text, done, text.length()).toString();
  }

  int end() {
    return offset + length;
  }
}
