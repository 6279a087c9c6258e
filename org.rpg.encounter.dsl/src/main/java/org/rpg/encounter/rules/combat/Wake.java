package org.rpg.encounter.rules.combat;

import static org.rpg.encounter.rules.Rule.*;

import java.util.List;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;

/**
 * Wakes a sleeping ally next to one, without a test: our own choice. Whoever has fainted is not
 * woken so (STA-03, STA-06).
 */
final class Wake extends Action {
  static final Wake ACTION = new Wake();

  private static final List<Rule> DONE = List.of(STA_03, STA_06);

  private Wake() {
    super(ActionKind.WAKE);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return target != actor
        && combat.isAllied(actor, target)
        && combat.combatants[target].isPresent()
        && combat.combatants[target].has(Condition.ASLEEP)
        && combat.board.distance(actor, target) <= 1;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    combat.tellActed(actor, kind(), target, detail, DONE);
    combat.conditions.lose(target, Condition.ASLEEP, DONE);
    return true;
  }
}
