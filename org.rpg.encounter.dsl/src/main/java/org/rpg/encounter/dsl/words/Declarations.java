package org.rpg.encounter.dsl.words;

import java.util.Set;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;

/**
 * Follows the braces of a script. A declaration's keyword at a line's start begins a declaration
 * whatever came before; what stands between two of them is stray, and so is what is nested deeper
 * than any reader (or parser) could follow.
 */
final class Declarations {
  private static final int DEEPEST = 100;

  private final TokenTypes types;
  private final Set<Integer> openers;
  private final Set<Integer> resumed;
  private final Set<Integer> prefixes;
  private final Set<Integer> steps;
  private final int colon;
  private final int openBracket;
  private final int closeBracket;
  private int depth;
  private int brackets;
  private int chain;
  private int previous;
  private boolean between = true;
  private boolean lineStart = true;
  private final boolean lost;

  Declarations(TokenTypes types, Set<Integer> openers, Set<Integer> resumed, boolean lost) {
    this.lost = lost;
    this.types = types;
    this.openers = openers;
    this.resumed = resumed;
    this.prefixes = Set.of(types.keyword("not"), types.keyword("-"));
    this.steps =
        Set.of(
            types.keyword("if"),
            types.keyword("then"),
            types.keyword("repeat"),
            types.keyword("with-chance"),
            types.keyword("every"));
    this.colon = types.keyword(":");
    this.openBracket = types.keyword("(");
    this.closeBracket = types.keyword(")");
  }

  /** Whether a declaration may begin here with a keyword in capitals. */
  boolean mayBegin() {
    return depth == 0 && lineStart && !lost;
  }

  boolean opens(int type) {
    return openers.contains(type);
  }

  /** Takes the next token; it becomes a stray if it belongs to no declaration. */
  void accept(Token token) {
    if (types.isHidden(token)) {
      lineStart |= types.endsLine(token);
      return;
    }
    int type = token.getType();
    if (opens(type) && mayBeginAgain() && !lost) {
      depth = 0;
      brackets = 0;
      between = false;
    } else if (between || resumed.contains(((CommonToken) token).getStartIndex())) {
      between = true;
      token.setType(types.stray);
    } else if (type == types.open) {
      nest(token, ++depth);
    } else if (type == types.close) {
      depth = Math.max(0, depth - 1);
      brackets = 0;
      between = depth == 0;
    } else if (type == openBracket) {
      nest(token, ++brackets);
    } else if (type == closeBracket) {
      brackets = Math.max(0, brackets - 1);
    }
    chain(token, type);
    lineStart = false;
    previous = type;
  }

  /** "not not not …", "if prone: if prone: …": as deep as brackets. */
  private void chain(Token token, int type) {
    boolean longer = prefixes.contains(type) && prefixes.contains(previous);
    longer |= steps.contains(type) && previous == colon;
    if (longer) {
      nest(token, ++chain);
    } else if (previous == colon || prefixes.contains(previous)) {
      chain = 0;
    }
  }

  private boolean mayBeginAgain() {
    return lineStart || depth == 0;
  }

  private void nest(Token token, int level) {
    if (level > DEEPEST) {
      token.setType(types.stray);
    }
  }
}
