package org.rpg.encounter.rules.combat;

/**
 * Walks towards a target until it is {@code detail} squares away, or in reach and, for a shooter,
 * in sight (ACT-14, TAC-11).
 */
final class Approach extends Action {
  static final Approach ACTION = new Approach();

  private Approach() {
    super(ActionKind.APPROACH);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.combatants[target].isPresent()
        && target != actor
        && combat.turn.movementLeft() > 0
        && isAway(combat, actor, target, detail);
  }

  private static boolean isAway(Combat combat, int actor, int target, int detail) {
    int distance = combat.board.distance(actor, target);
    return distance > reach(combat, actor, detail)
        || (detail == Combatant.NONE && !combat.isShown(actor, target, distance));
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    int reach = reach(combat, actor, detail);
    int left = combat.turn.movementLeft();
    boolean aims = detail == Combatant.NONE && reach > 1;
    int end =
        aims
            ? combat.board.stations().inSight(actor, target, reach, left)
            : combat.board.towards(actor, combat.board.at(target), reach, left);
    return combat.movement.walk(actor, end, false);
  }

  /** How near he wants to come, in squares. */
  private static int reach(Combat combat, int actor, int detail) {
    if (detail != Combatant.NONE) {
      return detail;
    }
    return combat.combatants[actor].approach;
  }
}
