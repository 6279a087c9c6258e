package org.rpg.encounter.rules.combat;

/**
 * Walks to the nearest square on which the fewest enemies have a clear shot: those who can shoot,
 * or all of them if none can (TAC-10, TAC-11).
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
    int count = gather(combat, actor, true, watchers);
    count = count == 0 ? gather(combat, actor, false, watchers) : count;
    int budget = combat.turn.movementLeft();
    int end = combat.board.stations().behindCover(actor, watchers, count, budget);
    return combat.movement.walk(actor, end, false);
  }

  private static int gather(Combat combat, int actor, boolean shooters, int[] found) {
    int count = 0;
    for (int index : combat.enemies[actor]) {
      Combatant enemy = combat.combatants[index];
      if (enemy.able && (!shooters || enemy.farthestRange > 0)) {
        found[count++] = index;
      }
    }
    return count;
  }
}
