package org.rpg.encounter.exact;

import java.util.Arrays;

/**
 * Walks through every way a procedure with random choices can go. The procedure asks {@link #pick}
 * wherever chance decides and is run again and again until {@link #next} says that every path was
 * taken; {@link #probability} is the chance of the path just taken.
 */
public final class Branches {
  private double[][] choices = new double[16][];
  private int[] taken = new int[16];
  private int depth;
  private int known;

  /** Begins with the first path of a new procedure. */
  public void restart() {
    depth = 0;
    known = 0;
  }

  /** Chooses one of these, each with its probability; none may be 0. */
  public int pick(double... chances) {
    if (depth == known) {
      if (known == taken.length) {
        choices = Arrays.copyOf(choices, 2 * known);
        taken = Arrays.copyOf(taken, 2 * known);
      }
      choices[known] = chances;
      taken[known++] = 0;
    }
    return taken[depth++];
  }

  /** The probability of the path taken since the start. */
  public double probability() {
    double product = 1;
    for (int i = 0; i < depth; i++) {
      product *= choices[i][taken[i]];
    }
    return product;
  }

  /** Goes to the next path; answers whether there is one. */
  public boolean next() {
    known = depth;
    depth = 0;
    while (known > 0) {
      if (++taken[known - 1] < choices[known - 1].length) {
        return true;
      }
      known--;
    }
    return false;
  }
}
