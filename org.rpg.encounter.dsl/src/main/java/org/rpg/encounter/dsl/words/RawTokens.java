package org.rpg.encounter.dsl.words;

import java.util.ArrayList;
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

  private final TokenSource lexer;
  private final CharStream chars;
  private final TokenTypes types;
  private final List<Token> tokens = new ArrayList<>();
  private String last = "";
  private String lastButOne = "";

  RawTokens(TokenSource lexer, CharStream chars, TokenTypes types) {
    this.lexer = lexer;
    this.chars = chars;
    this.types = types;
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
      last = token.getType() == Token.EOF ? "" : token.getText();
    }
  }

  private Token next() {
    int c = codePoint(1);
    if (Letters.isBlank(c)) {
      return take(types.ws, run(1, Letters::isBlank));
    } else if (c == 'd' && Letters.isDigit(chars.LA(2))) {
      return take(types.dice, run(2, Letters::isDigit));
    } else if (Letters.isDigit(c)) {
      return number();
    } else if (Character.isLetter(c)) {
      return Character.isLowerCase(c) ? take(types.word, word()) : take(types.id, name());
    } else if (c == '"' && chars.LA(2) == '"' && chars.LA(3) == '"') {
      return take(types.string, prose());
    }
    return lexer.nextToken();
  }

  private Token number() {
    int digits = run(1, Letters::isDigit);
    boolean dice = chars.LA(digits) == 'd' && Letters.isDigit(chars.LA(digits + 1));
    return dice ? take(types.dice, run(digits + 1, Letters::isDigit)) : take(types.integer, digits);
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
    int at = run(1, Letters::isWordPart);
    while (chars.LA(at) == '-' && Character.isLetter(codePoint(at + 1))) {
      at = run(at + 1, Letters::isWordPart);
    }
    return at;
  }

  private int name() {
    int at = run(1, Letters::isNamePart);
    while (Letters.joinsName(chars.LA(at)) && Letters.isNamePart(codePoint(at + 1))) {
      at = run(at + 1, Letters::isNamePart);
    }
    return at;
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
    return run(4, c -> c != CharStream.EOF && c != '\n' && c != '\r');
  }

  /** One row a line; a line with a blank inside is none, so a forgotten brace is found. */
  private void rows() {
    while (chars.LA(1) != CharStream.EOF) {
      if (Letters.isBlank(codePoint(1))) {
        add(take(types.ws, run(1, Letters::isBlank)));
        continue;
      }
      int end = run(1, c -> c != CharStream.EOF && !Letters.isBlank(c));
      int after = chars.LA(run(end, c -> Letters.isBlank(c) && c != '\n'));
      boolean alone = after == '\n' || after == CharStream.EOF || after == '}';
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
