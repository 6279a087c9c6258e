package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.field.Squares;

/** Takes a weapon {@code detail} from the ground next to one in hand (ACT-09, INT-50). */
final class PickUp extends Action {
  static final PickUp ACTION = new PickUp();

  private PickUp() {
    super(ActionKind.PICK_UP);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    Combatant self = combat.combatants[actor];
    return detail >= 0
        && detail < self.weapons.length
        && self.isOnGround(detail)
        && Squares.distance(self.lyingOn[detail], combat.board.at(actor)) <= 1
        && self.weapon(detail).hands() <= self.handsFree;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    Combatant self = combat.combatants[actor];
    self.lyingOn[detail] = Squares.NOWHERE;
    self.take(detail);
    combat.tellActed(actor, kind(), target, detail, Cited.DROP);
    return true;
  }
}
