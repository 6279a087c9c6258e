package org.rpg.encounter.play;

import org.rpg.encounter.rules.combat.CombatView;

/** Something that may be true of a run that is over. Stateless, so that threads can share it. */
@FunctionalInterface
public interface Claim {
  /**
   * Whether it is true.
   *
   * @param view the combat as it ended
   * @param ending the number of its end
   */
  boolean holds(CombatView view, int ending);
}
