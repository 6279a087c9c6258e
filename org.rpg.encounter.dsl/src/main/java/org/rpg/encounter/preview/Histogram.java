package org.rpg.encounter.preview;

import java.util.Optional;

/**
 * Counts of whole numbers from 0 up to a bound. Larger ones count as the bound. Not thread-safe.
 */
public final class Histogram {
  private final long[] counts;

  /**
   * @param bound largest value kept apart, at least 0
   */
  public Histogram(int bound) {
    counts = new long[bound + 1];
  }

  public void add(int value) {
    counts[Math.max(0, Math.min(value, counts.length - 1))]++;
  }

  /** Adds what another histogram of the same bound has counted. */
  public void addAll(Histogram other) {
    for (int i = 0; i < counts.length; i++) {
      counts[i] += other.counts[i];
    }
  }

  /** How many values were counted. */
  public long total() {
    long total = 0;
    for (long count : counts) {
      total += count;
    }
    return total;
  }

  /** How often a value was counted. */
  public long count(int value) {
    return value < 0 || value >= counts.length ? 0 : counts[value];
  }

  /**
   * The smallest value that at least this share of the counted ones do not exceed.
   *
   * @param share 0 to 1
   */
  public int quantile(double share) {
    double wanted = share * total();
    long seen = 0;
    for (int i = 0; i < counts.length; i++) {
      seen += counts[i];
      if (counts[i] > 0 && seen >= wanted) {
        return i;
      }
    }
    return 0;
  }

  /** The same, nothing if nothing was counted. */
  public Optional<Spread> some() {
    return total() == 0 ? Optional.empty() : Optional.of(spread());
  }

  /** Mean, range and quantiles of what was counted. */
  public Spread spread() {
    long sum = 0;
    int min = -1;
    int max = 0;
    for (int i = 0; i < counts.length; i++) {
      sum += i * counts[i];
      if (counts[i] > 0) {
        min = min < 0 ? i : min;
        max = i;
      }
    }
    long total = total();
    return new Spread(
        total == 0 ? 0 : (double) sum / total,
        Math.max(0, min),
        max,
        quantile(0.05),
        quantile(0.25),
        quantile(0.5),
        quantile(0.75),
        quantile(0.95));
  }
}
