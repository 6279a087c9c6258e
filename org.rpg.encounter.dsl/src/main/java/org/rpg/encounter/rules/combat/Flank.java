package org.rpg.encounter.rules.combat;

/**
 * Walks next to an enemy, on the side away from an ally who has it in melee reach, so that it is
 * outnumbered (TAC-23); the nearest such ally, or else the nearest to it at all.
 */
final class Flank extends Action {
  static final Flank ACTION = new Flank();

  private Flank() {
    super(ActionKind.FLANK);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.combatants[target].isPresent()
        && !combat.isAllied(actor, target)
        && combat.turn.movementLeft() > 0;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    int partner = partner(combat, actor, target);
    int budget = combat.turn.movementLeft();
    int end =
        partner == Combatant.NONE
            ? combat.board.towards(actor, combat.board.at(target), 1, budget)
            : combat.board.stations().flanking(actor, target, partner, budget);
    return combat.movement.walk(actor, end, false);
  }

  private static int partner(Combat combat, int actor, int target) {
    int best = Combatant.NONE;
    int least = Integer.MAX_VALUE;
    for (int ally : combat.allies[actor]) {
      int distance = combat.board.distance(ally, target);
      if (combat.combatants[ally].able && distance < least) {
        least = distance;
        best = ally;
      }
    }
    return best;
  }
}
