package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.body.Condition;

/**
 * Creates an opportunity with the battle's ploy {@code detail}, for an ally or against an enemy.
 */
final class CreateOpportunity extends Action {
  static final CreateOpportunity ACTION = new CreateOpportunity();

  private CreateOpportunity() {
    super(ActionKind.CREATE_OPPORTUNITY);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return detail >= 0
        && detail < combat.battle.ploys.size()
        && target != actor
        && combat.combatants[target].isPresent()
        && (combat.isAllied(actor, target) || !combat.combatants[target].has(Condition.HIDDEN));
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    combat.opportunities.create(combat.combatants[actor], combat.combatants[target], detail);
    return true;
  }
}
