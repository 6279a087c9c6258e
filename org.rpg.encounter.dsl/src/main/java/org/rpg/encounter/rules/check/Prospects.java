package org.rpg.encounter.rules.check;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Collections;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * All that can come of a skill test, exact: weights over {@code total}.
 *
 * @param success how often it succeeds (BASE-02), critical successes among them
 * @param critical how often it is a critical success (BASE-07)
 * @param fumble how often it is a critical failure (BASE-08)
 * @param total how often it is made
 * @param levels how often it succeeds with which level (BASE-06), ascending
 */
public record Prospects(
    BigInteger success,
    BigInteger critical,
    BigInteger fumble,
    BigInteger total,
    NavigableMap<Integer, BigInteger> levels) {
  /** Copies the levels. */
  public Prospects {
    levels = Collections.unmodifiableNavigableMap(new TreeMap<>(levels));
  }

  /** How likely it succeeds, 0 to 1. */
  public double chance() {
    return part(success);
  }

  /** How likely something is that happens so often, 0 to 1. */
  public double part(BigInteger weight) {
    return new BigDecimal(weight)
        .divide(new BigDecimal(total), MathContext.DECIMAL64)
        .doubleValue();
  }
}
