package org.rpg.encounter.ide.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rpg.encounter.dsl.words.Letters;
import org.rpg.encounter.report.Cells;

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
    boolean hidden = Letters.isInvisible(c) || Character.isISOControl(c) || turns(c);
    return hidden ? "�" : cluster;
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

  /** How many columns a cluster takes on a terminal. */
  static int columns(String cluster) {
    return Cells.width(cluster);
  }
}
