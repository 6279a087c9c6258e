package org.rpg.encounter.rules.combat;

import static org.rpg.encounter.rules.Rule.*;

import java.util.List;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;

/** Throws an opponent next to one to the ground (MAN-07, MAN-08, MAN-12); a hold stays (INT-07). */
final class KnockDown extends Action {
  static final KnockDown ACTION = new KnockDown();

  private static final List<Rule> ATTEMPT = List.of(MAN_07, MAN_08);
  private static final List<Rule> DONE = List.of(MAN_12, CON_08, CON_09);

  private KnockDown() {
    super(ActionKind.KNOCK_DOWN);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.wrestling.isPossible(actor, target)
        && !combat.combatants[target].has(Condition.PRONE);
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    if (combat.wrestling.seizes(actor, target, kind(), ATTEMPT)) {
      combat.tellActed(actor, kind(), target, detail, DONE);
      combat.conditions.gain(target, Condition.PRONE, Duration.WITHOUT_END, DONE);
    }
    return true;
  }
}
