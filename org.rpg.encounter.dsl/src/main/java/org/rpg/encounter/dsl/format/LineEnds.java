package org.rpg.encounter.dsl.format;

import java.util.LinkedHashMap;
import java.util.Map;

/** Ends of lines: LF, CRLF or CR. */
final class LineEnds {
  private LineEnds() {}

  /**
   * The one most lines of a text have; of two that are as frequent the first, LF if it has none. A
   * single CR among others was pasted.
   */
  static String of(String text) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (int at = next(text, 0, text.length());
        at < text.length();
        at = next(text, after(text, at), text.length())) {
      counts.merge(text.substring(at, after(text, at)), 1, Integer::sum);
    }
    if (counts.size() > 1) {
      counts.merge("\r", -1, Integer::sum); // of two that are as frequent it is the pasted one
    }
    int most = counts.values().stream().mapToInt(it -> it).max().orElse(0);
    return counts.keySet().stream().filter(it -> counts.get(it) == most).findFirst().orElse("\n");
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
