package org.rpg.encounter.play.steps;

import java.util.OptionalInt;

/**
 * Where is kept how often a test was made and how often it failed.
 *
 * @param made how often it was made, and behind that how often it failed
 * @param each the same of each of the roster, where it depends on the run who makes it; behind them
 *     how often there was nobody to make it
 * @param people how many are on the roster
 */
public record TrialCount(int made, OptionalInt each, int people) {
  private static final int OF_ONE = 2;

  /** How many cells it takes to know who made it. */
  public static int cells(int people) {
    return people * OF_ONE + 1;
  }

  /** Where is kept how often somebody made it, and behind that how often he failed. */
  public int of(int who) {
    return each.orElseThrow() + who * OF_ONE;
  }

  /** Where is kept how often there was nobody to make it. */
  public int nobody() {
    return of(people);
  }
}
