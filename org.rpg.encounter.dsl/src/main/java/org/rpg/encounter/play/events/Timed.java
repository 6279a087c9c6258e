package org.rpg.encounter.play.events;

import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.GameMaster;

/** What happens when turns begin. Stateless. */
public interface Timed {
  /**
   * A turn of a side and its allies began.
   *
   * @return what a step answers
   */
  int turnStarted(GameMaster master, int side);

  /** Whether it may still bring in somebody of a side. */
  boolean awaits(CombatView view, int side);
}
