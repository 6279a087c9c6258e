package org.rpg.encounter.rules.field;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;

class SquaresTest {
  private static final int[] PLACES = {-10_000, -9_999, -3, -1, 0, 1, 2, 40, 10_000};

  @Test
  void aSquareLiesInARectangleIfItsColumnAndItsRowDo() {
    for (int left : PLACES) {
      for (int right : PLACES) {
        int least = Squares.leastCorner(Squares.at(left, right), Squares.at(right, left));
        int most = Squares.mostCorner(Squares.at(left, right), Squares.at(right, left));
        for (int column : PLACES) {
          for (int row : PLACES) {
            boolean within =
                column >= Math.min(left, right)
                    && column <= Math.max(left, right)
                    && row >= Math.min(left, right)
                    && row <= Math.max(left, right);
            assertEquals(within, Squares.isWithin(Squares.at(column, row), least, most));
          }
        }
        assertFalse(Squares.isWithin(Squares.NOWHERE, least, most));
      }
    }
  }
}
