package org.rpg.encounter.rules.combat;

/** How long an effect lasts, in turns of its victim's side; positive numbers count (TRN-04). */
public final class Duration {
  /** Until the victim's next turn begins (TRN-05). */
  public static final int UNTIL_NEXT_TURN = -1;

  /** Until something ends it. */
  public static final int WITHOUT_END = 0;

  private Duration() {}

  /** How many turns are yet to begin with it; the turn in progress may count (TRN-04). */
  static int starts(int turns, boolean inOwnTurn, CombatRules rules) {
    return inOwnTurn && rules.currentTurnCounts ? turns - 1 : turns;
  }
}
