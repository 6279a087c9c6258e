package org.rpg.encounter.dsl.generated;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.Alternatives;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.CompoundElement;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.EnumLiteralDeclaration;
import org.eclipse.xtext.Grammar;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.TerminalRule;
import org.rpg.encounter.dsl.words.Words;

/** How many rules must lie in each other at least, so that a part of the grammar has an end. */
final class Heights {
  private static final int NEVER = 1_000;

  private final Map<AbstractRule, Integer> rules = new HashMap<>();

  Heights(Grammar grammar) {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (AbstractRule rule : GrammarUtil.allRules(grammar)) {
        int height =
            rule instanceof TerminalRule ? 0 : Math.min(NEVER, 1 + of(rule.getAlternatives()));
        Integer before = rules.put(rule, height);
        changed |= before == null || before != height;
      }
    }
  }

  /** The least height of an element, nothing of which that may be left out is there. */
  int of(AbstractElement element) {
    return GrammarUtil.isOptionalCardinality(element) ? 0 : ofOne(element);
  }

  /** Whether a rule can be written at all. */
  boolean isPossible(AbstractRule rule) {
    return rules.getOrDefault(rule, NEVER) < NEVER;
  }

  /** Whether an element can be written at all. */
  boolean isPossible(AbstractElement element) {
    return ofOne(element) < NEVER;
  }

  private int ofOne(AbstractElement element) {
    if (element instanceof Alternatives either) {
      return either.getElements().stream().mapToInt(this::of).min().orElse(NEVER);
    } else if (element instanceof CompoundElement all) {
      return all.getElements().stream().mapToInt(this::of).max().orElse(0);
    } else if (element instanceof Assignment assignment) {
      return of(assignment.getTerminal());
    } else if (element instanceof RuleCall call) {
      return rules.getOrDefault(call.getRule(), NEVER);
    } else if (element instanceof Keyword keyword) {
      return Words.isSpelled(keyword.getValue()) ? 0 : NEVER;
    } else if (element instanceof EnumLiteralDeclaration literal) {
      return Words.isSpelled(literal.getLiteral().getValue()) ? 0 : NEVER;
    }
    return element instanceof CrossReference ? 1 : 0;
  }
}
