package org.rpg.encounter.rules.combat;

import static org.rpg.encounter.rules.Rule.*;

import java.util.List;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.field.Squares;

/**
 * Pushes an opponent next to one straight back, a square for two levels of success (MAN-07, MAN-08,
 * MAN-14).
 */
final class Push extends Action {
  static final Push ACTION = new Push();

  private static final List<Rule> ATTEMPT = List.of(MAN_07, MAN_08);
  private static final List<Rule> DONE = List.of(MAN_14, INT_24);

  private Push() {
    super(ActionKind.PUSH);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.wrestling.isPossible(actor, target);
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    if (combat.wrestling.seizes(actor, target, kind(), ATTEMPT)) {
      int squares = combat.manoeuvres.pushed(combat.trials.level());
      int from = combat.board.at(actor);
      int direction = Squares.directionNear(from, combat.board.at(target), 0);
      combat.movement.force(combat.combatants[target], actor, direction, squares, DONE);
    }
    return true;
  }
}
