package org.rpg.encounter.report;

import java.util.ArrayList;
import java.util.List;

/**
 * Text measured in the cells of a terminal: wide characters take two, combining marks and colours
 * none. Nothing here depends on the locale.
 */
public final class Cells {
  /** First and last code point of what takes two cells: East Asian wide forms and emoji. */
  private static final int[] WIDE = {
    0x1100, 0x115F, 0x231A, 0x231B, 0x2329, 0x232A, 0x23E9, 0x23EC, 0x23F0, 0x23F0, 0x23F3, 0x23F3,
    0x25FD, 0x25FE, 0x2614, 0x2615, 0x2648, 0x2653, 0x267F, 0x267F, 0x2693, 0x2693, 0x26A1, 0x26A1,
    0x26AA, 0x26AB, 0x26BD, 0x26BE, 0x26C4, 0x26C5, 0x26CE, 0x26CE, 0x26D4, 0x26D4, 0x26EA, 0x26EA,
    0x26F2, 0x26F3, 0x26F5, 0x26F5, 0x26FA, 0x26FA, 0x26FD, 0x26FD, 0x2705, 0x2705, 0x270A, 0x270B,
    0x2728, 0x2728, 0x274C, 0x274C, 0x274E, 0x274E, 0x2753, 0x2755, 0x2757, 0x2757, 0x2795, 0x2797,
    0x27B0, 0x27B0, 0x27BF, 0x27BF, 0x2B1B, 0x2B1C, 0x2B50, 0x2B50, 0x2B55, 0x2B55, 0x2E80, 0x303E,
    0x3041, 0x33FF, 0x3400, 0x4DBF, 0x4E00, 0x9FFF, 0xA000, 0xA4CF, 0xA960, 0xA97F, 0xAC00, 0xD7A3,
    0xF900, 0xFAFF, 0xFE10, 0xFE19, 0xFE30, 0xFE6F, 0xFF00, 0xFF60, 0xFFE0, 0xFFE6, 0x16FE0,
    0x18AFF, 0x1B000, 0x1B2FF, 0x1F004, 0x1F004, 0x1F0CF, 0x1F0CF, 0x1F18E, 0x1F18E, 0x1F191,
    0x1F19A, 0x1F200, 0x1F320, 0x1F32D, 0x1F335, 0x1F337, 0x1F37C, 0x1F37E, 0x1F393, 0x1F3A0,
    0x1F3CA, 0x1F3CF, 0x1F3D3, 0x1F3E0, 0x1F3F0, 0x1F3F4, 0x1F3F4, 0x1F3F8, 0x1F43E, 0x1F440,
    0x1F440, 0x1F442, 0x1F4FC, 0x1F4FF, 0x1F53D, 0x1F54B, 0x1F54E, 0x1F550, 0x1F567, 0x1F57A,
    0x1F57A, 0x1F595, 0x1F596, 0x1F5A4, 0x1F5A4, 0x1F5FB, 0x1F64F, 0x1F680, 0x1F6C5, 0x1F6CC,
    0x1F6CC, 0x1F6D0, 0x1F6D2, 0x1F6D5, 0x1F6DF, 0x1F6EB, 0x1F6EC, 0x1F6F4, 0x1F6FC, 0x1F7E0,
    0x1F7EB, 0x1F90C, 0x1F93A, 0x1F93C, 0x1F945, 0x1F947, 0x1F9FF, 0x1FA70, 0x1FAFF, 0x20000,
    0x3FFFD
  };

  private static final int JOINER = 0x200D;
  private static final int AS_PICTURE = 0xFE0F;
  private static final int FIRST_MARK = 0x300;

  /** Above it, what a joiner joins are pictures. */
  private static final int LETTERS = 0x2000;

  /** A longer name is cut where it stands among others. */
  private static final int LONGEST_NAME = 60;

  private Cells() {}

  /** Cells that a character takes by itself. */
  static int width(int character) {
    if (character < 0x300) {
      return character == 0xAD ? 0 : 1;
    }
    int type = Character.getType(character);
    if (type == Character.NON_SPACING_MARK
        || type == Character.ENCLOSING_MARK
        || type == Character.FORMAT) {
      return 0;
    }
    for (int i = 0; i < WIDE.length && WIDE[i] <= character; i += 2) {
      if (character <= WIDE[i + 1]) {
        return 2;
      }
    }
    return 1;
  }

  /** Cells that a text takes; its colours take none. */
  public static int width(String text) {
    int cells = 0;
    for (int i = 0, next; i < text.length(); i = next) {
      next = next(text, i);
      cells += width(text, i, next);
    }
    return cells;
  }

  /** Cells of what a reader sees as one character; of a colour none. */
  private static int width(String text, int from, int to) {
    if (text.charAt(from) == Ink.ESCAPE) {
      return 0;
    }
    int widest = 0;
    for (int i = from; i < to; ) {
      int character = text.codePointAt(i);
      i += Character.charCount(character);
      boolean picture = character == AS_PICTURE || isFlag(character) && i < to;
      widest = Math.max(widest, picture ? 2 : width(character));
    }
    return widest;
  }

