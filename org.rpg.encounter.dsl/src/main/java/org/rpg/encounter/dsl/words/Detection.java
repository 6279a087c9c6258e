package org.rpg.encounter.dsl.words;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.Supplier;
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

  /** The language of a part of a script, which its own words cannot tell, while it is parsed. */
  private static final ThreadLocal<Language> SETTLED = new ThreadLocal<>();

  private Detection() {}

  /** Does something with a text whose language is settled, whatever its words. */
  static <T> T settled(Language language, Supplier<T> reading) {
    SETTLED.set(language);
    try {
      return reading.get();
    } finally {
      SETTLED.remove();
    }
  }

  /** Of a text that is still being parsed, so that nothing else knows yet. */
  static Language of(INode root) {
    Language settled = SETTLED.get();
    return settled != null ? settled : WHILE_PARSING.computeIfAbsent(root, r -> of(r.getText()));
  }

  private static Language of(String text) {
    ScriptStream stream = new ScriptStream(text, java.util.Set.of());
    RawTokens raw = new RawTokens(new InternalEncounterLexer(stream), stream, TermParser.TYPES);
    return of(raw.read(), TermParser.TYPES, Language.EN);
  }

  static Language of(List<Token> raw, TokenTypes types, Language preferred) {
    if (SETTLED.get() != null) {
      return SETTLED.get();
    }
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
