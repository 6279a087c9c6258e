package org.rpg.encounter.play.road;

import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.GameMaster;

/** What happens when the clock says so. Stateless: when it is due is kept in the scene's memory. */
public interface Clocked {
  /** Never, as things are. */
  int NEVER = Integer.MAX_VALUE;

  /** The minute at which it is due next; {@link #NEVER} if it is not. */
  int due(CombatView view);

  /**
   * It is due now.
   *
   * @return what a step answers
   */
  int happen(GameMaster master);
}
