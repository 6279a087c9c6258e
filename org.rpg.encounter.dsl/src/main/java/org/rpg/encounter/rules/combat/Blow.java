package org.rpg.encounter.rules.combat;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;
import org.rpg.encounter.rules.gear.Damage;

/** The damage of an attack that hit (ATK-02, TAC-01 to TAC-06, TAC-20). */
final class Blow {
  private final Combat combat;
  private final CombatRules rules;

  Blow(Combat combat) {
    this.combat = combat;
    rules = combat.rules;
  }

  /**
   * An attack hits.
   *
   * @param steps steps on the damage scale (MAN-15, SIT-11)
   * @param natural whether the test was a critical success (BASE-07)
   * @param unaware whether it is a sneak attack (TAC-04)
   * @param helpless whether the target is totally helpless (TAC-06)
   */
  void land(
      Combatant attacker,
      Combatant defender,
      WeaponUse use,
      boolean melee,
      int steps,
      boolean natural,
      boolean unaware,
      boolean helpless) {
    boolean extra = critical(attacker, defender, natural, unaware, helpless);
    int divine = use.kind == DamageKind.DIVINE && defender.undead ? 1 : 0; // SIT-20
    int times = times(extra ? 1 : 0, divine);
    int max = use.max(rules.maximumAfterScale ? steps : 0);
    int rolled = helpless ? use.max(steps) : use.roll(combat.dice, steps);
    int added = times * max;
    int bonus = melee ? use.meleeBonus : use.rangedBonus; // BASE-13, TAC-02
    int second = offHand(attacker, defender, use, helpless); // INT-36: never doubled
    // INT-36: die, maximum, Physique and second die, each once
    int total = Math.max(rules.minimumDamage, rolled + added + bonus + second);
    if (combat.listener != null) {
      List<Rule> cited = extra ? cited(attacker, melee, unaware, helpless) : Cited.DIVINE_CRITICAL;
      tell(attacker, defender, rolled, added, bonus, second, total, cited);
    }
    int members = defender.weight;
    int severity = combat.harm.inflict(defender.index, attacker.index, use.number, total, use.kind);
    if (defender.weight != members) {
      return; // one of a squad has fallen: the next was not struck
    }
    boolean past = total > defender.body.toProtection();
    further(attacker, defender, use, extra, helpless);
    combat.mechanics.struck(attacker, defender, use, past, severity);
  }

  /** Damage of other kinds that the weapon does besides. */
  private void further(
      Combatant attacker, Combatant defender, WeaponUse use, boolean extra, boolean helpless) {
    for (Damage further : use.further) {
      DiceExpression dice = further.dice();
      int more = helpless ? dice.max() : dice.roll(combat.dice, Purpose.DAMAGE);
      int holy = further.kind() == DamageKind.DIVINE && defender.undead ? 1 : 0;
      more += times(extra ? 1 : 0, holy) * dice.max();
      combat.harm.inflict(defender.index, attacker.index, use.number, more, further.kind());
    }
  }

  /** How often the maximum is added: once for both reasons, or twice (SIT-20, INT-37). */
  private int times(int critical, int divine) {
    return rules.divineTwice ? critical + divine : Math.max(critical, divine);
  }

  /** Whether the attack's maximum is added (TAC-01, TAC-03, TAC-04, TAC-06). */
  private boolean critical(
      Combatant attacker, Combatant defender, boolean natural, boolean unaware, boolean helpless) {
    if (!attacker.pc) {
      return natural || unaware || helpless; // TAC-03
    }
    if (helpless || (unaware && !rules.sneakForDestiny)) {
      if (natural) { // TAC-04: applied; a natural critical gives its point besides
        destiny(attacker);
      }
      return true;
    }
    if (!natural && !unaware) {
      return false;
    }
    if (attacker.conduct.criticalForDamage(combat, attacker.index, defender.index)) {
      return true; // TAC-01
    }
    destiny(attacker);
    return false;
  }

  private void destiny(Combatant attacker) {
    if (rules.destiny) {
      attacker.destiny++; // BASE-07
      tellPoint(attacker.index, false, Cited.DESTINY);
    }
  }

  /** TAC-20: the die of the off-hand weapon, if it reaches too. */
  private int offHand(Combatant attacker, Combatant defender, WeaponUse use, boolean helpless) {
    if (attacker.offHand == Combatant.NONE || use.number != attacker.mainHand) {
      return 0;
    }
    WeaponUse second = attacker.weapons[attacker.offHand];
    int distance = combat.board.distance(attacker.index, defender.index);
    if (!second.reaches(distance)) {
      return 0;
    }
    int damage = helpless ? second.max(0) : second.roll(combat.dice, 0);
    return damage + (rules.offHandPhysique ? second.meleeBonus : 0);
  }

  /** Why the attack's maximum is added (TAC-01, TAC-03 to TAC-06). */
  private static List<Rule> cited(
      Combatant attacker, boolean melee, boolean unaware, boolean helpless) {
    if (helpless) {
      return Cited.HELPLESS;
    }
    if (unaware) {
      return melee ? Cited.SNEAK : Cited.SNEAK_FROM_AFAR;
    }
    return attacker.pc ? Cited.CRITICAL_OF_PC : Cited.CRITICAL_OF_NPC;
  }

  private void tell(
      Combatant attacker,
      Combatant defender,
      int rolled,
      int critical,
      int bonus,
      int second,
      int total,
      List<Rule> cited) {
    combat.listener.on(
        new Event.DamageRolled(
            attacker.index,
            defender.index,
            rolled,
            critical,
            bonus,
            second,
            total,
            critical == 0 ? Cited.DAMAGE : cited));
  }

  void tellPoint(int who, boolean doom, List<Rule> cited) {
    if (combat.listener != null) {
      combat.listener.on(new Event.PointGained(who, doom, cited));
    }
  }
}
