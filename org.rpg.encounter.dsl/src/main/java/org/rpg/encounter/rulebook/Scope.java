package org.rpg.encounter.rulebook;

import static org.rpg.encounter.rules.Rule.BASE_19;
import static org.rpg.encounter.rules.Rule.INT_30;
import static org.rpg.encounter.rules.Rule.INT_31;
import static org.rpg.encounter.rules.Rule.INT_32;
import static org.rpg.encounter.rules.Rule.INT_33;
import static org.rpg.encounter.rules.Rule.INT_55;
import static org.rpg.encounter.rules.Rule.INT_56;
import static org.rpg.encounter.rules.Rule.INT_57;
import static org.rpg.encounter.rules.Rule.INT_59;
import static org.rpg.encounter.rules.Rule.INT_60;
import static org.rpg.encounter.rules.Rule.INT_61;
import static org.rpg.encounter.rules.Rule.OPO_02;

import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rpg.encounter.rules.Rule;

/** What a rule is about, and so whether the engine must have built it. */
public enum Scope {
  /** What happens in a fight: has code and a test. */
  COMBAT,
  /** What happens between fights: recovery, treatment, rest, exhaustion and travel; the same. */
  JOURNEYS,
  /** What only the table can play. */
  NARRATIVE;

  private static final Set<String> CHAPTERS_OF_JOURNEYS =
      Set.of("REC", "TRT", "REST", "EXH", "TRV");
  private static final Set<Rule> CASES_OF_JOURNEYS =
      EnumSet.of(
          BASE_19, INT_30, INT_31, INT_32, INT_33, INT_55, INT_56, INT_57, INT_59, INT_60, INT_61);
  private static final Map<Rule, Text> NARRATIVES =
      Map.of(
          OPO_02,
          new Text(
              "only examples of OPO-01: what they look like is for the table to tell",
              "só exemplos de OPO-01: como acontecem, a mesa conta"));

  /** The scope of a rule. */
  public static Scope of(Rule rule) {
    if (NARRATIVES.containsKey(rule)) {
      return NARRATIVE;
    }
    boolean journey =
        CHAPTERS_OF_JOURNEYS.contains(Rulebook.chapterId(rule)) || CASES_OF_JOURNEYS.contains(rule);
    return journey ? JOURNEYS : COMBAT;
  }

  /** Why a rule need not be built; empty for those that are. */
  public static Optional<Text> reason(Rule rule) {
    return switch (of(rule)) {
      case COMBAT, JOURNEYS -> Optional.empty();
      case NARRATIVE -> Optional.of(NARRATIVES.get(rule));
    };
  }
}
