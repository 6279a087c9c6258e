package org.rpg.encounter.dsl.validation;

import org.antlr.runtime.CharStream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.words.TermParser;
import org.rpg.encounter.dsl.words.TermTokenSource;
import org.rpg.encounter.dsl.words.Terms.Language;

/** In which language a script speaks, asked from whatever is at hand. */
public final class ScriptLanguage {
  private ScriptLanguage() {}

  public static Language of(Resource resource) {
    IParseResult result = resource instanceof XtextResource x ? x.getParseResult() : null;
    return result == null ? Language.EN : of(result.getRootNode());
  }

  public static Language of(EObject element) {
    return element.eResource() == null ? Language.EN : of(element.eResource());
  }

  public static Language of(INode node) {
    return node == null ? Language.EN : TermParser.languageOf(node.getRootNode());
  }

  static Language of(CharStream characters) {
    return TermTokenSource.languageOf(characters);
  }
}
