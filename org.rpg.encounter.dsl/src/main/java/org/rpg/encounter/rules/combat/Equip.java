package org.rpg.encounter.rules.combat;

/** Takes the stowed weapon {@code detail} in hand, if there are hands for it (ACT-08). */
final class Equip implements Action {
  static final Equip ACTION = new Equip();

  private Equip() {}

  @Override
  public ActionKind kind() {
    return ActionKind.EQUIP;
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    Combatant self = combat.combatants[actor];
    return detail >= 0
        && detail < self.weapons.length
        && !self.inHand(detail)
        && !self.isOnGround(detail)
        && !self.isPacked(detail) // ACT-04
        && self.weapon(detail).hands() <= self.handsFree;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    combat.combatants[actor].take(detail);
    combat.tellActed(actor, kind(), target, detail, Cited.EQUIP);
    return true;
  }
}