  /**
   * Where the character or colour that starts at {@code index} ends: with its accents, and with
   * whatever is joined to a picture.
   */
  static int next(String text, int index) {
    if (text.charAt(index) == Ink.ESCAPE) {
      int end = text.indexOf('m', index);
      return end < 0 ? text.length() : end + 1;
    }
    int first = text.codePointAt(index);
    int next = index + Character.charCount(first);
    if (isFlag(first) && next < text.length() && isFlag(text.codePointAt(next))) {
      return next + Character.charCount(text.codePointAt(next));
    }
    while (next < text.length() && first >= ' ') {
      int character = text.codePointAt(next);
      boolean joined = text.charAt(next - 1) == JOINER && first > LETTERS;
      if (!joined && !extend(character)) {
        break;
      }
      next += Character.charCount(character);
    }
    return next;
  }

  private static boolean extend(int character) {
    if (character < FIRST_MARK) {
      return false;
    }
    int type = Character.getType(character);
    return type == Character.NON_SPACING_MARK
        || type == Character.ENCLOSING_MARK
        || character == JOINER
        || character >= 0x1F3FB && character <= 0x1F3FF; // the colour of a skin
  }

  private static boolean isFlag(int character) {
    return character >= 0x1F1E6 && character <= 0x1F1FF;
  }

  /**
   * A text of the user's, fit to stand in a line: whatever steers a terminal (line ends, escapes,
   * changes of direction) becomes a blank, a broken surrogate the replacement character.
   */
  static String clean(String text) {
    StringBuilder clean = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            c -> {
              boolean direction =
                  c >= 0x202A && c <= 0x202E || c >= 0x2066 && c <= 0x2069 || c == 0x200F;
              boolean steers = Character.isISOControl(c) || c == 0x2028 || c == 0x2029 || direction;
              boolean broken = c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
              clean.appendCodePoint(steers ? ' ' : broken ? 0xFFFD : c);
            });
    return clean.toString();
  }

  /** A name of the user's as it stands among others: clean, and not too long. */
  static String name(String text) {
    return middle(clean(text), LONGEST_NAME);
  }

  /**
   * The text, its middle left out where it takes more than so many cells: how a name begins and
   * ends tells more of it. Without colours.
   */
  static String middle(String text, int cells) {
    if (text.length() <= cells / 2 || width(text) <= cells) {
      return text;
    }
    int behind = (cells - 1) / 2;
    int before = cells - 1 - behind;
    int head = 0;
    for (int used = 0; ; head = next(text, head)) {
      used += width(text, head, next(text, head));
      if (used > before) {
        break;
      }
    }
    int left = width(text);
    int tail = 0;
    for (; left > behind; tail = next(text, tail)) {
      left -= width(text, tail, next(text, tail));
    }
    return text.substring(0, head).stripTrailing() + "…" + text.substring(tail).stripLeading();
  }

  static String left(String text, int cells) {
    return text + " ".repeat(Math.max(0, cells - width(text)));
  }

  static String right(String text, int cells) {
    return " ".repeat(Math.max(0, cells - width(text))) + text;
  }

  /** The text, shortened with an ellipsis where it takes more than so many cells (at least 1). */
  static String cut(String text, int cells) {
    if (width(text) <= cells) {
      return text;
    }
    StringBuilder cut = new StringBuilder();
    boolean painted = false;
    int used = 0;
    for (int i = 0, next; i < text.length(); i = next) {
      next = next(text, i);
      boolean colour = text.charAt(i) == Ink.ESCAPE;
      used += width(text, i, next);
      if (used > cells - 1) {
        break;
      }
      painted |= colour;
      cut.append(text, i, next);
    }
    return cut.append('…').append(painted ? Ink.OFF : "").toString();
  }

  /**
   * Breaks a line at blanks, and inside of words only where one is longer than a whole line.
   *
   * @param first what the first line starts with
   * @param rest what the others start with
   */
  static List<String> wrap(String text, int cells, String first, String rest) {
    return new Wrapping(cells, first, rest).of(text);
  }

  /** Lines of one wrapped text; a colour that is on at a break is switched off and on again. */
  private static final class Wrapping {
    private final List<String> lines = new ArrayList<>();
    private final int cells;
    private final String rest;
    private final StringBuilder line;
    private String colour = "";
    private int used;
    private boolean empty = true;

    Wrapping(int cells, String first, String rest) {
      this.cells = Math.max(cells, Math.max(Cells.width(first), Cells.width(rest)) + 2);
      this.rest = rest;
      line = new StringBuilder(first);
      used = Cells.width(first);
    }

    List<String> of(String text) {
      for (String word : text.split(" +")) {
        int wanted = Cells.width(word);
        if (!empty && used + 1 + wanted > cells) {
          breakLine();
        } else if (!empty) {
          line.append(' ');
          used++;
        }
        append(word);
        empty = false;
      }
      lines.add(line.toString());
      return lines;
    }

    private void append(String word) {
      for (int i = 0, next; i < word.length(); i = next) {
        next = next(word, i);
        String piece = word.substring(i, next);
        if (word.charAt(i) == Ink.ESCAPE) {
          colour = piece.equals(Ink.OFF) ? "" : piece;
        } else {
          int wanted = Cells.width(piece);
          if (used + wanted > cells) {
            breakLine();
          }
          used += wanted;
        }
        line.append(piece);
      }
    }

    private void breakLine() {
      lines.add(line.append(colour.isEmpty() ? "" : Ink.OFF).toString());
      line.setLength(0);
      line.append(rest).append(colour);
      used = Cells.width(rest);
      empty = true;
    }
  }
}
