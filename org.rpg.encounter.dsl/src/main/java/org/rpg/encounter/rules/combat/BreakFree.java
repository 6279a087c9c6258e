package org.rpg.encounter.rules.combat;

import static org.rpg.encounter.rules.Rule.*;

import java.util.List;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;

/**
 * Breaks free from what restrains one: against its rating if it is ground or a thing (CON-18); a
 * grappler's hold is broken as {@link EscapeGrapple} does.
 */
final class BreakFree extends Action {
  static final BreakFree ACTION = new BreakFree();

  private static final List<Rule> ATTEMPT = List.of(CON_18, CON_17);
  private static final List<Rule> DONE = List.of(CON_18);

  private BreakFree() {
    super(ActionKind.ESCAPE_RESTRAINT);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.combatants[actor].timers.isBound(Condition.RESTRAINED);
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    Combatant self = combat.combatants[actor];
    int difficulty =
        self.restraint == 0
            ? combat.rules.unopposedDifficulty
            : combat.rules.baseDifficulty + self.restraint;
    combat.wrestling.tell(actor, kind(), Combatant.NONE, ATTEMPT);
    if (combat.trials.ofAction(self, self.restraintTest, difficulty, ATTEMPT)) {
      combat.tellActed(actor, kind(), Combatant.NONE, detail, DONE);
      self.restraint = 0;
      combat.conditions.shakeOff(self, Condition.RESTRAINED, DONE);
    }
    return true;
  }
}
