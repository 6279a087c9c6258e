package org.rpg.encounter.rules.combat;

import java.util.ArrayList;
import java.util.List;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.check.Chance;
import org.rpg.encounter.rules.field.Cover;

/**
 * The chances of one attack, for it and against it: each source counts once, and they add up
 * (INT-46, INT-47).
 */
final class AttackChances {
  private final Combat combat;
  private final CombatRules rules;

  private boolean melee;
  private int exposure;
  private boolean higher;
  private boolean outnumbered;
  private boolean unaware;
  private boolean covered;
  private boolean dim;
  private int wounds;
  private int armour;
  private int shaken;
  private int spent;
  private int tokens;

  AttackChances(Combat combat) {
    this.combat = combat;
    rules = combat.rules;
  }

  /**
   * Finds every source as things are now; what was kept for the attacker's next test is used up.
   *
   * @param near whether it is a melee attack
   * @param sneak whether it is a sneak attack
   */
  void gather(Combatant attacker, Combatant defender, WeaponUse use, boolean near, boolean sneak) {
    melee = near;
    unaware = sneak;
    exposure = defender.exposure(attacker.index, near);
    higher =
        (near ? rules.highGroundMelee : rules.highGroundRanged)
            && combat.isHigher(attacker.index, defender.index); // TAC-22
    outnumbered = isOutnumbered(attacker, defender, near);
    covered = !near && combat.cover(attacker.index, defender.index) == Cover.PARTIAL; // TAC-10
    dim =
        combat.darkness != null
            && !near
            && combat.darkness.hampers(attacker.index, defender.index); // ours
    wounds = attacker.body.woundChances();
    armour = use.penalised ? attacker.protectionChances() : 0;
    shaken = attacker.has(Condition.SHAKEN) ? shaken(use) : 0;
    spent = rules.spentHinders && attacker.isSpent() ? 1 : 0; // LAY-09
    tokens = combat.opportunities.take(attacker); // OPO-01
  }

  /** Positive minus negative ones. */
  int net() {
    return exposure
        + (higher ? 1 : 0)
        + (outnumbered ? 1 : 0)
        + (unaware ? 1 : 0)
        - (covered ? 1 : 0)
        - (dim ? 1 : 0)
        - wounds
        - armour
        - shaken
        - spent
        + tokens;
  }

  /** Each source, for whoever listens. */
  List<Chance> list(Combatant attacker, Combatant defender) {
    List<Chance> chances = new ArrayList<>();
    boolean pair = defender.isExposedByPairAlone(attacker.index, melee);
    Trials.add(chances, pair ? Rule.TAC_21 : Rule.CON_13, exposure);
    Trials.add(chances, Rule.TAC_22, higher ? 1 : 0);
    Trials.add(chances, Rule.TAC_23, outnumbered ? 1 : 0);
    Trials.add(chances, melee ? Rule.TAC_04 : Rule.TAC_05, unaware ? 1 : 0);
    Trials.add(chances, Rule.TAC_10, covered ? -1 : 0);
    Trials.add(chances, Rule.TAC_11, dim ? -1 : 0);
    Trials.add(chances, Rule.LAY_11, -wounds);
    Trials.add(chances, Rule.LAY_03, -armour);
    Trials.add(chances, Rule.CON_07, -shaken);
    Trials.add(chances, Rule.LAY_09, -spent);
    Trials.add(chances, Rule.OPO_01, tokens);
    return List.copyOf(chances);
  }

  /** CON-07: one negative chance on an attack. */
  private int shaken(WeaponUse use) {
    return use.penalised && rules.shakenTwice ? 2 : 1;
  }

  /** Whether another able enemy of the defender has him in melee reach (TAC-23). */
  boolean isOutnumbered(Combatant attacker, Combatant defender, boolean near) {
    if (!near && !rules.rangedOutnumbering) {
      return false;
    }
    if (near && combat.squads != null && Squads.isSeveral(attacker)) {
      return true;
    }
    int own = attacker.index;
    int rider = attacker.rider; // rider and mount fight as one (our own reading)
    if (combat.armsAreShort) {
      long close = combat.board.beside(defender.index) & combat.hostile[defender.index];
      for (long left = close & ~(1L << own); left != 0; left &= left - 1) {
        Combatant other = combat.combatants[Long.numberOfTrailingZeros(left)];
        if (other.able && other.index != rider) {
          return true;
        }
      }
      return false;
    }
    for (int index : combat.enemies[defender.index]) {
      Combatant other = combat.combatants[index];
      if (index != own
          && index != rider
          && other.able
          && combat.board.distance(defender.index, index) <= other.meleeReach) {
        return true;
      }
    }
    return false;
  }
}
