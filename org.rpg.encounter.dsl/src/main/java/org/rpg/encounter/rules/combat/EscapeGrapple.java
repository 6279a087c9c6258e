package org.rpg.encounter.rules.combat;

import static org.rpg.encounter.rules.Rule.*;

import java.util.List;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;

/**
 * Gets away from the grappler {@code target}, or from the one whose hold is weakest (MAN-10,
 * MAN-11, INT-08). A hold of nobody's is broken against the difficulty of tests that nobody
 * resists: our own choice.
 */
final class EscapeGrapple extends Action {
  static final EscapeGrapple ACTION = new EscapeGrapple();

  private static final List<Rule> ATTEMPT = List.of(MAN_10, INT_08);
  private static final List<Rule> DONE = List.of(MAN_11, MAN_10);

  private EscapeGrapple() {
    super(ActionKind.ESCAPE_GRAPPLE);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.combatants[actor].has(Condition.GRAPPLED)
        && (target == Combatant.NONE || combat.combatants[target].prisoner == actor);
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    Combatant self = combat.combatants[actor];
    int from = target == Combatant.NONE ? combat.grapples.easiest(actor) : target;
    int difficulty =
        from == Combatant.NONE
            ? combat.rules.unopposedDifficulty
            : combat.rules.baseDifficulty + Wrestling.hold(combat.combatants[from]);
    combat.wrestling.tell(actor, kind(), from, ATTEMPT);
    if (combat.trials.ofAction(self, self.physiqueTest, difficulty, ATTEMPT)) {
      combat.tellActed(actor, kind(), from, detail, DONE);
      if (from == Combatant.NONE) {
        combat.conditions.lose(actor, Condition.GRAPPLED, DONE);
      } else {
        combat.grapples.end(combat.combatants[from], DONE);
      }
    }
    return true;
  }
}
