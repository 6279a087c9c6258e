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
        && self.weapon(detail).hands() <= self.handsFree + spare(combat, self);
  }

  /** Hands that stowing what one holds would set free, if that is part of it (ACT-08). */
  private static int spare(Combat combat, Combatant self) {
    int hands = 0;
    if (combat.rules.weaponSwap) {
      for (int i = 0; i < self.weapons.length; i++) {
        hands += self.canLetGo(i) ? self.weapon(i).hands() : 0;
      }
    }
    return hands;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    Combatant self = combat.combatants[actor];
    for (int i = 0; self.weapon(detail).hands() > self.handsFree; i++) { // WEAPON_SWAP
      if (self.canLetGo(i)) {
        self.letGo(i);
        combat.tellActed(actor, ActionKind.STOW, Combatant.NONE, i, Cited.EQUIP);
      }
    }
    self.take(detail);
    combat.tellActed(actor, kind(), target, detail, Cited.EQUIP);
    return true;
  }
}
