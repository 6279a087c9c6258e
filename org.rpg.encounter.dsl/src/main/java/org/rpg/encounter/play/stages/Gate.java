package org.rpg.encounter.play.stages;

import org.rpg.encounter.rules.combat.GameMaster;

/** Whether an edge of an adventure may be taken. Stateless, so that threads can share it. */
@FunctionalInterface
public interface Gate {
  Gate OPEN = (master, ending) -> true;

  /**
   * Whether it may.
   *
   * @param ending the number of the end of the stage that was just played
   */
  boolean isOpen(GameMaster master, int ending);
}
