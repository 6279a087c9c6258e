package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.gear.ItemKind;

/**
 * Casts the spell {@code detail} on a target (ACT-02); its test decides about the initiative
 * (INI-09).
 */
final class CastSpell extends Action {
  static final CastSpell ACTION = new CastSpell();

  private CastSpell() {
    super(ActionKind.CAST_SPELL);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.items.isUsable(actor, detail, ItemKind.SPELL, target);
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    combat.items.use(combat.combatants[actor], kind(), detail, target, true);
    return true;
  }
}
