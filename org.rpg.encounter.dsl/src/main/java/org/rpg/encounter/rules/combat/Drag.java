package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.field.Squares;

/**
 * Drags or carries along whom one holds: to the square {@code detail} if it is one, else away from
 * the other enemies, or straight back if there are none (CON-05, CON-06).
 */
final class Drag extends Action {
  static final Drag ACTION = new Drag();

  private Drag() {
    super(ActionKind.DRAG);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.combatants[actor].prisoner == target && combat.turn.movementLeft() > 0;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    int budget = combat.turn.movementLeft();
    if (detail != Combatant.NONE) {
      return combat.movement.walk(actor, combat.board.towards(actor, detail, 0, budget), false);
    }
    int threat = threat(combat, actor, target);
    int from = combat.board.at(threat);
    int wanted = Squares.distance(from, combat.board.at(actor)) + budget;
    return combat.movement.walk(actor, combat.board.away(actor, from, wanted, budget), false);
  }

  /** The nearest able enemy but the prisoner; the prisoner if there is none. */
  private static int threat(Combat combat, int actor, int prisoner) {
    int best = prisoner;
    int least = Integer.MAX_VALUE;
    for (int index : combat.enemies[actor]) {
      int distance = combat.board.distance(actor, index);
      if (index != prisoner && combat.combatants[index].able && distance < least) {
        least = distance;
        best = index;
      }
    }
    return best;
  }
}
