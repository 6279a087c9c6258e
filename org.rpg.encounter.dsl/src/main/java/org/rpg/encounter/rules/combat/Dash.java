package org.rpg.encounter.rules.combat;

import static org.rpg.encounter.rules.Rule.*;

import java.util.List;
import org.rpg.encounter.rules.Rule;

/**
 * Goes on beyond one's speed, where the movement was going: with Agility or Athletics, whichever is
 * better (MAN-03 to MAN-06). The metres are ordinary movement (INT-52).
 */
final class Dash extends Action {
  static final Dash ACTION = new Dash();

  /** MAN-03: the text's own number. */
  private static final int DIFFICULTY = 8;

  private static final List<Rule> ATTEMPT = List.of(MAN_03, INT_51);
  private static final List<Rule> DONE = List.of(MAN_04, MAN_03);
  private static final List<Rule> FAILED = List.of(MAN_06, MAN_05);

  private Dash() {
    super(ActionKind.DASH);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.turn.hasUsedAllSpeed(); // MAN-03
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    Combatant self = combat.combatants[actor];
    combat.wrestling.tell(actor, kind(), Combatant.NONE, ATTEMPT);
    Aptitude skill = self.agility.or(self.athletics);
    if (combat.trials.ofAction(self, skill, DIFFICULTY, ATTEMPT)) {
      int squares = combat.trials.level(); // MAN-04
      combat.tellActed(actor, kind(), Combatant.NONE, squares, DONE);
      combat.turn.runOn(squares);
    } else { // MAN-05
      combat.conditions.expose(self, FAILED); // MAN-06
    }
    return true;
  }
}
