package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.gear.ItemKind;

/**
 * Activates the magic ring {@code detail} (ACT-05). Without a test of its own the initiative is
 * lost (INI-09).
 */
final class ActivateMagicRing extends Action {
  static final ActivateMagicRing ACTION = new ActivateMagicRing();

  private ActivateMagicRing() {
    super(ActionKind.ACTIVATE_MAGIC_RING);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.items.isUsable(actor, detail, ItemKind.MAGIC_RING, target);
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    combat.items.use(combat.combatants[actor], kind(), detail, target, true);
    return true;
  }
}
