package org.rpg.encounter.rules.combat;

import static org.rpg.encounter.rules.Rule.*;

import java.util.List;
import org.rpg.encounter.rules.Rule;

/**
 * Takes hold of an opponent next to one (MAN-07 to MAN-09). Whoever holds somebody has to let go of
 * him first: our own choice.
 */
final class Grapple extends Action {
  static final Grapple ACTION = new Grapple();

  private static final List<Rule> ATTEMPT = List.of(MAN_07, MAN_08);
  private static final List<Rule> DONE = List.of(MAN_09, CON_01, CON_04);

  private Grapple() {
    super(ActionKind.GRAPPLE);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.wrestling.isPossible(actor, target)
        && combat.combatants[actor].prisoner == Combatant.NONE;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    if (combat.wrestling.seizes(actor, target, kind(), ATTEMPT)) {
      combat.tellActed(actor, kind(), target, detail, DONE);
      combat.grapples.seize(combat.combatants[actor], combat.combatants[target]);
    }
    return true;
  }
}
