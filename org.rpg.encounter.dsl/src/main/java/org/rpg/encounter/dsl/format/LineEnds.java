package org.rpg.encounter.dsl.format;

/** Ends of lines: LF, CRLF or CR. */
final class LineEnds {
  private LineEnds() {}

  /** The one a text has: its first, LF if it has none. */
  static String of(String text) {
    int first = next(text, 0, text.length());
    return first == text.length() ? "\n" : text.substring(first, after(text, first));
  }

  /** How many there are in a part of a text. */
  static int count(String text, int from, int to) {
    int count = 0;
    for (int at = next(text, from, to); at < to; at = next(text, after(text, at), to)) {
      count++;
    }
    return count;
  }

  /** Where the next one is; {@code to} if there is none before. */
  static int next(String text, int from, int to) {
    int at = from;
    while (at < to && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
      at++;
    }
    return at;
  }

  /** Where the line behind one begins. */
  static int after(String text, int end) {
    return text.startsWith("\r\n", end) ? end + 2 : end + 1;
  }
}
