package org.rpg.encounter.rules.field;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

class RingTest {
  private static final int FAR = 7;

  @Test
  void theSquaresAroundAGoalComeNearestFirstWhereverOneComesFrom() {
    int goal = Squares.at(3, -2);
    for (int columns = -FAR; columns <= FAR; columns++) {
      for (int rows = -FAR; rows <= FAR; rows++) {
        int from = Squares.moved(goal, columns, rows);
        List<Integer> sorted = new ArrayList<>(around(goal));
        sorted.sort(Comparator.comparing(it -> distanceThenAside(from, it)));
        assertEquals(sorted, inOrder(from, goal), columns + " columns, " + rows + " rows");
      }
    }
  }

  @Test
  void eachSquareHasItsOwnBit() {
    int goal = Squares.at(0, 0);
    int bits = Ring.GOAL;
    for (int ring = Ring.inOrder(goal, goal); ring != Ring.NONE; ring = Ring.next(ring)) {
      assertEquals(0, bits & Ring.bit(ring));
      assertEquals(
          Ring.bit(ring), Ring.bit(goal, Squares.moved(goal, Ring.column(ring), Ring.row(ring))));
      bits |= Ring.bit(ring);
    }
    assertEquals(9, Integer.bitCount(bits));
    assertEquals(Ring.GOAL, Ring.bit(goal, goal));
  }

  private static List<Integer> inOrder(int from, int goal) {
    List<Integer> squares = new ArrayList<>();
    for (int ring = Ring.inOrder(from, goal); ring != Ring.NONE; ring = Ring.next(ring)) {
      squares.add(Squares.moved(goal, Ring.column(ring), Ring.row(ring)));
    }
    return squares;
  }

  /** Row by row: the sort keeps that order among equals. */
  private static List<Integer> around(int goal) {
    List<Integer> squares = new ArrayList<>();
    for (int row = -1; row <= 1; row++) {
      for (int column = -1; column <= 1; column++) {
        if (row != 0 || column != 0) {
          squares.add(Squares.moved(goal, column, row));
        }
      }
    }
    return squares;
  }

  private static int distanceThenAside(int from, int to) {
    int columns = Math.abs(Squares.column(from) - Squares.column(to));
    int rows = Math.abs(Squares.row(from) - Squares.row(to));
    return 1000 * Math.max(columns, rows) + columns + rows;
  }
}
