package org.rpg.encounter.ide.completion;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.HashSet;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.Action;
import org.eclipse.xtext.Alternatives;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.CompoundElement;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.EnumLiteralDeclaration;
import org.eclipse.xtext.Grammar;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Group;
import org.eclipse.xtext.IGrammarAccess;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.RuleCall;

/**
 * The elements of the grammar that can begin a line: what begins an element of a body, and the
 * brace that ends it. Everything else only goes on with the line above.
 */
@Singleton
final class Openers {
  private final Set<AbstractElement> openers = new HashSet<>();

  @Inject
  Openers(IGrammarAccess access) {
    Grammar grammar = access.getGrammar();
    for (AbstractRule rule : GrammarUtil.allRules(grammar)) {
      for (Group group : EcoreUtil2.getAllContentsOfType(rule, Group.class)) {
        body(group);
      }
    }
    first(grammar.getRules().get(0).getAlternatives(), new HashSet<>());
  }

  boolean contains(AbstractElement element) {
    return openers.contains(element);
  }

  /** Between braces each repeated part begins a line, and so does what may follow it. */
  private void body(Group group) {
    boolean inside = false;
    for (AbstractElement element : group.getElements()) {
      if (element instanceof Keyword keyword && keyword.getValue().equals("{")) {
        inside = true;
      } else if (inside) {
        first(element, new HashSet<>());
        inside = !(element instanceof Keyword);
      }
    }
  }

  /** Adds what an element can begin with; answers whether it can be empty. */
  private boolean first(AbstractElement element, Set<EObject> seen) {
    if (!seen.add(element)) {
      return false;
    }
    openers.add(element);
    boolean empty =
        GrammarUtil.isOptionalCardinality(element)
            || element instanceof Action
            || element instanceof Group && ((Group) element).getElements().isEmpty();
    if (element instanceof Alternatives alternatives) {
      for (AbstractElement choice : alternatives.getElements()) {
        empty |= first(choice, seen);
      }
    } else if (element instanceof CompoundElement sequence) {
      boolean all = true;
      for (AbstractElement part : sequence.getElements()) {
        if (!first(part, seen)) {
          all = false;
          break;
        }
      }
      empty |= all;
    } else if (element instanceof Assignment assignment) {
      empty |= first(assignment.getTerminal(), seen);
    } else if (element instanceof CrossReference reference) {
      first(reference.getTerminal(), seen);
    } else if (element instanceof EnumLiteralDeclaration literal) {
      first(literal.getLiteral(), seen);
    } else if (element instanceof RuleCall call && seen.add(call.getRule())) {
      empty |= first(call.getRule().getAlternatives(), seen);
    }
    return empty;
  }
}
