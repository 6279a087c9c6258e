package org.rpg.encounter.rules.combat;

/** Walks towards the nearest square that is higher than one's own (TAC-22). */
final class SeekHighGround extends Action {
  static final SeekHighGround ACTION = new SeekHighGround();

  private SeekHighGround() {
    super(ActionKind.SEEK_HIGH_GROUND);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.turn.movementLeft() > 0;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    int end = combat.board.stations().onHighGround(actor, combat.turn.movementLeft());
    return combat.movement.walk(actor, end, false);
  }
}
