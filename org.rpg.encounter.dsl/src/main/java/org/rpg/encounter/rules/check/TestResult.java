package org.rpg.encounter.rules.check;

import java.util.List;

/**
 * What a skill test came to.
 *
 * @param rolled every roll of the die, in order
 * @param natural the roll that counts (BASE-04, BASE-05)
 * @param total roll, modifiers and skill
 * @param difficulty what was to be reached
 * @param success whether it succeeded (BASE-02)
 * @param level success level, 0 on failure (BASE-06)
 * @param criticalSuccess BASE-07
 * @param criticalFailure BASE-08
 * @param even whether the result is even (BASE-04)
 */
public record TestResult(
    List<Integer> rolled,
    int natural,
    int total,
    int difficulty,
    boolean success,
    int level,
    boolean criticalSuccess,
    boolean criticalFailure,
    boolean even) {
  /** Copies the rolls. */
  public TestResult {
    rolled = List.copyOf(rolled);
  }
}
