package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.gear.ItemKind;

/** Performs the miracle {@code detail} (ACT-13); a test, if any, never counts (INI-08). */
final class PerformMiracle extends Action {
  static final PerformMiracle ACTION = new PerformMiracle();

  private PerformMiracle() {
    super(ActionKind.PERFORM_MIRACLE);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.items.isUsable(actor, detail, ItemKind.MIRACLE, target);
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    combat.items.use(combat.combatants[actor], kind(), detail, target, combat.rules.miraclesTested);
    return true;
  }
}
