package org.rpg.encounter.rulebook;

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

import java.util.EnumSet;
import java.util.Set;
import org.rpg.encounter.rules.Rule;

/** What a rule is about, and so whether the engine must have built it. */
public enum Scope {
  /** What happens in a fight: has code and a test. */
  COMBAT("combat", "combate"),
  /** What happens between fights: recovery, treatment, rest, exhaustion and travel. */
  JOURNEYS("not built yet: journeys", "ainda não construída: jornadas");

  private static final Set<String> GROUPS_OF_JOURNEYS = Set.of("REC", "TRT", "REST", "EXH", "TRV");
  private static final Set<Rule> CASES_OF_JOURNEYS =
      EnumSet.of(INT_30, INT_31, INT_32, INT_33, INT_55, INT_56, INT_57, INT_59, INT_60, INT_61);

  private final String english;
  private final String portuguese;

  Scope(String english, String portuguese) {
    this.english = english;
    this.portuguese = portuguese;
  }

  /** The scope of a rule. */
  public static Scope of(Rule rule) {
    String group = rule.id().substring(0, rule.id().indexOf('-'));
    return GROUPS_OF_JOURNEYS.contains(group) || CASES_OF_JOURNEYS.contains(rule)
        ? JOURNEYS
        : COMBAT;
  }

  /** What a reader is told, in English. */
  public String english() {
    return english;
  }

  /** What a reader is told, in Portuguese. */
  public String portuguese() {
    return portuguese;
  }
}
