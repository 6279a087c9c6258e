package org.rpg.encounter.rules.combat;

/** Walks until the nearest enemy is {@code detail} squares away (ACT-14). */
final class KeepDistance extends Action {
  static final KeepDistance ACTION = new KeepDistance();

  private KeepDistance() {
    super(ActionKind.KEEP_DISTANCE);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    int nearest = combat.nearestEnemy(actor);
    return nearest != Combatant.NONE
        && combat.turn.movementLeft() > 0
        && combat.board.distance(actor, nearest) < detail;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    int threat = combat.board.at(combat.nearestEnemy(actor));
    int end = combat.board.away(actor, threat, detail, combat.turn.movementLeft());
    return combat.movement.walk(actor, end, false);
  }
}
