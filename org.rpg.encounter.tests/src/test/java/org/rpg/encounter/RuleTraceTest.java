package org.rpg.encounter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
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
 * Invariant 3: every rule of combat has code and a test that name it, as {@link TraceScan} counts
 * them; every other rule has a reason why not.
 */
class RuleTraceTest {
  /** Rules of combat whose code or test is still to come; the list only ever gets shorter. */
  private static final Set<String> NOT_YET =
      Set.of(
          """
          ACT-02 ACT-03 ACT-06 ACT-10
          ATK-03
          CTR-02 CTR-03
          OPO-01
          MAN-01 MAN-02 MAN-03 MAN-04 MAN-05 MAN-06 MAN-08 MAN-09 MAN-10 MAN-11 MAN-12
          MAN-16
          TAC-05 TAC-08 TAC-09 TAC-12 TAC-14 TAC-15 TAC-16 TAC-17 TAC-18
          SIT-17
          CON-01 CON-02 CON-03 CON-04 CON-05 CON-06 CON-07 CON-10 CON-11 CON-12 CON-15
          STA-02 STA-06
          INT-01 INT-02 INT-05 INT-06 INT-07 INT-08 INT-15 INT-18 INT-19 INT-20 INT-21
          INT-22 INT-23 INT-24 INT-25 INT-36 INT-37 INT-40 INT-41 INT-43 INT-44 INT-45
          INT-46 INT-48 INT-49 INT-51 INT-52 INT-58 INT-64 INT-65
          """
              .trim()
              .split("\\s+"));

  private static final Traces TRACES = TraceScan.of(Path.of(System.getProperty("encounter.root")));

  @Test
  @DisplayName("Invariant 3: code of the engine names every rule of combat")
  void everyRuleOfCombatIsBuilt() {
    assertEquals(List.of(), without(trace -> trace.built().isEmpty()));
  }

  @Test
  @DisplayName("Invariant 3: a test of the engine names every rule of combat")
  void everyRuleOfCombatIsTested() {
    assertEquals(List.of(), without(trace -> trace.tested().isEmpty()));
  }

  @Test
  void whatNeedNotBeBuiltHasAReasonInBothLanguages() {
    for (Rule rule : Rule.values()) {
      assertEquals(Scope.of(rule) == Scope.COMBAT, Scope.reason(rule).isEmpty(), rule.id());
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
        .filter(it -> Scope.of(it) == Scope.COMBAT && !NOT_YET.contains(it.id()))
        .filter(it -> lacking.test(TRACES.of(it)))
        .map(Rule::id)
        .toList();
  }
}
