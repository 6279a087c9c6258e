package org.rpg.encounter.rules.combat;

/** Walks next to an ally, on the side where the enemy nearest to it is (ACT-14). */
final class Protect extends Action {
  static final Protect ACTION = new Protect();

  private Protect() {
    super(ActionKind.PROTECT);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.combatants[target].isPresent()
        && target != actor
        && combat.turn.movementLeft() > 0;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    int enemy = combat.nearestEnemy(target);
    int budget = combat.turn.movementLeft();
    int end =
        enemy == Combatant.NONE
            ? combat.board.towards(actor, combat.board.at(target), 1, budget)
            : combat.board.stations().protecting(actor, target, enemy, budget);
    return combat.movement.walk(actor, end, false);
  }
}
