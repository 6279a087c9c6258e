package org.rpg.encounter.dsl.words;

import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;

/** Reads tokens and makes one of several that stand together. */
final class Tokens {
  private Tokens() {}

  static Token join(Token first, Token last, int type) {
    CommonToken from = (CommonToken) first;
    CommonToken joined =
        new CommonToken(
            from.getInputStream(),
            type,
            Token.DEFAULT_CHANNEL,
            from.getStartIndex(),
            ((CommonToken) last).getStopIndex());
    joined.setLine(first.getLine());
    joined.setCharPositionInLine(first.getCharPositionInLine());
    return joined;
  }

  /** A word as the table has it: accents composed, plain hyphens, nothing invisible. */
  static String word(Token token) {
    return NameKey.of(token.getText());
  }
}
