package org.rpg.encounter.rules.combat;

/**
 * Walks to the nearest square next to no enemy on which the fewest enemies have a clear shot: those
 * who can shoot, or all of them if none can (TAC-10, TAC-11).
 */
final class TakeCover extends Action {
  static final TakeCover ACTION = new TakeCover();

  private TakeCover() {
    super(ActionKind.TAKE_COVER);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.turn.movementLeft() > 0;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    int[] watchers = combat.watchers;
    int shooters = gather(combat, actor, true, watchers, 0);
    int count = gather(combat, actor, false, watchers, shooters);
    int watching = shooters == 0 ? count : shooters;
    int budget = combat.turn.movementLeft();
    int end = combat.board.stations().behindCover(actor, watchers, watching, count, budget);
    return combat.movement.walk(actor, end, false);
  }

  /** Adds the enemies who can shoot, or those who cannot; answers how many there are then. */
  private static int gather(Combat combat, int actor, boolean shooters, int[] found, int before) {
    int count = before;
    for (int index : combat.enemies[actor]) {
      Combatant enemy = combat.combatants[index];
      if (enemy.able && shooters == enemy.farthestRange > 0) {
        found[count++] = index;
      }
    }
    return count;
  }
}
