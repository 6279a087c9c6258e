package org.rpg.encounter.manual.grammar;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.Grammar;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.RuleCall;

/** In which constructs a word may stand. */
public final class KeyPlaces {
  private final Map<String, Set<Construct>> places = new LinkedHashMap<>();

  /** Those of all words of the grammar. */
  public KeyPlaces(Grammar grammar, Constructs constructs) {
    for (Constructs.Chapter chapter : constructs.chapters()) {
      for (Construct construct : chapter.constructs()) {
        AbstractRule rule = GrammarUtil.findRuleForName(grammar, construct.rule());
        collect(rule, construct, constructs);
      }
    }
  }

  private void collect(AbstractRule rule, Construct construct, Constructs constructs) {
    for (Keyword keyword : EcoreUtil2.getAllContentsOfType(rule, Keyword.class)) {
      places.computeIfAbsent(keyword.getValue(), it -> new LinkedHashSet<>()).add(construct);
    }
    for (RuleCall call : EcoreUtil2.getAllContentsOfType(rule, RuleCall.class)) {
      if (constructs.isInlined(call.getRule().getName())) {
        collect(call.getRule(), construct, constructs);
      }
    }
  }

  /** The constructs in which the word with that key may stand, in the order of the reference. */
  public List<Construct> of(String key) {
    return List.copyOf(places.getOrDefault(key, Set.of()));
  }
}
