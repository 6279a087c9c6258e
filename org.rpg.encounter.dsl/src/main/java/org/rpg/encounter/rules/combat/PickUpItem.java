package org.rpg.encounter.rules.combat;

/** Takes the item {@code detail}, whoever dropped it, from the ground into the hand (ACT-09). */
final class PickUpItem extends Action {
  static final PickUpItem ACTION = new PickUpItem();

  private PickUpItem() {
    super(ActionKind.PICK_UP);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.items.isItem(detail)
        && combat.items.liesNear(detail, combat.board.at(actor))
        && combat.items.canHold(combat.combatants[actor], detail);
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    combat.items.pickUp(combat.combatants[actor], detail);
    return true;
  }
}
