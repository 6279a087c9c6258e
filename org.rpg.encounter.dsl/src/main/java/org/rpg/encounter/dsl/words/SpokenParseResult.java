package org.rpg.encounter.dsl.words;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.parser.ParseResult;

/** A parsed script that knows the language it speaks. */
public final class SpokenParseResult extends ParseResult {
  private final Language language;

  SpokenParseResult(IParseResult result, Language language) {
    this(result.getRootASTElement(), result.getRootNode(), result.hasSyntaxErrors(), language);
  }

  private SpokenParseResult(
      EObject script, ICompositeNode node, boolean syntaxErrors, Language language) {
    super(script, node, syntaxErrors);
    this.language = language;
  }

  /** The same script after a part of it was read anew. */
  public SpokenParseResult with(boolean syntaxErrors) {
    return new SpokenParseResult(getRootASTElement(), getRootNode(), syntaxErrors, language);
  }

  /** The language of most of its words. */
  public Language language() {
    return language;
  }
}
