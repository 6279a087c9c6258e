package org.rpg.encounter.dsl.words;

import org.antlr.runtime.CharStream;

/** What the characters of a script are, whatever the alphabet. */
final class Letters {
  private Letters() {}

  /** Any white space, the no-break kinds, marks of byte order and of zero width. */
  static boolean isBlank(int c) {
    return c != CharStream.EOF
        && (Character.isWhitespace(c) || Character.isSpaceChar(c) || c == 0xFEFF || c == 0x200B);
  }

  static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  /** A letter, or a mark upon one where the text is decomposed. */
  static boolean isWordPart(int c) {
    return c != CharStream.EOF && (Character.isLetter(c) || isMark(c) || c == '_');
  }

  static boolean isNamePart(int c) {
    return isWordPart(c) || isDigit(c);
  }

  /** Lâmina-Leve, D'Ávila; the typographic apostrophe too. */
  static boolean joinsName(int c) {
    return c == '-' || c == '\'' || c == '\u2019';
  }

  private static boolean isMark(int c) {
    int type = Character.getType(c);
    return type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
  }
}
