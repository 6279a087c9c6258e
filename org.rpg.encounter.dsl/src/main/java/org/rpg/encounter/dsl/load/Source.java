package org.rpg.encounter.dsl.load;

import java.util.Arrays;
import java.util.Objects;
import org.rpg.encounter.dsl.pages.Lines;

/**
 * The text of a script under the name a reader knows it by, with its lines. Immutable; two are
 * equal if name and text are.
 */
public final class Source {
  private final String name;
  private final String text;

  /** The offset of each line's begin, once somebody has asked. */
  private int[] starts = {};

  /**
   * @param name what messages call the script, as it was typed
   * @param text the whole text, without a byte order mark
   */
  public Source(String name, String text) {
    this.name = name;
    this.text = text;
  }

  /** What messages call the script. */
  public String name() {
    return name;
  }

  /** The whole text. */
  public String text() {
    return text;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Source it && it.name.equals(name) && it.text.equals(text);
  }

  @Override
  public int hashCode() {
    return Objects.hash(name, text);
  }

  @Override
  public String toString() {
    return name;
  }

  private synchronized int[] starts() {
    if (starts.length == 0) {
      starts = Lines.starts(text);
    }
    return starts;
  }

  /** Line and column of an offset, both from 1; a column counts code points. */
  public record Place(int line, int column) {}

  /** Where an offset is; an offset outside the text is taken as its nearest end. */
  public Place place(int offset) {
    int at = Math.max(0, Math.min(offset, text.length()));
    int[] starts = starts();
    int line = Arrays.binarySearch(starts, at);
    int index = line >= 0 ? line : -line - 2;
    return new Place(index + 1, text.codePointCount(starts[index], at) + 1);
  }

  /** The text of a line, counted from 1, without its end. */
  public String line(int line) {
    int[] starts = starts();
    if (line < 1 || line > starts.length) {
      return "";
    }
    int end = line < starts.length ? starts[line] : text.length();
    while (end > starts[line - 1] && isLineEnd(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(starts[line - 1], end);
  }

  private static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r';
  }
}
