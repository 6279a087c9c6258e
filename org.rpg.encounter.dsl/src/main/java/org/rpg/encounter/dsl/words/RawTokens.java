package org.rpg.encounter.dsl.words;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;
import org.antlr.runtime.TokenSource;

/**
 * The first reading of a script: words, names, numbers, dice, blanks, long texts and the rows of a
 * map, which no lexer rule could tell apart for every alphabet and without backtracking; signs,
 * comments and short texts are the lexer's.
 */
final class RawTokens {
  private static final Set<String> ROWS = Words.inAnyLanguage("map", "elevation");
  private static final Set<String> BEFORE_DICE = beforeDice();

  private static final int CURVED_BEGIN = 0x201C;
  private static final int CURVED_END = 0x201D;

  private final TokenSource lexer;
  private final CharStream chars;
  private final TokenTypes types;
  private final List<Token> tokens = new ArrayList<>();
  private final Numerals numerals;
  private String last = "";
  private String lastButOne = "";
  private int lastType;

  private static Set<String> beforeDice() {
    Set<String> words = new HashSet<>(Set.of("+", "-", "*", "(", "="));
    words.addAll(Words.inAnyLanguage("damage", "takes", "scale", "strength", "wound", "against"));
    return Set.copyOf(words);
  }

  RawTokens(TokenSource lexer, CharStream chars, TokenTypes types) {
    this.lexer = lexer;
    this.chars = chars;
    this.types = types;
    this.numerals = new Numerals(chars);
  }

  /** All tokens, the end of the file last. */
  List<Token> read() {
    Token token;
    do {
      token = next();
      add(token);
      if (last.equals("{") && ROWS.contains(lastButOne)) {
        rows();
      }
    } while (token.getType() != Token.EOF);
    return tokens;
  }

  private void add(Token token) {
    tokens.add(token);
    if (!types.isHidden(token)) {
      lastButOne = last;
      lastType = token.getType();
      last = lastType == Token.EOF ? "" : token.getText();
    }
  }

  private Token next() {
    int c = codePoint(1);
    if (Letters.isBlank(c)) {
      return joinsPictures(c) ? lexer.nextToken() : take(types.ws, run(1, Letters::isBlank));
    } else if (c == 'd' && numerals.isDie(1) || c == 'D' && numerals.isDie(1) && mayRoll()) {
      return take(types.dice, numerals.die(1));
    } else if (Letters.isDigit(c) || Letters.isFraction(c)) {
      return number();
    } else if ((c == 'x' || c == 'X') && lastType == types.dice && numerals.isFactor(2)) {
      return take(types.times, 2);
    } else if (Character.isLetter(c)) {
      return Character.isLowerCase(c) ? take(types.word, word()) : take(types.id, name());
    } else if (c == '"') {
      return quoted();
    } else if (c > 0x7F || c == '.') {
      return sign(c);
    }
    return lexer.nextToken();
  }

  private Token number() {
    int end = numerals.dice(1);
    if (end > 0) {
      return take(types.dice, end);
    }
    int digits = run(1, Letters::isDigit);
    return Letters.isFraction(chars.LA(digits))
        ? take(types.decimal, digits + 1)
        : take(types.integer, numerals.ordinal(digits));
  }

  /** A straight quote begins a text; behind a number it means inches. */
  private Token quoted() {
    if (chars.LA(2) == '"' && chars.LA(3) == '"') {
      return take(types.string, prose());
    }
    boolean inches = lastType == types.integer && Letters.isDigit(chars.LA(-1));
    return inches && numerals.isOver(2) ? take(types.anyOther, 2) : take(types.string, straight());
  }

  /** Signs that word processors put in the place of those of the keyboard. */
  private Token sign(int c) {
    if (c == '.') {
      boolean abbreviates = lastType == types.word && numerals.isAbbreviation(last, lastButOne);
      return abbreviates && numerals.isOver(2) ? take(types.ws, 2) : lexer.nextToken();
    } else if (c == '\u00D7') {
      return take(types.times, 2);
    } else if (Letters.isDash(c)) {
      return chars.LA(2) == '>' ? take(types.arrow, 3) : take(types.minus, 2);
    } else if (c == CURVED_BEGIN) {
      return take(types.string, curved());
    }
    return lexer.nextToken();
  }

  /** In a picture of several, such as a family, the joiner is no blank. */
  private boolean joinsPictures(int c) {
    int before = chars.LA(-1);
    int after = codePoint(2);
    return c == 0x200D
        && before > 0x7F
        && !Letters.isBlank(before)
        && !Letters.isWordPart(before)
        && after > 0x7F
        && !Letters.isBlank(after)
        && !Letters.isWordPart(after);
  }

