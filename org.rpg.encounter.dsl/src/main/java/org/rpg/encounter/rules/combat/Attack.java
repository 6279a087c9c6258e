package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.body.Condition;

/** Attacks a target with the weapon {@code detail}, or the worthiest that reaches (ATK-01). */
final class Attack extends Action {
  static final Attack ACTION = new Attack();

  private Attack() {
    super(ActionKind.ATTACK);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    Combatant self = combat.combatants[actor];
    Combatant other = combat.combatants[target];
    if (!other.isPresent() || combat.isAllied(actor, target) || other.has(Condition.HIDDEN)) {
      return false;
    }
    int distance = combat.board.distance(actor, target);
    int weapon = detail == Combatant.NONE ? self.weaponFor(distance) : detail;
    boolean ready = weapon >= 0 && weapon < self.weapons.length && self.inHand(weapon);
    return ready && self.weapons[weapon].reaches(distance) && combat.isInSight(actor, target);
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    combat.strike.attack(actor, target, weapon(combat, actor, target, detail));
    if (combat.squads != null) {
      combat.squads.strikeToo(actor, target, detail);
    }
    return true;
  }

  /** The weapon asked for, or the worthiest that reaches. */
  static int weapon(Combat combat, int actor, int target, int detail) {
    int distance = combat.board.distance(actor, target);
    return detail == Combatant.NONE ? combat.combatants[actor].weaponFor(distance) : detail;
  }
}
