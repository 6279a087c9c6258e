package org.rpg.encounter.rules.combat;

import static org.rpg.encounter.rules.Rule.*;

import java.util.List;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;

/** Unties an ally next to one, without a test: our own choice (STA-03, CON-18). */
final class FreeBound extends Action {
  static final FreeBound ACTION = new FreeBound();

  private static final List<Rule> DONE = List.of(STA_03, CON_18);

  private FreeBound() {
    super(ActionKind.FREE_BOUND);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return target != actor
        && combat.isAllied(actor, target)
        && combat.combatants[target].isPresent()
        && combat.combatants[target].has(Condition.BOUND)
        && combat.board.distance(actor, target) <= 1;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    combat.tellActed(actor, kind(), target, detail, DONE);
    combat.conditions.lose(target, Condition.BOUND, DONE);
    return true;
  }
}
