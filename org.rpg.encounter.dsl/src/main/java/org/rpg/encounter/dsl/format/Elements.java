package org.rpg.encounter.dsl.format;

import java.util.HashSet;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.Alternatives;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.Grammar;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Group;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.ParserRule;
import org.eclipse.xtext.nodemodel.INode;

/**
 * Which parts of a script are elements, that is, stand on lines of their own: read off the grammar,
 * where they are the lists between braces, and the one thing behind a colon.
 */
final class Elements {
  private final Set<EObject> lines = new HashSet<>();
  private final Set<EObject> afterColon = new HashSet<>();

  Elements(Grammar grammar) {
    lines.addAll(GrammarUtil.containedAssignments(grammar.getRules().get(0)));
    for (ParserRule rule : GrammarUtil.allParserRules(grammar)) {
      visit(rule.getAlternatives());
    }
  }

  private void visit(EObject part) {
    if (part instanceof Group group) {
      String opened = "";
      for (EObject each : group.getElements()) {
        if (each instanceof Keyword keyword) {
          opened = keyword.getValue();
        } else if (opened.equals("{")) {
          addAll(each, lines);
        } else if (opened.equals(":") && isStep(each)) {
          addAll(each, afterColon);
        } else {
          visit(each);
        }
      }
    } else if (part instanceof Alternatives || part instanceof ParserRule) {
      part.eContents().forEach(this::visit);
    }
  }

  /** Behind the colon of a side stands a list, behind that of an event one step or action. */
  private static boolean isStep(EObject part) {
    return part instanceof Assignment assignment
        && !assignment.getFeature().equals("members")
        && GrammarUtil.containingParserRule(part).getName().equals("Then");
  }

  private static void addAll(EObject part, Set<EObject> to) {
    if (part instanceof Assignment assignment) {
      to.add(assignment);
    }
    part.eContents().forEach(each -> addAll(each, to));
  }

  /** Whether a node is an element of a block or of the script. */
  boolean isLine(INode node) {
    return lines.contains(assignment(node));
  }

  /** Whether a node is the step behind a colon. */
  boolean followsColon(INode node) {
    return afterColon.contains(assignment(node));
  }

  private static EObject assignment(INode node) {
    return GrammarUtil.containingAssignment(node.getGrammarElement());
  }

  /** Whether several of a kind may share a line, as its writer likes: properties, symbols. */
  boolean flows(INode node) {
    String feature = ((Assignment) assignment(node)).getFeature();
    return feature.equals("properties") || feature.equals("entries");
  }
}
