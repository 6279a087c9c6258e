package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.field.Squares;

/**
 * Gets out of fire (SIT-16): off burning ground to the nearest square that does not burn, or as far
 * as the movement goes; someone whom an effect set on fire puts it out, with his whole movement
 * (our own choice: the texts only say that the wound grows while the contact lasts).
 */
final class LeaveFire extends Action {
  private static final int FARTHEST = 100;

  static final LeaveFire ACTION = new LeaveFire();

  private LeaveFire() {
    super(ActionKind.LEAVE_FIRE);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.combatants[actor].fires > 0 && combat.turn.movementLeft() > 0;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    Combatant self = combat.combatants[actor];
    if (combat.fires.isInFire(self)) {
      return walkOut(combat, actor);
    }
    if (!combat.fires.isAlight(self)) {
      return false;
    }
    combat.turn.movementUsedUp();
    combat.tellActed(actor, kind(), Combatant.NONE, Combatant.NONE, CitedHazards.CONTACT_OVER);
    combat.fires.extinguish(self);
    return true;
  }

  /** The free square nearest to a square that does not burn; that square itself without one. */
  private static int nearestUnburnt(Combat combat, int square) {
    for (int radius = 1; radius <= FARTHEST; radius++) {
      for (int down = -radius; down <= radius; down++) {
        int across = Math.abs(down) == radius ? 1 : 2 * radius;
        for (int along = -radius; along <= radius; along += across) {
          int other = Squares.at(Squares.column(square) + along, Squares.row(square) + down);
          if (combat.board.isFree(other) && !combat.field.terrain(other).burns()) {
            return other;
          }
        }
      }
    }
    return square;
  }

  private static boolean walkOut(Combat combat, int actor) {
    int out = nearestUnburnt(combat, combat.board.at(actor));
    int left = combat.turn.movementLeft();
    return combat.movement.walk(actor, combat.board.towards(actor, out, 0, left), false);
  }
}
