package org.rpg.encounter.report;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;

/**
 * What a text report is written to.
 *
 * @param width cells of a line, at least {@value #NARROWEST}; a smaller number counts as that
 * @param colours whether it understands ANSI colours
 * @param charset what it can show; everything else is written with the nearest plain letters
 */
public record Terminal(int width, boolean colours, Charset charset) {
  /** The narrowest line that a report can be set in, in cells. */
  public static final int NARROWEST = 20;

  /** Where the width is not known. */
  public static final int USUAL_WIDTH = 80;

  private static final char NO_BREAK = '\u00A0';
  private static final String FANCY = "▏▎▍▌▋▊▉█▒░┃╶╴─";
  private static final String GLYPHS = "·–—✓✗×…─┃╶╴«»“”‘’→▸−│";
  private static final String PLAIN_GLYPHS = "---+xx~-|--\"\"\"\"''>>-|";

  public Terminal {
    width = Math.max(width, NARROWEST);
  }

  /** A file, or a terminal nothing is known of: 80 cells, no colours, UTF-8. */
  public static Terminal plain() {
    return new Terminal(USUAL_WIDTH, false, StandardCharsets.UTF_8);
  }

  /** Whether bars can be drawn with block elements. */
  boolean fancy() {
    return charset.canEncode() && charset.newEncoder().canEncode(FANCY);
  }

  /** The text as this terminal can show it, lines ended by LF: none gets wider by that. */
  String show(String text) {
    StringBuilder shown = new StringBuilder(text.length());
    CharsetEncoder encoder =
        (charset.canEncode() ? charset : StandardCharsets.US_ASCII).newEncoder();
    for (int i = 0, next; i < text.length(); i = next) {
      next = Cells.next(text, i);
      String piece = text.substring(i, next);
      if (text.charAt(i) == '\r') {
        continue; // templates end their lines as the platform does
      }
      if (text.charAt(i) == NO_BREAK) {
        shown.append(' '); // lines are broken by now
      } else if (text.charAt(i) == Ink.ESCAPE) {
        shown.append(colours ? piece : "");
      } else {
        shown.append(encoder.canEncode(piece) ? piece : plain(piece));
      }
    }
    return shown.toString();
  }

  private static String plain(String character) {
    int glyph = GLYPHS.indexOf(character);
    if (glyph >= 0) {
      return PLAIN_GLYPHS.substring(glyph, glyph + 1);
    }
    String letters =
        Normalizer.normalize(character, Normalizer.Form.NFKD).replaceAll("[^\\x20-\\x7e]", "");
    int cells = Cells.width(character);
    return letters.length() == cells ? letters : "?".repeat(cells);
  }
}
