package org.rpg.encounter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.rulebook.Scope;
import org.rpg.encounter.rulebook.Trace;
import org.rpg.encounter.rulebook.TraceScan;
import org.rpg.encounter.rulebook.Traces;
import org.rpg.encounter.rules.Rule;

/**
 * Invariant 3: every rule of combat and of journeys has code and a test that name it, as {@link
 * TraceScan} counts them; every other rule has a reason why not.
 */
class RuleTraceTest {
  private static final Traces TRACES = TraceScan.of(Path.of(System.getProperty("encounter.root")));

  @Test
  @DisplayName("Invariant 3: code of the engine names every rule of combat and of journeys")
  void everyRuleIsBuilt() {
    assertEquals(List.of(), without(trace -> trace.built().isEmpty()));
  }

  @Test
  @DisplayName("Invariant 3: a test of the engine names every rule of combat and of journeys")
  void everyRuleIsTested() {
    assertEquals(List.of(), without(trace -> trace.tested().isEmpty()));
  }

  @Test
  void whatNeedNotBeBuiltHasAReasonInBothLanguages() {
    for (Rule rule : Rule.values()) {
      assertEquals(Scope.of(rule) != Scope.NARRATIVE, Scope.reason(rule).isEmpty(), rule.id());
      for (Language language : Language.values()) {
        Scope.reason(rule).ifPresent(it -> assertFalse(it.in(language).isBlank(), rule.id()));
      }
    }
  }

  @Test
  void theListOfWhatOnlyTheTableCanPlayIsShort() {
    List<Rule> narrative =
        Arrays.stream(Rule.values()).filter(it -> Scope.of(it) == Scope.NARRATIVE).toList();
    assertTrue(narrative.size() <= 5, narrative.toString());
  }

  private static List<String> without(Predicate<Trace> lacking) {
    return Arrays.stream(Rule.values())
        .filter(it -> Scope.of(it) != Scope.NARRATIVE)
        .filter(it -> lacking.test(TRACES.of(it)))
        .map(Rule::id)
        .toList();
  }
}
