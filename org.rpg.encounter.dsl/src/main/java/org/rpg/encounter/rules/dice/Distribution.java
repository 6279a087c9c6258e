package org.rpg.encounter.rules.dice;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Collections;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/**
 * An exact distribution over whole numbers: each value has a weight, its probability is weight over
 * {@link #total()}.
 */
public final class Distribution {
  private final NavigableMap<Integer, BigInteger> weights;
  private final BigInteger total;

  private Distribution(NavigableMap<Integer, BigInteger> weights) {
    this.weights = Collections.unmodifiableNavigableMap(weights);
    this.total = weights.values().stream().reduce(BigInteger.ZERO, BigInteger::add);
  }

  /**
   * A distribution with these weights; weights of 0 are left out.
   *
   * @throws IllegalArgumentException if a weight is negative or none is positive
   */
  public static Distribution of(Map<Integer, BigInteger> weights) {
    TreeMap<Integer, BigInteger> positive = new TreeMap<>();
    weights.forEach(
        (value, weight) -> {
          if (weight.signum() < 0) {
            throw new IllegalArgumentException("negative weight of " + value);
          }
          if (weight.signum() > 0) {
            positive.put(value, weight);
          }
        });
    if (positive.isEmpty()) {
      throw new IllegalArgumentException("a distribution needs a value");
    }
    return new Distribution(positive);
  }

  /** Every value from {@code min} to {@code max}, equally likely. */
  public static Distribution uniform(int min, int max) {
    TreeMap<Integer, BigInteger> weights = new TreeMap<>();
    for (int value = min; value <= max; value++) {
      weights.put(value, BigInteger.ONE);
    }
    return of(weights);
  }

  /** One certain value. */
  public static Distribution constant(int value) {
    return uniform(value, value);
  }

  /** Values and their weights, in ascending order. */
  public NavigableMap<Integer, BigInteger> weights() {
    return weights;
  }

  /** The sum of all weights. */
  public BigInteger total() {
    return total;
  }

  /** The weight of one value, 0 if it cannot happen. */
  public BigInteger weight(int value) {
    return weights.getOrDefault(value, BigInteger.ZERO);
  }

  /** The smallest possible value. */
  public int min() {
    return weights.firstKey();
  }

  /** The largest possible value. */
  public int max() {
    return weights.lastKey();
  }

  /** The weight of all values that pass {@code test}, over {@link #total()}. */
  public BigInteger weightWhere(IntPredicate test) {
    BigInteger sum = BigInteger.ZERO;
    for (Map.Entry<Integer, BigInteger> entry : weights.entrySet()) {
      if (test.test(entry.getKey())) {
        sum = sum.add(entry.getValue());
      }
    }
    return sum;
  }

  /** The probability of all values that pass {@code test}, 0 to 1. */
  public double probability(IntPredicate test) {
    return ratio(weightWhere(test), total);
  }

  /** The mean. */
  public double mean() {
    BigInteger sum = BigInteger.ZERO;
    for (Map.Entry<Integer, BigInteger> entry : weights.entrySet()) {
      sum = sum.add(entry.getValue().multiply(BigInteger.valueOf(entry.getKey())));
    }
    return ratio(sum, total);
  }

  /** The distribution of the sum of this and an independent other. */
  public Distribution plus(Distribution other) {
    TreeMap<Integer, BigInteger> sums = new TreeMap<>();
    weights.forEach(
        (a, weightA) ->
            other.weights.forEach(
                (b, weightB) -> sums.merge(a + b, weightA.multiply(weightB), BigInteger::add)));
    return of(sums);
  }

  /** The distribution of a function of the value. */
  public Distribution map(IntUnaryOperator function) {
    TreeMap<Integer, BigInteger> mapped = new TreeMap<>();
    weights.forEach(
        (value, weight) -> mapped.merge(function.applyAsInt(value), weight, BigInteger::add));
    return of(mapped);
  }

  /** The distribution of the highest of {@code rolls} independent ones (BASE-05). */
  public Distribution highestOf(int rolls) {
    TreeMap<Integer, BigInteger> highest = new TreeMap<>();
    BigInteger below = BigInteger.ZERO;
    for (Map.Entry<Integer, BigInteger> entry : weights.entrySet()) {
      BigInteger upTo = below.add(entry.getValue());
      highest.put(entry.getKey(), upTo.pow(rolls).subtract(below.pow(rolls)));
      below = upTo;
    }
    return of(highest);
  }

  /** The distribution of the lowest of {@code rolls} independent ones (BASE-05). */
  public Distribution lowestOf(int rolls) {
    return map(value -> -value).highestOf(rolls).map(value -> -value);
  }

  private static double ratio(BigInteger part, BigInteger whole) {
    return new BigDecimal(part).divide(new BigDecimal(whole), MathContext.DECIMAL64).doubleValue();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Distribution that && weights.equals(that.weights);
  }

  @Override
  public int hashCode() {
    return weights.hashCode();
  }

  @Override
  public String toString() {
    return weights + "/" + total;
  }
}
