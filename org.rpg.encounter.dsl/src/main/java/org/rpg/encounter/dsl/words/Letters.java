package org.rpg.encounter.dsl.words;

/** What the characters of a script are, whatever the alphabet. */
public final class Letters {
  /** What people and word processors type for an apostrophe: the straight one is the first. */
  public static final String APOSTROPHES = "'\u2019\u02BC\u2018\u00B4`";

  private Letters() {}

  /** What divides words: white space of any kind, and what nobody sees. */
  static boolean isBlank(int c) {
    if (c < 0x80) {
      return c == ' ' || c >= '\t' && c <= '\r' || c >= 0x1C && c < 0x20;
    }
    return isSpace(c) || isInvisible(c) || isPrivate(c);
  }

  /** White space of any width that one sees. */
  static boolean isSpace(int c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c);
  }

  /** What has no ink and no width: it comes along when texts are joined or copied. */
  public static boolean isInvisible(int c) {
    return c >= 0xAD
        && (c == 0xFEFF || c == 0x200B || c == 0xAD || c == 0x200C || c == 0x200D || c == 0x2060);
  }

  /** An invisible mark that belongs inside of a word: a place to hyphenate, a joiner. */
  static boolean isInsideWord(int c) {
    return c >= 0xAD && (c == 0xAD || c == 0x200C || c == 0x200D || c == 0x2060);
  }

  /** A character that only one font knows, such as the bullets of a printed page. */
  public static boolean isPrivate(int c) {
    return c >= 0xE000 && (c <= 0xF8FF || c >= 0xF0000 && c <= 0x10FFFD);
  }

  /** Several letters in one character: the work of a printer, not of a writer. */
  public static boolean isLigature(int c) {
    return c >= 0xFB00 && c <= 0xFB06;
  }

  static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  /** A letter, or a mark upon one where the text is decomposed. */
  static boolean isWordPart(int c) {
    if (c < 0x80) {
      return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
    }
    return Character.isLetter(c) || isMark(c);
  }

  static boolean isNamePart(int c) {
    return isWordPart(c) || isDigit(c);
  }

  /** Lâmina-Leve, D'Ávila, whatever hyphen or apostrophe it is. */
  static boolean joinsName(int c) {
    return c == '-' || isHyphen(c) || isApostrophe(c);
  }

  /** Straight, typographic, a letter of its own, an accent without its letter. */
  public static boolean isApostrophe(int c) {
    return APOSTROPHES.indexOf(c) >= 0;
  }

  /** The hyphens that are not on the keyboard. */
  public static boolean isHyphen(int c) {
    return c == 0x2010 || c == 0x2011;
  }

  /** What stands for a minus or between the ends of a range: hyphens, dashes, the minus sign. */
  static boolean isDash(int c) {
    return c >= 0x2010 && (c <= 0x2013 || c == 0x2212);
  }

  /** A half or a third in one character. */
  static boolean isFraction(int c) {
    return c >= 0xBC && c <= 0xBE || c >= 0x2150 && c <= 0x215E;
  }

  private static boolean isMark(int c) {
    int type = Character.getType(c);
    return type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
  }
}
