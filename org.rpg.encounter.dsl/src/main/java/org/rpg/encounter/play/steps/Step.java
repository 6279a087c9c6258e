package org.rpg.encounter.play.steps;

import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.combat.Referee;

/** One thing that the script lets happen. Stateless, so that threads can share it. */
@FunctionalInterface
public interface Step {
  /** The fight goes on. */
  int GO_ON = Referee.GO_ON;

  /** Something was done again and again without end. */
  int TOO_MUCH = -2;

  Step NOTHING = (master, self) -> GO_ON;

  /**
   * Lets it happen.
   *
   * @param self whose event it is; {@code Criterion.NOBODY} for the scene's own
   * @return the number of an end, {@link #GO_ON} or {@link #TOO_MUCH}
   */
  int take(GameMaster master, int self);
}
