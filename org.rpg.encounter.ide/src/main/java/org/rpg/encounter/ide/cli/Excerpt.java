package org.rpg.encounter.ide.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One line of a script as a terminal shows it, and the marks below it.
 *
 * @param line the line, tabs as blanks, nothing unprintable
 * @param marks blanks and carets that stand below the marked part
 */
record Excerpt(String line, String marks) {
  private static final Pattern CLUSTER = Pattern.compile("\\X");
  private static final int TAB = 4;
  private static final int WIDEST = 160;

  /**
   * Marks a part of a line.
   *
   * @param text the line without its end
   * @param from index of the first marked character
   * @param to index behind the last one; at least one column is marked
   */
  static Excerpt of(String text, int from, int to) {
    int first = clip(text, from);
    StringBuilder line = new StringBuilder();
    StringBuilder marks = new StringBuilder();
    if (first > 0) {
      line.append('…');
      marks.append(' ');
    }
    Matcher clusters = CLUSTER.matcher(text);
    for (int at = first; at < text.length() && clusters.find(at); at = clusters.end()) {
      if (line.length() > WIDEST) {
        line.append('…');
        break;
      }
      String cluster = clusters.group();
      String shown = shown(cluster, marks.length());
      line.append(shown);
      boolean marked = at < to && clusters.end() > from;
      marks.append((marked ? "^" : " ").repeat(columns(shown)));
    }
    if (marks.indexOf("^") < 0) {
      marks.append('^');
    }
    return new Excerpt(line.toString().stripTrailing(), marks.toString().stripTrailing());
  }

  /** Where to begin, so that the marked part of a very long line is seen. */
  private static int clip(String text, int from) {
    if (from <= WIDEST * 3 / 4) {
      return 0;
    }
    int first = Math.min(from, text.length()) - WIDEST / 2;
    return Character.isLowSurrogate(text.charAt(first)) ? first - 1 : first;
  }

  private static String shown(String cluster, int column) {
    int c = cluster.codePointAt(0);
    if (c == '\t') {
      return " ".repeat(TAB - column % TAB);
    }
    return Character.isISOControl(c) || c == 0xFEFF || turns(c) ? "�" : cluster;
  }

  /** Whether a character changes the direction of the line, or ends it. */
  private static boolean turns(int c) {
    return c >= 0x202A && c <= 0x202E
        || c >= 0x2066 && c <= 0x2069
        || c == 0x200F
        || c == 0x2028
        || c == 0x2029;
  }

  /** A sentence that holds words of a script, without what would steer a terminal. */
  static String plain(String sentence) {
    StringBuilder plain = new StringBuilder(sentence.length());
    sentence
        .codePoints()
        .forEach(c -> plain.appendCodePoint(Character.isISOControl(c) || turns(c) ? 0xFFFD : c));
    return plain.toString();
  }

  /** How many columns a cluster takes on a terminal; blanks of a tab are counted one by one. */
  static int columns(String cluster) {
    if (cluster.isBlank()) {
      return cluster.length();
    }
    int widest = 0;
    for (int i = 0; i < cluster.length(); ) {
      int c = cluster.codePointAt(i);
      i += Character.charCount(c);
      widest = Math.max(widest, c == 0xFE0F ? 2 : width(c)); // FE0F asks for the emoji's picture
    }
    return widest;
  }

  private static int width(int c) {
    int type = Character.getType(c);
    if (type == Character.NON_SPACING_MARK
        || type == Character.ENCLOSING_MARK
        || type == Character.FORMAT) {
      return 0;
    }
    boolean wide =
        c >= 0x1100 && c <= 0x115F // Hangul
            || c >= 0x2E80 && c <= 0xA4CF && c != 0x303F // Chinese, Japanese
            || c >= 0xAC00 && c <= 0xD7A3
            || c >= 0xF900 && c <= 0xFAFF
            || c >= 0xFE30 && c <= 0xFE6F
            || c >= 0xFF00 && c <= 0xFF60
            || c >= 0xFFE0 && c <= 0xFFE6
            || c >= 0x1F300 && c <= 0x1F64F // pictures
            || c >= 0x1F680 && c <= 0x1F6FF
            || c >= 0x1F900 && c <= 0x1FAFF
            || c >= 0x20000 && c <= 0x3FFFD;
    return wide ? 2 : 1;
  }
}
