package org.rpg.encounter.rules.combat;

import static org.rpg.encounter.rules.Rule.*;

import java.util.List;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;

/**
 * Ties up an enemy next to one who is helpless or held by someone (STA-03). The texts are silent:
 * that it is a major action with the test of a grapple is our own choice.
 */
final class Bind extends Action {
  static final Bind ACTION = new Bind();

  private static final List<Rule> ATTEMPT = List.of(STA_03, MAN_07);
  private static final List<Rule> DONE = List.of(STA_03);

  private Bind() {
    super(ActionKind.BIND);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    Combatant other = combat.combatants[target];
    return combat.wrestling.isPossible(actor, target)
        && !other.has(Condition.BOUND)
        && (other.isHelpless() || other.has(Condition.GRAPPLED));
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    if (combat.wrestling.seizes(actor, target, kind(), ATTEMPT)) {
      Combatant other = combat.combatants[target];
      combat.tellActed(actor, kind(), target, detail, DONE);
      combat.conditions.gain(target, Condition.BOUND, Duration.WITHOUT_END, DONE);
      combat.grapples.freed(other, DONE); // nobody needs to hold him any more
    }
    return true;
  }
}
