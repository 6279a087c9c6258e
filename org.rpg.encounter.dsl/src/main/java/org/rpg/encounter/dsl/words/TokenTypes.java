package org.rpg.encounter.dsl.words;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.antlr.runtime.Token;

/** The numbers that one generated lexer gives to its tokens, read from its .tokens file. */
public final class TokenTypes {
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Map<Integer, String> names = new HashMap<>();
  final int id;
  final int word;
  final int ws;
  final int row;
  final int symbol;
  final int dice;
  final int string;
  final int integer;
  final int decimal;
  final int stray;
  final int article;
  final int anyOther;
  final int point;
  final int comma;
  final int times;
  final int plus;
  final int minus;
  final int divided;
  final int arrow;
  final int orMore;
  final int withChance;
  final int open;
  final int close;
  private final int lineComment;
  private final int blockComment;

  /** Reads the token numbers beside a generated parser. */
  public TokenTypes(Class<?> owner, String resource) {
    try (var in =
        new BufferedReader(
            new InputStreamReader(
                owner.getClassLoader().getResourceAsStream(resource), StandardCharsets.UTF_8))) {
      in.lines().forEach(this::read);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    id = numbers.get("RULE_ID");
    word = numbers.get("RULE_WORD");
    ws = numbers.get("RULE_WS");
    row = numbers.get("RULE_ROW");
    symbol = numbers.get("RULE_SYMBOL");
    dice = numbers.get("RULE_DICE");
    string = numbers.get("RULE_STRING");
    integer = numbers.get("RULE_INT");
    decimal = numbers.get("RULE_DECIMAL");
    stray = numbers.get("RULE_STRAY");
    article = numbers.get("RULE_ARTICLE");
    lineComment = numbers.get("RULE_SL_COMMENT");
    blockComment = numbers.get("RULE_ML_COMMENT");
    anyOther = numbers.get("RULE_ANY_OTHER");
    point = keyword(".");
    comma = keyword(",");
    times = keyword("*");
    plus = keyword("+");
    minus = keyword("-");
    divided = keyword("/");
    arrow = keyword("->");
    orMore = keyword("or-more");
    withChance = keyword("with-chance");
    open = keyword("{");
    close = keyword("}");
  }

  private void read(String line) {
    int equals = line.lastIndexOf('=');
    int number = Integer.parseInt(line.substring(equals + 1));
    numbers.put(line.substring(0, equals), number);
    if (!line.startsWith("T__")) {
      names.put(number, line.substring(0, equals));
    }
  }

  /** The number of a keyword; invalid if the grammar has none of that key. */
  int keyword(String key) {
    return numbers.getOrDefault("'" + key + "'", Token.INVALID_TOKEN_TYPE);
  }

  /** The key of a keyword, the name of a terminal; "" of what is neither. */
  String symbol(int type) {
    String name = names.getOrDefault(type, "");
    return name.startsWith("'") ? name.substring(1, name.length() - 1) : name;
  }

  boolean isHidden(Token token) {
    int type = token.getType();
    return type == ws || type == lineComment || type == blockComment || type == article;
  }

  /** Whether a line ends in a token, with LF, CRLF or CR. */
  boolean endsLine(Token token) {
    if (token.getType() != ws) {
      return token.getType() == lineComment;
    }
    String blank = token.getText();
    return blank.indexOf('\n') >= 0 || blank.indexOf('\r') >= 0;
  }
}
