package org.rpg.encounter.play.events;

import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.GameMaster;

/** What happens when turns begin. Stateless. */
public interface Timed {
  /** It has not come with this turn. */
  int NOT_YET = Trigger.NOT_YET;

  /**
   * A turn of a side and its allies began.
   *
   * @return what a step answers, or {@link #NOT_YET}
   */
  int turnStarted(GameMaster master, int side);

  /** Whether it may still bring in somebody of a side. */
  boolean awaits(CombatView view, int side);
}
