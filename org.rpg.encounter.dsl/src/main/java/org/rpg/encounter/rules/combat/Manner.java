package org.rpg.encounter.rules.combat;

import java.util.List;
import org.rpg.encounter.rules.Rule;

/** How it comes to an attack. */
enum Manner {
  /** The holder's major action (ATK-01). */
  ACTION(List.of()),
  /** Someone leaves the attacker's reach (TAC-07, TAC-08). */
  OPPORTUNITY(List.of(Rule.TAC_07, Rule.TAC_08, Rule.CTR_03)),
  /** Someone leaves total cover (TAC-12). */
  COVER(List.of(Rule.TAC_12, Rule.CTR_03)),
  /** An answer to an attack (CTR-01, CTR-02). */
  COUNTER(List.of(Rule.CTR_01, Rule.CTR_02)),
  /** A mount's attack, as its rider's major action (TAC-17). */
  MOUNT(List.of(Rule.TAC_17)),
  /** What someone confused does (CON-10). */
  CONFUSION(List.of(Rule.CON_10));

  final List<Rule> hit;
  final List<Rule> miss;

  Manner(List<Rule> cited) {
    hit = join(cited, Cited.HIT);
    miss = join(cited, Cited.MISS);
  }

  private static List<Rule> join(List<Rule> first, List<Rule> second) {
    List<Rule> all = new java.util.ArrayList<>(first);
    all.addAll(second);
    return List.copyOf(all);
  }

  /** Whether it answers no other attack and may be answered by none (CTR-02, INT-22). */
  boolean isCounter(CombatRules rules) {
    return this == OPPORTUNITY || this == COUNTER || (this == COVER && rules.coverShotCounters);
  }

  /** Whether its test is one of the holder's major action (INI-08, TAC-17). */
  boolean isHolders(CombatRules rules) {
    return this == ACTION || this == CONFUSION || (this == MOUNT && rules.mountTestCounts);
  }
}
