package org.rpg.encounter.rules.combat;

/** Walks towards a target until it is {@code detail} squares away, or in reach (ACT-14). */
final class Approach implements Action {
  static final Approach ACTION = new Approach();

  private Approach() {}

  @Override
  public ActionKind kind() {
    return ActionKind.APPROACH;
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.combatants[target].isPresent()
        && target != actor
        && combat.turn.movementLeft() > 0
        && combat.board.distance(actor, target) > reach(combat, actor, detail);
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    int goal = combat.board.at(target);
    int end =
        combat.board.towards(actor, goal, reach(combat, actor, detail), combat.turn.movementLeft());
    return combat.movement.walk(actor, end, false);
  }

  private static int reach(Combat combat, int actor, int detail) {
    return detail == Combatant.NONE ? Math.max(1, combat.combatants[actor].bestReach) : detail;
  }
}
