package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.body.Condition;

/** Stands up; the whole movement is used for it, or half the speed (ACT-15, MAN-13). */
final class StandUp extends Action {
  static final StandUp ACTION = new StandUp();

  private StandUp() {
    super(ActionKind.STAND_UP);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.combatants[actor].has(Condition.PRONE)
        && combat.turn.movementLeft() == combat.combatants[actor].speed();
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    combat.conditions.lose(actor, Condition.PRONE, Cited.STANDING_UP);
    combat.turn.stoodUp();
    combat.tellActed(actor, kind(), target, detail, Cited.STANDING_UP);
    return true;
  }
}
