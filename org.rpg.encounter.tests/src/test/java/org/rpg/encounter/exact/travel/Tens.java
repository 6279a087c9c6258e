package org.rpg.encounter.exact.travel;

import java.util.Arrays;

/** The chances of the sums of some d10, from the smallest sum on. */
final class Tens {
  /** The chances of a d6. */
  static final double[] SIX = even(6);

  private static final double[][] SUMS = new double[5][];

  static {
    double[] one = even(10);
    SUMS[1] = one;
    for (int dice = 2; dice < SUMS.length; dice++) {
      double[] sum = new double[9 * dice + 1];
      for (int before = 0; before < SUMS[dice - 1].length; before++) {
        for (int die = 0; die < 10; die++) {
          sum[before + die] += SUMS[dice - 1][before] * one[die];
        }
      }
      SUMS[dice] = sum;
    }
  }

  private Tens() {}

  static double[] of(int dice) {
    return SUMS[dice];
  }

  private static double[] even(int sides) {
    double[] chances = new double[sides];
    Arrays.fill(chances, 1.0 / sides);
    return chances;
  }
}
