package org.rpg.encounter.dsl.validation;

import java.util.List;
import org.rpg.encounter.dsl.syntax.Reading;
import org.rpg.encounter.dsl.words.Lexeme;

/**
 * A token that does not fit where it stands.
 *
 * @param text the script
 * @param tokens those of the script
 * @param wrong which of them it is
 * @param first the first token of the line above
 * @param before what had been understood before each token from there to the wrong one
 */
record Spot(String text, List<Lexeme> tokens, int wrong, int first, List<Reading> before) {

  /** The wrong token. */
  Lexeme token() {
    return tokens.get(wrong);
  }

  /** What had been understood before it. */
  Reading reading() {
    return before(wrong);
  }

  /** What had been understood before one of the tokens of its line, at most the wrong one. */
  Reading before(int index) {
    return before.get(index - first);
  }

  /** Whether it begins its line. */
  boolean beginsLine() {
    return wrong == 0 || tokens.get(wrong - 1).line() < token().line();
  }

  /**
   * How many tokens can be read from one on, if so much was understood: to the end of its line, and
   * the first one of the next. {@link Integer#MAX_VALUE} if all of these.
   */
  int readable(Reading understood, int from) {
    Reading reading = understood;
    int line = from < tokens.size() ? tokens.get(from).line() : 0;
    for (int i = from; i < tokens.size(); i++) {
      reading = reading.after(tokens.get(i).symbol());
      if (reading.isLost()) {
        return i - from;
      }
      if (tokens.get(i).line() > line) {
        break;
      }
    }
    return Integer.MAX_VALUE;
  }

  /** Whether the rest of the line can be read from a token on, if so much was understood. */
  boolean isReadable(Reading understood, int from) {
    return readable(understood, from) == Integer.MAX_VALUE;
  }
}
