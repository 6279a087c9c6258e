package org.rpg.encounter.preview;

import java.util.Optional;

/**
 * Counts of whole numbers from 0 on that may be large: up to 2047 each is kept apart, larger ones
 * to within a thousandth. Mean and range are exact. Not thread-safe.
 */
final class Measure {
  private static final int BITS = 11;
  private static final int FINE = 1 << BITS;
  private static final int HALF = FINE / 2;

  /** The largest number of each kind that is kept apart from larger ones. */
  static final int MINUTES = Integer.MAX_VALUE;

  static final int THINGS = 1 << 20;
  static final int POINTS = FINE - 1;

  private final int bound;
  private final long[] counts;
  private long total;
  private long sum;
  private int min = Integer.MAX_VALUE;
  private int max;

  /**
   * @param bound larger numbers count as this one, smaller ones than 0 as 0
   */
  Measure(int bound) {
    this.bound = bound;
    counts = new long[place(bound) + 1];
  }

  void add(int value) {
    int it = Math.max(0, Math.min(value, bound));
    counts[place(it)]++;
    total++;
    sum += it;
    min = Math.min(min, it);
    max = Math.max(max, it);
  }

  /** Adds what another measure of the same bound has counted. */
  void addAll(Measure other) {
    Tally.add(counts, other.counts);
    total += other.total;
    sum += other.sum;
    min = Math.min(min, other.min);
    max = Math.max(max, other.max);
  }

  /** How many numbers were counted. */
  long total() {
    return total;
  }

  /** The largest of them, 0 if there are none. */
  int max() {
    return max;
  }

  /** Mean, range and quantiles; nothing if nothing was counted. */
  Optional<Spread> spread() {
    return total == 0
        ? Optional.empty()
        : Optional.of(
            new Spread(
                (double) sum / total,
                min,
                max,
                quantile(0.05),
                quantile(0.25),
                quantile(0.5),
                quantile(0.75),
                quantile(0.95)));
  }

  private int quantile(double share) {
    double wanted = share * total;
    long seen = 0;
    int place = 0;
    while (place < counts.length - 1 && (seen += counts[place]) < wanted) {
      place++;
    }
    return Math.max(min, Math.min(max, value(place)));
  }

  /** Numbers below 2048 have a place each, those of each power of two above share 1024. */
  private static int place(int value) {
    if (value < FINE) {
      return value;
    }
    int coarse = Integer.SIZE - Integer.numberOfLeadingZeros(value) - BITS;
    return coarse * HALF + (value >>> coarse);
  }

  private static int value(int place) {
    if (place < FINE) {
      return place;
    }
    int coarse = place / HALF - 1;
    return (place - coarse * HALF) << coarse;
  }
}
