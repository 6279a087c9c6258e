package org.rpg.encounter.dsl.load;

import java.util.Arrays;

/**
 * The text of a script under the name a reader knows it by, with its lines.
 *
 * @param name what messages call the script, as it was typed
 * @param text the whole text, without a byte order mark
 */
public record Source(String name, String text) {

  /** Line and column of an offset, both from 1; a column counts code points. */
  public record Place(int line, int column) {}

  /** Where an offset is; an offset outside the text is taken as its nearest end. */
  public Place place(int offset) {
    int at = Math.max(0, Math.min(offset, text.length()));
    int[] starts = lineStarts();
    int line = Arrays.binarySearch(starts, at);
    int index = line >= 0 ? line : -line - 2;
    return new Place(index + 1, text.codePointCount(starts[index], at) + 1);
  }

  /** The text of a line, counted from 1, without its end. */
  public String line(int line) {
    int[] starts = lineStarts();
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

  /** Where each line begins; a line ends with LF, CRLF or CR. */
  private int[] lineStarts() {
    int[] starts = new int[16];
    int count = 1;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean ends = c == '\n' || c == '\r' && !text.startsWith("\n", i + 1);
      if (ends) {
        if (count == starts.length) {
          starts = Arrays.copyOf(starts, count * 2);
        }
        starts[count++] = i + 1;
      }
    }
    return Arrays.copyOf(starts, count);
  }
}