  /** Whether a capital D may begin dice here; elsewhere "D6" may be somebody's name. */
  private boolean mayRoll() {
    return BEFORE_DICE.contains(last);
  }

  // Each of these answers where, counted from the next character as 1, the token is over.

  private int run(int from, IntPredicate inside) {
    int at = from;
    for (int c; inside.test(c = codePoint(at)); ) {
      at += Character.charCount(c);
    }
    return at;
  }

  private int word() {
    int at = letters(1, Letters::isWordPart);
    for (int c = chars.LA(at); c == '-' || Letters.isHyphen(c); c = chars.LA(at)) {
      if (!Character.isLetter(codePoint(at + 1))) {
        break;
      }
      at = letters(at + 1, Letters::isWordPart);
    }
    return at;
  }

  private int name() {
    int at = letters(1, Letters::isNamePart);
    while (Letters.joinsName(chars.LA(at)) && Letters.isNamePart(codePoint(at + 1))) {
      at = letters(at + 1, Letters::isNamePart);
    }
    return at;
  }

  /** Letters, with the invisible marks that may stand between two of them. */
  private int letters(int from, IntPredicate inside) {
    int at = run(from, inside);
    while (Letters.isInsideWord(chars.LA(at)) && inside.test(codePoint(at + 1))) {
      at = run(at + 1, inside);
    }
    return at;
  }

  /**
   * A text between straight quotes is on one line; if only a curved one closes it, that one does.
   */
  private int straight() {
    boolean opened = false;
    int curved = 0;
    int at = 2;
    for (int c = chars.LA(at); !endsLine(c); c = chars.LA(at)) {
      if (c == '"') {
        return at + 1;
      } else if (c == '\\') {
        if (endsLine(chars.LA(at + 1))) {
          return at;
        }
        at++;
      }
      opened |= c == CURVED_BEGIN;
      curved = c == CURVED_END ? at + 1 : curved;
      at++;
    }
    return curved > 0 && !opened ? curved : at;
  }

  /** A text that begins with a curved quote; if only a straight one closes it, that one does. */
  private int curved() {
    int straight = 0;
    int at = 2;
    for (int c = chars.LA(at); !endsLine(c); c = chars.LA(++at)) {
      if (c == CURVED_END) {
        return at + 1;
      } else if (c == '"') {
        straight = at + 1;
      }
    }
    return straight > 0 ? straight : at;
  }

  private static boolean endsLine(int c) {
    return c == CharStream.EOF || c == '\n' || c == '\r';
  }

  /** A text between triple quotes goes over lines; one that is never closed ends with its line. */
  private int prose() {
    int at = 4;
    while (chars.LA(at) != CharStream.EOF) {
      if (chars.LA(at) == '"' && chars.LA(at + 1) == '"' && chars.LA(at + 2) == '"') {
        return at + 3;
      }
      at++;
    }
    return run(4, c -> !endsLine(c));
  }

  /** One row a line; a line with a blank inside is none, so a forgotten brace is found. */
  private void rows() {
    while (chars.LA(1) != CharStream.EOF) {
      if (Letters.isSpace(codePoint(1))) {
        add(take(types.ws, run(1, Letters::isSpace)));
        continue;
      }
      int end = run(1, c -> c != CharStream.EOF && !Letters.isSpace(c));
      int after = chars.LA(run(end, c -> Letters.isSpace(c) && !endsLine(c)));
      boolean alone = endsLine(after) || after == '}';
      if (!alone || end == 2 && chars.LA(1) == '}') {
        return;
      }
      add(take(types.row, end));
    }
  }

  private int codePoint(int at) {
    int c = chars.LA(at);
    return c != CharStream.EOF
            && Character.isHighSurrogate((char) c)
            && chars.LA(at + 1) != CharStream.EOF
            && Character.isLowSurrogate((char) chars.LA(at + 1))
        ? Character.toCodePoint((char) c, (char) chars.LA(at + 1))
        : c;
  }

  private Token take(int type, int end) {
    int start = chars.index();
    CommonToken token = new CommonToken(chars, type, Token.DEFAULT_CHANNEL, start, start + end - 2);
    token.setLine(chars.getLine());
    token.setCharPositionInLine(chars.getCharPositionInLine());
    for (int i = 1; i < end; i++) {
      chars.consume();
    }
    return token;
  }
}
