package org.rpg.encounter.rules.field;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("ACT-14, BASE-14, BASE-15 squares of 1.5 m and walking on them")
class WalkTest {
  private static final int ME = 0;
  private static final int FRIEND = 1;
  private static final int FOE = 2;
  private static final int OTHER_FOE = 3;

  private static Board board(Field field) {
    boolean[][] hostile = new boolean[4][4];
    for (int mine = 0; mine < 2; mine++) {
      for (int theirs = 2; theirs < 4; theirs++) {
        hostile[mine][theirs] = true;
        hostile[theirs][mine] = true;
      }
    }
    return new Board(field, hostile);
  }

  private static int at(int column, int row) {
    return Squares.at(column, row);
  }

  @Nested
  class OnSquares {
    @Test
    void aSquareHoldsItsColumnAndRowBelowNoughtToo() {
      assertEquals(-7, Squares.column(at(-7, 12)));
      assertEquals(12, Squares.row(at(-7, 12)));
      assertEquals(-10000, Squares.row(at(10000, -10000)));
      assertEquals(10000, Squares.column(at(10000, -10000)));
    }

    @Test
    void distanceIsTheStepsOfAWalkerInEightDirections() {
      assertEquals(5, Squares.distance(at(0, 0), at(3, -5)));
      assertEquals(4, Squares.distance(at(-2, 1), at(2, 1)));
    }

    @Test
    void metresAreWholeSquares() {
      assertEquals(6, Squares.ofMetres(9));
      assertEquals(1, Squares.ofMetres(2.9));
      assertEquals(2, Squares.ofMetres(3));
      assertEquals(0, Squares.ofMetres(1.4));
      assertEquals(4.5, Squares.metres(3));
    }

    @Test
    void whoIsNowhereIsOutOfEveryReach() {
      assertTrue(Squares.distance(Squares.NOWHERE, at(0, 0)) > 20000);
    }
  }

  @Nested
  class InTheOpen {
    private final Board board = board(new OpenField());

    @Test
    void oneGoesStraightIntoReach() {
      board.place(ME, at(0, 0));
      board.place(FOE, at(6, 2));
      assertEquals(at(5, 2), board.towards(ME, at(6, 2), 1, 6));
      assertEquals(5, board.pathLength());
    }

    @Test
    void oneGoesAsFarAsTheBudgetAllows() {
      board.place(ME, at(0, 0));
      board.place(FOE, at(12, 0));
      assertEquals(at(6, 0), board.towards(ME, at(12, 0), 1, 6));
      assertEquals(6, board.pathLength());
    }

    @Test
    void aTakenSquareByTheTargetIsReplacedByAFreeOneInReach() {
      board.place(ME, at(0, 0));
      board.place(FRIEND, at(4, 0));
      board.place(FOE, at(5, 0));
      int end = board.towards(ME, at(5, 0), 1, 6);
      assertEquals(at(4, -1), end); // as near as the taken one, and the first of two
      assertEquals(4, board.pathLength());
    }

    @Test
    void friendsArePassedFoesAreWalkedAround() {
      board.place(ME, at(0, 0));
      board.place(FRIEND, at(1, 0));
      board.place(FOE, at(3, 0));
      board.place(OTHER_FOE, at(6, 0));
      int end = board.towards(ME, at(6, 0), 1, 6);
      assertEquals(1, Squares.distance(end, at(6, 0)));
      assertTrue(board.pathLength() <= 6);
    }

    @Test
    void aFoeOnOneOfTwoStraightWaysLeavesTheOther() {
      board.place(ME, at(0, 0));
      board.place(OTHER_FOE, at(2, 2)); // on the way aslant first
      board.place(FOE, at(7, 2));
      assertEquals(at(6, 2), board.towards(ME, at(7, 2), 1, 6));
      assertEquals(6, board.pathLength());
      board.place(OTHER_FOE, at(2, 0)); // on the way straight ahead first
      assertEquals(at(6, 2), board.towards(ME, at(7, 2), 1, 6));
      assertEquals(6, board.pathLength());
    }

    @Test
    void aFoeOnEachOfTheTwoIsWalkedAround() {
      Board narrow = board(new OpenField());
      narrow.place(ME, at(0, 0));
      narrow.place(FOE, at(3, 0));
      narrow.place(OTHER_FOE, at(9, 0));
      int end = narrow.towards(ME, at(9, 0), 1, 6);
      assertEquals(6, narrow.pathLength());
      assertEquals(3, Squares.distance(end, at(9, 0)));
    }

