package org.rpg.encounter.rules.hazard;

import org.rpg.encounter.rules.dice.DiceExpression;

/** Holding one's breath and suffocating (SIT-13, SIT-14). */
public final class Breath {
  /** Fatigue damage of each minute without breath (SIT-14). */
  public static final DiceExpression DAMAGE = DiceExpression.of(1, 6);

  private Breath() {}

  /**
   * How long somebody can hold his breath: a minute a level of Physique (SIT-13).
   *
   * @param least minutes that anybody can, by the ruleset
   * @return whole minutes, at least 0
   */
  public static int held(int physique, int least) {
    return Math.max(0, Math.max(least, physique));
  }

  /** Of so many minutes without air, those in which he suffocates (SIT-14). */
  public static int suffocating(int minutes, int physique, int least) {
    return Math.max(0, minutes - held(physique, least));
  }
}
