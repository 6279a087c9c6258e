package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.gear.Container;

/** Lets the item {@code detail} fall from the hand where one stands (ACT-09). */
final class DropItem extends Action {
  static final DropItem ACTION = new DropItem();

  private DropItem() {
    super(ActionKind.DROP);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.items.count(actor, detail, Container.HAND) > 0
        && !combat.items.item(detail).kind().isKnown();
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    combat.items.drop(combat.combatants[actor], detail);
    return true;
  }
}
