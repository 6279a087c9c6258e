package org.rpg.encounter.rules.combat;

/**
 * Walks away from a target with half the speed, so that no enemy may strike at one (TAC-09). Care
 * is for the whole movement: it cannot begin in the middle of one.
 */
final class WithdrawCarefully extends Action {
  static final WithdrawCarefully ACTION = new WithdrawCarefully();

  private WithdrawCarefully() {
    super(ActionKind.WITHDRAW_CAREFULLY);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.combatants[target].isPresent()
        && target != actor
        && combat.turn.carefulSpeed() > 0;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    int budget = combat.turn.carefulSpeed();
    int wanted = combat.board.distance(actor, target) + budget;
    int end = combat.board.away(actor, combat.board.at(target), wanted, budget);
    if (end == combat.board.at(actor)) {
      return false;
    }
    combat.turn.beCareful();
    return combat.movement.walk(actor, end, true);
  }
}
