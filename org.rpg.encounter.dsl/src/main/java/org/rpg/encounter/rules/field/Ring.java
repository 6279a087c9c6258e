package org.rpg.encounter.rules.field;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * The eight squares around a goal, the nearest to whoever walks there first: by distance, then by
 * how far off the straight line, then row by row. That order depends on no more than which way he
 * comes and how much wider than long his way is, so that each is worked out once.
 *
 * <p>An order is a number: four bits for each square that is still to come, the next one lowest.
 */
final class Ring {
  /** No square is left. */
  static final int NONE = 0;

  /** The bit of the goal itself. */
  static final int GOAL = 1 << 0b0110;

  private static final int BITS = 4;
  private static final int MASK = (1 << BITS) - 1;

  /** Rows and columns from the goal, in two bits each; none of the squares is 0. */
  private static final int[] SQUARES = {
    0b0001, 0b0010, 0b0011, 0b0101, 0b0111, 0b1001, 0b1010, 0b1011
  };

  /** Whatever is wider or longer by more is as what is by this. */
  private static final int SKEW = 2;

  private static final int SKEWS = 2 * SKEW + 1;
  private static final int SIGNS = 3;
  private static final int[] ORDERS = orders();

  private Ring() {}

  /** The squares around a goal for someone who comes from another square. */
  static int inOrder(int from, int goal) {
    int columns = Squares.column(goal) - Squares.column(from);
    int rows = Squares.row(goal) - Squares.row(from);
    return ORDERS[number(Integer.signum(columns), Integer.signum(rows), skew(columns, rows))];
  }

  /** The squares that come after the next one. */
  static int next(int order) {
    return order >>> BITS;
  }

  /** How many columns from the goal the next square is. */
  static int column(int order) {
    return (order & 3) - 2;
  }

  /** How many rows from the goal the next square is. */
  static int row(int order) {
    return (order >> 2 & 3) - 1;
  }

  /** A bit for the next square. */
  static int bit(int order) {
    return 1 << (order & MASK);
  }

  /** The same for a square that is the goal or next to it. */
  static int bit(int goal, int square) {
    int row = Squares.row(square) - Squares.row(goal);
    return 1 << ((row + 1 << 2) + Squares.column(square) - Squares.column(goal) + 2);
  }

  private static int skew(int columns, int rows) {
    return Math.max(-SKEW, Math.min(SKEW, Math.abs(columns) - Math.abs(rows)));
  }

  private static int number(int along, int down, int skew) {
    return ((along + 1) * SIGNS + down + 1) * SKEWS + skew + SKEW;
  }

  private static int[] orders() {
    int[] orders = new int[SIGNS * SIGNS * SKEWS];
    for (int columns = -1 - SKEW; columns <= 1 + SKEW; columns++) {
      for (int rows = -1 - SKEW; rows <= 1 + SKEW; rows++) {
        int along = Integer.signum(columns);
        int down = Integer.signum(rows);
        orders[number(along, down, skew(columns, rows))] = order(Squares.at(columns, rows));
      }
    }
    return orders;
  }

  /** The order for a goal so far from the walker. */
  private static int order(int goal) {
    return IntStream.of(SQUARES)
        .boxed()
        .sorted(
            Comparator.comparing(it -> OpenPaths.cost(0, Squares.moved(goal, column(it), row(it)))))
        .reduce(NONE, (order, it) -> order >>> BITS | it << BITS * (SQUARES.length - 1));
  }
}
