package org.rpg.encounter.dsl.words;

import org.antlr.runtime.*;
import org.rpg.encounter.dsl.parser.antlr.EncounterParser;
import org.rpg.encounter.dsl.parser.antlr.internal.InternalEncounterLexer;

public class TermParser extends EncounterParser {
  private static final TokenTypes TYPES =
      new TokenTypes(
          EncounterParser.class,
          "org/rpg/encounter/dsl/parser/antlr/internal/InternalEncounter.tokens");

  private static final java.util.Map<org.eclipse.xtext.nodemodel.INode, Terms.Language> LANGUAGES =
      java.util.Collections.synchronizedMap(new java.util.WeakHashMap<>());

  /** The language of the text whose root node that is, also while it is being parsed. */
  public static Terms.Language languageOf(org.eclipse.xtext.nodemodel.INode root) {
    return LANGUAGES.computeIfAbsent(
        root,
        r -> {
          CharStream text = new ANTLRStringStream(r.getText());
          new TermTokenSource(new InternalEncounterLexer(text), text, TYPES, java.util.Set.of())
              .nextToken();
          return TermTokenSource.languageOf(text);
        });
  }

  @Override
  protected TokenSource createLexer(CharStream stream) {
    return new TermTokenSource(
        super.createLexer(stream),
        stream,
        TYPES,
        stream instanceof Resumed r ? r.offsets : java.util.Set.of());
  }

  /**
   * The same text with the places where an earlier attempt gave up: from there to the next
   * declaration all is stray.
   */
  private static final class Resumed extends ANTLRStringStream {
    final java.util.Set<Integer> offsets;

    Resumed(String text, java.util.Set<Integer> offsets) {
      super(text);
      this.offsets = offsets;
    }
  }

  /**
   * ANTLR leaves the top loop for good when it unwinds too far; then the rest is parsed again
   * behind the next declaration.
   */
  @Override
  protected org.eclipse.xtext.parser.IParseResult parse(String ruleName, CharStream in) {
    org.eclipse.xtext.parser.IParseResult r = super.parse(ruleName, in);
    LANGUAGES.put(r.getRootNode(), TermTokenSource.languageOf(in));
    if (in.size() == 0) return r;
    String text = in.substring(0, in.size() - 1);
    java.util.Set<Integer> offsets = new java.util.TreeSet<>();
    for (int left = leftOver(r);
        left >= 0 && offsets.size() < 50 && offsets.add(left);
        left = leftOver(r)) {
      r = super.parse(ruleName, new Resumed(text, java.util.Set.copyOf(offsets)));
      LANGUAGES.put(r.getRootNode(), TermTokenSource.languageOf(in));
    }
    return r;
  }

  private static int leftOver(org.eclipse.xtext.parser.IParseResult r) {
    if (!r.hasSyntaxErrors()) return -1;
    for (org.eclipse.xtext.nodemodel.ILeafNode n : r.getRootNode().getLeafNodes())
      if (!n.isHidden() && n.getGrammarElement() == null && n.getParent() == r.getRootNode())
        return n.getOffset();
    return -1;
  }

  public int countTokens(String s) {
    TokenSource t = createLexer(new ANTLRStringStream(s));
    int n = 0;
    while (t.nextToken().getType() != Token.EOF) n++;
    return n;
  }

  /** A part of a file does not show the file's language. */
  @Override
  protected boolean isReparseSupported() {
    return false;
  }
}
