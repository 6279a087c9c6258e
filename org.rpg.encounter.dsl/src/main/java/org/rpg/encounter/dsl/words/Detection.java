package org.rpg.encounter.dsl.words;

import java.util.List;
import org.antlr.runtime.Token;

/** Which language a text speaks: words that begin a phrase in one language only are counted, the majority wins. */
final class Detection {
  private Detection() {}

  static Language of(List<Token> raw, TokenTypes types, Language preferred) {
    int balance = 0;
    for (Token token : raw) {
      if (token.getType() == types.word) {
        String word = Tokens.word(token);
        balance += begins(word, Language.EN) - begins(word, Language.PT);
      }
    }
    return balance == 0 ? preferred : balance > 0 ? Language.EN : Language.PT;
  }

  private static int begins(String word, Language language) {
    return Words.phrases(language).after(word).isPresent() ? 1 : 0;
  }
}
