package org.rpg.encounter.dsl.words;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.antlr.runtime.Token;
import org.eclipse.xtext.nodemodel.INode;
import org.rpg.encounter.dsl.parser.antlr.internal.InternalEncounterLexer;

/**
 * Which language a text speaks: words that begin a phrase in one language only are counted, the
 * majority wins.
 */
final class Detection {
  private static final Map<INode, Language> WHILE_PARSING =
      Collections.synchronizedMap(new WeakHashMap<>());

  private Detection() {}

  /** Of a text that is still being parsed, so that nothing else knows yet. */
  static Language of(INode root) {
    return WHILE_PARSING.computeIfAbsent(root, r -> of(r.getText()));
  }

  private static Language of(String text) {
    ScriptStream stream = new ScriptStream(text, java.util.Set.of());
    RawTokens raw = new RawTokens(new InternalEncounterLexer(stream), stream, TermParser.TYPES);
    return of(raw.read(), TermParser.TYPES, Language.EN);
  }

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
