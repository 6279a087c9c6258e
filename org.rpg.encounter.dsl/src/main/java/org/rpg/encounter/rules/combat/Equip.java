package org.rpg.encounter.rules.combat;

/**
 * Takes the stowed weapon {@code detail} in hand, if there are hands for it; under reading (b) of
 * ACT-08 weapons in hand are stowed in the same action to make room.
 */
final class Equip extends Action {
  static final Equip ACTION = new Equip();

  private Equip() {
    super(ActionKind.EQUIP);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    Combatant self = combat.combatants[actor];
    return detail >= 0
        && detail < self.weapons.length
        && self.owns(detail)
        && !self.inHand(detail)
        && !self.isOnGround(detail)
        && !self.isPacked(detail) // ACT-04
        && self.weapon(detail).hands()
            <= self.handsFree + (combat.rules.weaponSwap ? held(self) : 0);
  }

  /** Hands that weapons take, which a swap frees. */
  private static int held(Combatant self) {
    int hands = 0;
    for (WeaponUse use : self.weapons) {
      hands += self.inHand(use.number) ? use.weapon.hands() : 0;
    }
    return hands;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    Combatant self = combat.combatants[actor];
    for (int i = 0; i < self.weapons.length && self.weapon(detail).hands() > self.handsFree; i++) {
      if (self.canLetGo(i) && self.weapon(i).hands() > 0) { // ACT-08 reading (b)
        self.letGo(i);
        combat.tellActed(actor, ActionKind.STOW, target, i, Cited.EQUIP);
      }
    }
    self.take(detail);
    combat.tellActed(actor, kind(), target, detail, Cited.EQUIP);
    return true;
  }
}
