package org.rpg.encounter.dsl.words;

import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EnumLiteralDeclaration;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.TerminalRule;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;

/** What a token of a script is to the grammar. */
public final class Keys {
  private Keys() {}

  /** The key of a keyword or a sign, "" of anything else. */
  public static String of(ILeafNode leaf) {
    EObject element = leaf.getGrammarElement();
    if (element instanceof EnumLiteralDeclaration literal) {
      return literal.getLiteral().getValue();
    }
    return element instanceof Keyword keyword ? keyword.getValue() : "";
  }

  /** The first token of a node that is not hidden. */
  public static Optional<ILeafNode> first(INode node) {
    for (ILeafNode leaf : node.getLeafNodes()) {
      if (!leaf.isHidden()) {
        return Optional.of(leaf);
      }
    }
    return Optional.empty();
  }

  /** The name of the rule in which the grammar has a token. */
  public static String rule(ILeafNode leaf) {
    return GrammarUtil.containingRule(leaf.getGrammarElement()).getName();
  }

  /** Whether a token is of a terminal. */
  public static boolean isTerminal(ILeafNode leaf, String terminal) {
    return leaf.getGrammarElement() instanceof RuleCall call
        && call.getRule().getName().equals(terminal);
  }

  /** Whether a hidden token is nothing but blanks, whatever else nobody sees is among them. */
  public static boolean isBlank(ILeafNode leaf) {
    return leaf.getText().isBlank()
        || leaf.getGrammarElement() instanceof TerminalRule terminal
            && terminal.getName().equals("WS");
  }

  /** Whether a hidden token is a comment, not a blank or an article. */
  public static boolean isComment(ILeafNode leaf) {
    return leaf.isHidden() && (leaf.getText().startsWith("//") || leaf.getText().startsWith("/*"));
  }

  /** A decimal number with a language's mark; any other text as it is. */
  public static String number(ILeafNode leaf, Language language) {
    return isTerminal(leaf, "DECIMAL") ? Figures.written(leaf.getText(), language) : leaf.getText();
  }
}
