package org.rpg.encounter.preview;

/**
 * How a forecast is to be made.
 *
 * @param runs how many runs, 1 to {@link #MOST_RUNS}
 * @param seed any number; the same seed gives the same forecast
 * @param threads how many threads share the work, 1 to 64; the result does not depend on it
 * @param minutesEach how many minutes it takes at the table that somebody holds the initiative,
 *     more than 0; what a forecast says of the length of an evening depends on it and nothing else
 */
public record PreviewOptions(int runs, long seed, int threads, double minutesEach) {
  /** Minutes that an activation takes at the table, if nobody says otherwise: ours. */
  public static final double USUAL_MINUTES = 1;

  /** The most runs of one forecast. */
  public static final int MOST_RUNS = 100_000_000;

  private static final int MOST_THREADS = 64;
  private static final int STANDARD_RUNS = 10_000;

  /**
   * Checks the bounds.
   *
   * @throws IllegalArgumentException if a number is out of bounds
   */
  public PreviewOptions {
    if (runs < 1
        || runs > MOST_RUNS
        || threads < 1
        || threads > MOST_THREADS
        || !(minutesEach > 0)) {
      throw new IllegalArgumentException(runs + " runs on " + threads + " threads");
    }
  }

  /** The same at the usual speed of a table. */
  public PreviewOptions(int runs, long seed, int threads) {
    this(runs, seed, threads, USUAL_MINUTES);
  }

  /** 10,000 runs with seed 1 on all processors. */
  public static PreviewOptions standard() {
    int processors = Runtime.getRuntime().availableProcessors();
    return new PreviewOptions(STANDARD_RUNS, 1, Math.min(MOST_THREADS, processors));
  }
}
