package org.rpg.encounter.preview;

/**
 * How often something happened in a number of runs, and how sure that figure is.
 *
 * @param count runs in which it happened, 0 to {@code runs}
 * @param runs runs made, at least 1
 */
public record Share(long count, long runs) {
  /** The standard normal quantile of a two-sided interval of 95 %. */
  private static final double Z = 1.959963984540054;

  public Share {
    if (runs < 1 || count < 0 || count > runs) {
      throw new IllegalArgumentException(count + " of " + runs);
    }
  }

  /** The observed share, 0 to 1. */
  public double probability() {
    return (double) count / runs;
  }

  /** Lower end of the 95 % interval (Wilson's score interval), 0 to 1. */
  public double low() {
    return count == 0 ? 0 : Math.max(0, centre() - halfWidth());
  }

  /** Upper end of the 95 % interval (Wilson's score interval), 0 to 1. */
  public double high() {
    return count == runs ? 1 : Math.min(1, centre() + halfWidth());
  }

  /**
   * For what never happened: the largest N, rounded down to two digits, of which "fewer than 1 in
   * N" can be said with the certainty of {@link #high()}.
   */
  public long fewerThanOneIn() {
    long n = (long) Math.floor(1 / high());
    long unit = 1;
    while (n / unit >= 100) {
      unit *= 10;
    }
    return n / unit * unit;
  }

  private double centre() {
    return (probability() + Z * Z / (2 * runs)) / (1 + Z * Z / runs);
  }

  private double halfWidth() {
    double p = probability();
    return Z * Math.sqrt(p * (1 - p) / runs + Z * Z / (4.0 * runs * runs)) / (1 + Z * Z / runs);
  }
}
