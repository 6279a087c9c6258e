package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.gear.ItemKind;

/** Activates the Item of Power {@code detail} (ACT-12); a test never counts (INI-08). */
final class ActivateItemOfPower extends Action {
  static final ActivateItemOfPower ACTION = new ActivateItemOfPower();

  private ActivateItemOfPower() {
    super(ActionKind.ACTIVATE_ITEM_OF_POWER);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.items.isUsable(actor, detail, ItemKind.ITEM_OF_POWER, target);
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    combat.items.use(combat.combatants[actor], kind(), detail, target, true);
    return true;
  }
}
