package org.rpg.encounter.play.steps;

import org.rpg.encounter.play.seen.Cells;
import org.rpg.encounter.rules.combat.GameMaster;

/** Keeps what is done again and again from going on for ever. */
public final class Effort {
  /** So often something may be done again before somebody acts. */
  public static final int MOST = 1000;

  private Effort() {}

  /** Somebody acts, or a turn begins. */
  public static void reset(GameMaster master) {
    if (master.view().memory(Cells.EFFORT) != 0) {
      master.remember(Cells.EFFORT, 0);
    }
  }

  /** Something is done once more; answers whether that is too much. */
  public static boolean isTooMuch(GameMaster master) {
    int effort = master.view().memory(Cells.EFFORT) + 1;
    master.remember(Cells.EFFORT, effort);
    return effort > MOST;
  }
}
