package org.rpg.encounter.report.balance;

import org.rpg.encounter.preview.PreviewOptions;

/**
 * How often scenes are played to find what a game master would want to hear, and how much of what
 * is too much. A share counts only if the whole 95 % interval lies beyond its limit.
 *
 * @param runs runs of each scene, at least 1
 * @param seed any number; the same seed finds the same
 * @param deaths in how many runs a hero may die, 0 to 1
 * @param unfinished in how many runs a scene may be stopped by a bound of the rules
 * @param collapse in how many runs of a journey all may collapse
 * @param hunger in how many runs somebody may go hungry who set out with meals
 * @param unacting in how many runs somebody may fall before he first acts
 * @param ample how far beyond its bound an expectation may lie before it says too little
 */
public record BalanceOptions(
    int runs,
    long seed,
    double deaths,
    double unfinished,
    double collapse,
    double hunger,
    double unacting,
    double ample) {
  /** The runs of each scene, if nobody says otherwise. */
  public static final int USUAL_RUNS = 400;

  public BalanceOptions {
    if (runs < 1 || runs > PreviewOptions.MOST_RUNS) {
      throw new IllegalArgumentException(runs + " runs");
    }
  }

  /** So many runs with seed 1 and the usual limits. */
  public static BalanceOptions of(int runs) {
    return new BalanceOptions(runs, 1, 0.25, 0.02, 0.5, 0.5, 0.5, 0.25);
  }

  /** 400 runs. */
  public static BalanceOptions standard() {
    return of(USUAL_RUNS);
  }

  PreviewOptions preview() {
    return new PreviewOptions(runs, seed, PreviewOptions.standard().threads());
  }
}
