package org.rpg.encounter.play.road;

import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.rules.combat.GameMaster;

/**
 * They stay where they are for a time that no dice decide: "delay 2 h".
 *
 * @param minutes up to {@link #LONGEST}
 */
public record Stay(int minutes, Camp camp) implements Step {
  /** Minutes that no journey lasts, and that an int can still be added to: about 950 years. */
  static final int LONGEST = 500_000_000;

  /** Cuts what is longer. */
  public Stay {
    minutes = Math.min(minutes, LONGEST);
  }

  @Override
  public int take(GameMaster master, int self) {
    return camp.stay(master, minutes);
  }
}
