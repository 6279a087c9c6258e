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
    Combatant attacked = combat.combatants[target];
    if (!attacked.isAble() || combat.isAllied(actor, target)) {
      return false;
    }
    return weapon(combat, actor, target, detail) != Combatant.NONE;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    combat.strike.attack(actor, target, weapon(combat, actor, target, detail));
    return true;
  }

  private static int weapon(Combat combat, int actor, int target, int detail) {
    Combatant attacker = combat.combatants[actor];
    int distance = combat.board.distance(actor, target);
    if (detail == Combatant.NONE) {
      return attacker.weaponFor(distance);
    }
    boolean ready = detail >= 0 && detail < attacker.weapons.length && attacker.inHand(detail);
    return ready && attacker.weapons[detail].reaches(distance) ? detail : Combatant.NONE;
  }
}
