package org.rpg.encounter.dsl.syntax;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.Alternatives;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.CompoundElement;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.EnumLiteralDeclaration;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.IGrammarAccess;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.TerminalRule;
import org.rpg.encounter.dsl.words.Words;

/**
 * The grammar as a network of states, in which a row of tokens is followed to find what may come
 * next. A generated parser only says what it could not use; it is asked when something is wrong, so
 * that a script without faults builds none of it.
 */
@Singleton
public final class Network {
  private final IGrammarAccess access;
  private final Map<AbstractRule, State> starts = new HashMap<>();

  @Inject
  Network(IGrammarAccess access) {
    this.access = access;
  }

  /** Before the first token of a script. */
  public synchronized Reading start() {
    return Reading.at(start(GrammarUtil.findRuleForName(access.getGrammar(), "Script")));
  }

  private State start(AbstractRule rule) {
    State known = starts.get(rule);
    if (known != null) {
      return known;
    }
    State start = new State();
    starts.put(rule, start);
    build(rule.getAlternatives(), start, "").end = true;
    return start;
  }

  /** Adds an element behind a state; answers the state behind the element. */
  private State build(AbstractElement element, State before, String label) {
    State from = new State();
    before.free.add(from);
    State inner = once(element, from, label);
    State behind = new State();
    inner.free.add(behind);
    String cardinality = element.getCardinality() == null ? "" : element.getCardinality();
    if (cardinality.equals("?") || cardinality.equals("*")) {
      from.free.add(behind);
    }
    if (cardinality.equals("+") || cardinality.equals("*")) {
      inner.free.add(from);
    }
    return behind;
  }

  private State once(AbstractElement element, State from, String label) {
    if (element instanceof Alternatives either) {
      State behind = new State();
      either.getElements().forEach(each -> build(each, from, label).free.add(behind));
      return behind;
    }
    if (element instanceof Assignment assignment) {
      return build(assignment.getTerminal(), from, label);
    }
    if (element instanceof CrossReference reference) {
      return build(reference.getTerminal(), from, label(reference));
    }
    if (element instanceof CompoundElement sequence) {
      State at = from;
      for (AbstractElement each : sequence.getElements()) {
        at = build(each, at, label);
      }
      return at;
    }
    State behind = new State();
    if (element instanceof Keyword keyword) {
      from.reads.add(new State.Read(keyword.getValue(), behind, label));
    } else if (element instanceof EnumLiteralDeclaration literal) {
      String key = literal.getLiteral().getValue();
      if (Words.isSpelled(key)) {
        from.reads.add(new State.Read(key, behind, label));
      }
    } else if (element instanceof RuleCall call && call.getRule() instanceof TerminalRule rule) {
      from.reads.add(new State.Read("RULE_" + rule.getName(), behind, label));
    } else if (element instanceof RuleCall call) {
      String name = label.isEmpty() ? call.getRule().getName() : label;
      from.calls.add(new State.Call(start(call.getRule()), behind, name));
    } else {
      return from;
    }
    return behind;
  }

  /** The feature and the type of what a name stands for, such as "At.place:Place". */
  private static String label(CrossReference reference) {
    String feature = GrammarUtil.containingAssignment(reference).getFeature();
    String rule = GrammarUtil.containingRule(reference).getName();
    return rule + "." + feature + ":" + reference.getType().getClassifier().getName();
  }
}
