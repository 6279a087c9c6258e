package org.rpg.encounter.rules.combat;

import java.util.List;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.check.Chance;

/**
 * The chances that a manoeuvre has where manoeuvres are attacks: what the situation gives an attack
 * in melee, each source once (ATK-01, INT-47).
 */
final class Odds {
  private final Combat combat;
  private int exposed;
  private int higher;
  private int outnumbered;
  private int unaware;
  private int shaken;

  Odds(Combat combat) {
    this.combat = combat;
  }

  /** Looks at somebody and whom he is about to seize. */
  void weigh(Combatant attacker, Combatant defender, Aptitude aptitude) {
    exposed = defender.exposure(attacker.index, true); // CON-13
    boolean above = combat.isHigher(attacker.index, defender.index);
    higher = above && combat.rules.highGroundMelee ? 1 : 0; // TAC-22
    outnumbered = combat.strike.isOutnumbered(attacker, defender) ? 1 : 0; // TAC-23
    unaware = defender.isUnaware() || attacker.has(Condition.HIDDEN) ? 1 : 0; // TAC-04
    boolean counted = aptitude.penalised && !combat.rules.shakenTwice;
    shaken = attacker.has(Condition.SHAKEN) && !counted ? 1 : 0; // CON-07
  }

  /** Positive minus negative chances. */
  int net() {
    return exposed + higher + outnumbered + unaware - shaken;
  }

  void list(List<Chance> chances) {
    Trials.add(chances, Rule.CON_13, exposed);
    Trials.add(chances, Rule.TAC_22, higher);
    Trials.add(chances, Rule.TAC_23, outnumbered);
    Trials.add(chances, Rule.TAC_04, unaware);
    Trials.add(chances, Rule.CON_07, -shaken);
  }
}
