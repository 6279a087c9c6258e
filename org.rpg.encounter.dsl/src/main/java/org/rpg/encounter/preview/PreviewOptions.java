package org.rpg.encounter.preview;

/**
 * How a forecast is to be made.
 *
 * @param runs how many runs, 1 to {@link #MOST_RUNS}
 * @param seed any number; the same seed gives the same forecast
 * @param threads how many threads share the work, 1 to 64; the result does not depend on it
 */
public record PreviewOptions(int runs, long seed, int threads) {
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
    if (runs < 1 || runs > MOST_RUNS || threads < 1 || threads > MOST_THREADS) {
      throw new IllegalArgumentException(runs + " runs on " + threads + " threads");
    }
  }

  /** 10,000 runs with seed 1 on all processors. */
  public static PreviewOptions standard() {
    int processors = Runtime.getRuntime().availableProcessors();
    return new PreviewOptions(STANDARD_RUNS, 1, Math.min(MOST_THREADS, processors));
  }
}
