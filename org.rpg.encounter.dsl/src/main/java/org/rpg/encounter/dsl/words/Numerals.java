package org.rpg.encounter.dsl.words;

import java.util.Set;
import org.antlr.runtime.CharStream;

/**
 * The forms of a number in the characters that are read next: dice, ordinals, an abbreviated unit.
 * Places are counted from the next character as 1.
 */
final class Numerals {
  private static final Set<String> ABBREVIATIONS =
      Set.of("min", "h", "m", "km", "ft", "mi", "lb", "lbs", "in", "yd");

  private static final Set<String> ENGLISH_ORDINALS = Set.of("st", "nd", "rd", "th");

  private final CharStream chars;

  Numerals(CharStream chars) {
    this.chars = chars;
  }

  /** Whether a die begins here: "d6", "D6", "d%". */
  boolean isDie(int at) {
    int next = chars.LA(at + 1);
    return Letters.isDigit(next) || next == '%';
  }

  /** Where the die that begins here is over. */
  int die(int at) {
    return chars.LA(at + 1) == '%' ? at + 2 : digits(at + 1);
  }

  /** Where the dice that begin here with a number are over: "2d6", "2 D 6"; 0 if it is no dice. */
  int dice(int at) {
    int digits = digits(at);
    int d = blanks(digits);
    int letter = chars.LA(d);
    if (digits == at || letter != 'd' && letter != 'D') {
      return 0;
    }
    int sides = blanks(d + 1);
    boolean percent = chars.LA(sides) == '%' && sides == d + 1;
    return percent ? sides + 1 : Letters.isDigit(chars.LA(sides)) ? digits(sides) : 0;
  }

  /** Where a number is over, with the mark of an ordinal if it has one: "2ª", "3rd". */
  int ordinal(int digits) {
    int mark = chars.LA(digits);
    if (mark == '\u00BA' || mark == '\u00AA' || mark == '\u00B0') {
      return isLetter(digits + 1) ? digits : digits + 1;
    }
    boolean english = isLetter(digits) && isLetter(digits + 1) && !isLetter(digits + 2);
    return english && ENGLISH_ORDINALS.contains("" + (char) mark + (char) chars.LA(digits + 1))
        ? digits + 2
        : digits;
  }

  /** Whether a number stands here, behind any blanks. */
  boolean isFactor(int at) {
    return Letters.isDigit(chars.LA(blanks(at)));
  }

  /** Whether nothing more belongs to what ends before this place. */
  boolean isOver(int at) {
    int c = chars.LA(at);
    return c == CharStream.EOF || Letters.isBlank(c) || c == ')' || c == '}' || c == ',';
  }

  /** Whether a point behind a word only shortens it: "30 min." */
  boolean isAbbreviation(String word, String before) {
    return ABBREVIATIONS.contains(word)
        && !before.isEmpty()
        && Letters.isDigit(before.charAt(before.length() - 1));
  }

  private boolean isLetter(int at) {
    return Letters.isWordPart(chars.LA(at));
  }

  private int digits(int from) {
    int at = from;
    while (Letters.isDigit(chars.LA(at))) {
      at++;
    }
    return at;
  }

  private int blanks(int from) {
    int at = from;
    for (int c = chars.LA(at); c != '\n' && c != '\r' && Letters.isBlank(c); c = chars.LA(at)) {
      at++;
    }
    return at;
  }
}
