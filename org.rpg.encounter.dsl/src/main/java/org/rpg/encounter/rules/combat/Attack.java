package org.rpg.encounter.rules.combat;

/** Attacks a target with the weapon {@code detail}, or the worthiest that reaches (ATK-01). */
final class Attack implements Action {
  static final Attack ACTION = new Attack();

  private Attack() {}

  @Override
  public ActionKind kind() {
    return ActionKind.ATTACK;
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    Combatant self = combat.combatants[actor];
    if (!combat.combatants[target].isAble() || combat.isAllied(actor, target)) {
      return false;
    }
    int distance = combat.board.distance(actor, target);
    if (detail == Combatant.NONE) {
      return distance <= self.farthestReach;
    }
    boolean ready = detail >= 0 && detail < self.weapons.length && self.inHand(detail);
    return ready && self.weapons[detail].reaches(distance);
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    int distance = combat.board.distance(actor, target);
    int weapon = detail == Combatant.NONE ? combat.combatants[actor].weaponFor(distance) : detail;
    combat.strike.attack(actor, target, weapon);
    return true;
  }
}
