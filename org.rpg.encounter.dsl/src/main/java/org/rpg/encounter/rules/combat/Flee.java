package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.Squares;

/**
 * Runs from the fight: to the square {@code detail} if it is one, an exit, else to the edge of the
 * field or, on endless ground, away from the nearest enemy. Whoever gets there, or so far from
 * every enemy who could fight as the ruleset says, has fled (INT-34), and so has whoever ended some
 * movements of flight one after the other where no enemy could strike at him in his next movement;
 * enemies in whose reach he was strike at him as he goes (TAC-07). He may carry someone {@code
 * target} who lies beside him, half as far as he would run unless it is someone smaller (CON-06;
 * our own choice).
 */
final class Flee extends Action {
  static final Flee ACTION = new Flee();

  /** Beyond everybody's reach. */
  private static final int BEYOND = Squares.at(Squares.FARTHEST, Squares.FARTHEST);

  private Flee() {
    super(ActionKind.FLEE);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.turn.movementLeft() > 0;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    Combatant self = combat.combatants[actor];
    boolean carries = carries(combat, actor, target);
    int budget = combat.turn.movementLeft();
    if (carries && combat.manoeuvres.larger(combat.combatants[target], self) >= 0) {
      budget = Math.max(1, budget / 2);
    }
    int end = way(combat, actor, detail, budget);
    boolean moved = end != combat.board.at(actor) && combat.movement.walk(actor, end, false);
    if (!self.able) {
      return true;
    }
    if (carries && moved) {
      combat.master.place(target, combat.board.at(actor));
      combat.turn.movementUsedUp();
    }
    self.escapes = isOutOfReach(combat, actor) ? self.escapes + 1 : 0;
    if (!isAway(combat, actor, detail)) {
      return moved;
    }
    if (combat.movement.leavesReach(self, BEYOND)) {
      combat.departs(self, Fate.FLED);
      if (carries) {
        combat.departs(combat.combatants[target], Fate.FLED);
      }
    } else {
      combat.turn.movementUsedUp(); // INT-23
    }
    return true;
  }

  /** Whether somebody lies beside him whom he takes along. */
  private static boolean carries(Combat combat, int actor, int target) {
    return target != Combatant.NONE
        && combat.combatants[target].isPresent()
        && !combat.combatants[target].able
        && combat.board.distance(actor, target) <= 1;
  }

  private static int way(Combat combat, int actor, int exit, int budget) {
    if (isExit(exit)) {
      return combat.board.towards(actor, exit, 0, budget);
    }
    if (combat.field instanceof GridField) {
      return combat.board.stations().atTheEdge(actor, budget);
    }
    int enemy = combat.nearestEnemy(actor);
    int from = enemy == Combatant.NONE ? combat.board.at(actor) : combat.board.at(enemy);
    int wanted = Squares.distance(from, combat.board.at(actor)) + budget;
    return combat.board.away(actor, from, wanted, budget);
  }

  private static boolean isAway(Combat combat, int actor, int exit) {
    int here = combat.board.at(actor);
    if (isExit(exit) ? here == exit : isEdge(combat, here)) {
      return true;
    }
    int escapes = combat.manoeuvres.escapeMoves;
    int enemy = combat.nearestEnemy(actor);
    return enemy == Combatant.NONE
        || (escapes > 0 && combat.combatants[actor].escapes >= escapes)
        || combat.board.distance(actor, enemy) >= combat.manoeuvres.flightDistance;
  }

  /** Whether no enemy could strike at him, be it after a movement. */
  private static boolean isOutOfReach(Combat combat, int actor) {
    for (int index : combat.enemies[actor]) {
      Combatant enemy = combat.combatants[index];
      int reach = Math.max(enemy.speed() + Math.max(1, enemy.threat), enemy.farthestRange);
      if (enemy.able && combat.board.distance(index, actor) <= reach) {
        return false;
      }
    }
    return true;
  }

  private static boolean isExit(int detail) {
    return detail != Combatant.NONE;
  }

  private static boolean isEdge(Combat combat, int square) {
    return combat.field instanceof GridField grid && grid.isEdge(square);
  }
}
