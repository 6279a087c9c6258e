package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Item;

/**
 * A trap on the ground.
 *
 * @param item what it is: who meets it makes its test, and suffers its effect if that fails
 * @param squares where it lies
 * @param near how far around them it reaches, in squares
 */
public record Trap(Item item, int[] squares, int near) {
  /** A trap; the squares are its own. */
  public Trap {
    squares = squares.clone();
  }

  @Override
  public int[] squares() {
    return squares.clone();
  }

  /** Whether it lies on a square. */
  boolean isAt(int square) {
    return distance(square) <= near;
  }

  /** How far it is from a square, in squares. */
  int distance(int square) {
    int least = Integer.MAX_VALUE;
    for (int each : squares) {
      least = Math.min(least, Squares.distance(each, square));
    }
    return least;
  }
}