    @Test
    void nobodyEndsOnAFriendsSquare() {
      board.place(ME, at(0, 0));
      board.place(FRIEND, at(6, 0));
      board.place(FOE, at(12, 0));
      int end = board.towards(ME, at(12, 0), 1, 6);
      assertFalse(end == at(6, 0));
      assertTrue(board.isFree(end));
      assertTrue(Squares.distance(end, at(12, 0)) <= 7);
    }

    @Test
    void oneGoesAwayAsFarAsAsked() {
      board.place(ME, at(1, 1));
      board.place(FOE, at(0, 0));
      assertEquals(at(4, 4), board.away(ME, at(0, 0), 4, 6));
      assertEquals(3, board.pathLength());
      assertEquals(at(7, 7), board.away(ME, at(0, 0), 20, 6));
    }

    @Test
    void aFoeBehindIsWalkedAround() {
      board.place(ME, at(1, 0));
      board.place(FOE, at(0, 0));
      board.place(OTHER_FOE, at(3, 0));
      int end = board.away(ME, at(0, 0), 6, 5);
      assertTrue(Squares.distance(end, at(0, 0)) >= 4, "distance");
      assertTrue(board.isFree(end));
    }

    @Test
    void nobodyLeavesTheWorld() {
      board.place(ME, at(9_999, 0));
      board.place(FOE, at(9_998, 0));
      assertEquals(at(10_000, 0), board.away(ME, at(9_998, 0), 20, 6));
      assertEquals(1, board.pathLength());
    }

    @Test
    void whoLeftStandsNowhere() {
      board.place(ME, at(0, 0));
      assertEquals(ME, board.occupant(at(0, 0)));
      board.remove(ME);
      assertEquals(-1, board.occupant(at(0, 0)));
      assertEquals(Squares.NOWHERE, board.at(ME));
    }
  }

  @Nested
  class OnAGrid {
    /** A wall in column 3 with a gap at the bottom row of 5. */
    private final Board board =
        board(
            GridField.of(8, 5)
                .impassable(3, 0)
                .impassable(3, 1)
                .impassable(3, 2)
                .impassable(3, 3)
                .height(7, 0, 3)
                .build());

    @Test
    void wallsAreWalkedAround() {
      board.place(ME, at(2, 1));
      board.place(FOE, at(5, 1));
      // (2,2) (2,3) (3,4) (4,3) (4,2)
      int end = board.towards(ME, at(5, 1), 1, 6);
      assertEquals(1, Squares.distance(end, at(5, 1)));
      assertEquals(5, board.pathLength());
    }

    @Test
    void aLongWalkStopsWhereTheBudgetEnds() {
      board.place(ME, at(2, 1));
      board.place(FOE, at(5, 1));
      assertEquals(at(2, 3), board.towards(ME, at(5, 1), 1, 2));
    }

    @Test
    void aFoeInTheGapClosesIt() {
      board.place(ME, at(2, 3));
      board.place(FOE, at(3, 4));
      board.place(OTHER_FOE, at(6, 3));
      int end = board.towards(ME, at(6, 3), 1, 9);
      assertTrue(Squares.column(end) < 3);
    }

    @Test
    void aFriendInTheGapDoesNot() {
      board.place(ME, at(2, 3));
      board.place(FRIEND, at(3, 4));
      board.place(OTHER_FOE, at(6, 3));
      assertEquals(1, Squares.distance(board.towards(ME, at(6, 3), 1, 9), at(6, 3)));
    }

    @Test
    void nobodySlipsBetweenTwoCorners() {
      Board corners = board(GridField.of(2, 2).impassable(1, 0).impassable(0, 1).build());
      corners.place(ME, at(0, 0));
      assertEquals(at(0, 0), corners.towards(ME, at(1, 1), 0, 6));
    }

    @Test
    void oneGoesAwayInsideTheField() {
      board.place(ME, at(6, 2));
      board.place(FOE, at(7, 2));
      assertEquals(2, Squares.distance(board.away(ME, at(7, 2), 2, 6), at(7, 2)));
    }

    @Test
    @DisplayName("TAC-22")
    void squaresHaveHeights() {
      GridField field = GridField.of(2, 1).height(1, 0, 3).build();
      assertEquals(0, field.height(at(0, 0)));
      assertEquals(300, field.height(at(1, 0)));
      assertEquals(0, field.height(at(5, 5)));
      assertFalse(field.passable(at(-1, 0)));
    }

    @Test
    void theNearestFreeSquareIsFound() {
      board.place(ME, at(0, 0));
      assertEquals(1, Squares.distance(board.nearestFree(at(0, 0)), at(0, 0)));
      assertEquals(at(1, 1), board.nearestFree(at(1, 1)));
    }
  }
}
