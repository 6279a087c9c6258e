package org.rpg.encounter.rules.combat;

/** Walks to the square {@code target}, or as near as can be (ACT-14). */
final class MoveTo extends Action {
  static final MoveTo ACTION = new MoveTo();

  private MoveTo() {
    super(ActionKind.MOVE_TO);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.turn.movementLeft() > 0 && combat.board.at(actor) != target;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    int end = combat.board.towards(actor, target, 0, combat.turn.movementLeft());
    return combat.movement.walk(actor, end, false);
  }
}
