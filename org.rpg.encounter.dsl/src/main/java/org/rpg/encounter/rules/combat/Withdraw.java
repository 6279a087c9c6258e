package org.rpg.encounter.rules.combat;

/** Walks away from a target as far as the movement goes (ACT-14). */
final class Withdraw extends Action {
  static final Withdraw ACTION = new Withdraw();

  private Withdraw() {
    super(ActionKind.WITHDRAW);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.combatants[target].isPresent()
        && target != actor
        && combat.turn.movementLeft() > 0;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    int left = combat.turn.movementLeft();
    int from = combat.board.at(target);
    int wanted = combat.board.distance(actor, target) + left;
    return combat.movement.walk(actor, combat.board.away(actor, from, wanted, left), false);
  }
}
