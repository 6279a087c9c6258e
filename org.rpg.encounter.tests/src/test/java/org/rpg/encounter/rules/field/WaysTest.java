package org.rpg.encounter.rules.field;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("ACT-14 which way a walk takes, square by square")
class WaysTest {
  private static final int A = 0;

  /** The walk of A next to X as it is drawn. */
  private static String way(Drawn drawn, int budget) {
    Board board = drawn.board();
    board.towards(A, drawn.at('X'), 1, budget);
    return drawn.walk(board);
  }

  private static void assertWay(String map, String walk) {
    assertEquals(walk, way(Drawn.map(map), 40));
  }

  @Nested
  class Squarewise {
    @Test
    void aWalkTellsItsSquaresInOrder() {
      Drawn drawn = Drawn.map("A....\n....X\n");
      Board board = drawn.board();
      assertEquals(Squares.at(3, 1), board.towards(A, drawn.at('X'), 1, 9));
      assertEquals(3, board.pathLength());
      assertEquals(Squares.at(1, 1), board.pathSquare(0));
      assertEquals(Squares.at(2, 1), board.pathSquare(1));
      assertEquals(Squares.at(3, 1), board.pathSquare(2));
    }

    @Test
    void soDoesOneOnOpenGround() {
      Board board = new Board(new OpenField(), new boolean[2][2]);
      board.place(0, Squares.at(0, 0));
      board.place(1, Squares.at(2, 5));
      board.towards(0, Squares.at(2, 5), 1, 3);
      assertEquals(3, board.pathLength());
      assertEquals(Squares.at(1, 1), board.pathSquare(0));
      assertEquals(Squares.at(2, 2), board.pathSquare(1));
      assertEquals(Squares.at(2, 3), board.pathSquare(2));
    }

    @Test
    void oneAroundAFoeOnOpenGroundToo() {
      boolean[][] hostile = {{false, true, true}, {true, false, false}, {true, false, false}};
      Board board = new Board(new OpenField(), hostile);
      board.place(0, Squares.at(0, 0));
      board.place(1, Squares.at(2, 0));
      board.place(2, Squares.at(6, 0));
      int end = board.towards(0, Squares.at(6, 0), 1, 9);
      assertEquals(5, board.pathLength());
      assertEquals(end, board.pathSquare(4));
      for (int step = 0; step < 5; step++) {
        assertTrue(board.pathSquare(step) != Squares.at(2, 0));
      }
    }
  }

  @Nested
  @DisplayName("SIT-01 what is avoided")
  class Avoided {
    @Test
    void wallsAreWalkedAroundOnTheShorterSide() {
      assertWay(
          """
          ....#....
          .A..#..X.
          ....#....
          ....#....
          .........
          """,
          """
          ....#....
          .A..#..X.
          ..o.#.o..
          ...o#o...
          ....o....
          """);
    }

    @Test
    void difficultGroundIsAvoidedWhereAnotherWayIsAsLong() {
      Drawn drawn = Drawn.map("A....\n.~,..\n....X\n");
      Board board = drawn.board();
      board.towards(A, drawn.at('X'), 1, 9);
      assertEquals(3, board.pathLength());
      for (int step = 0; step < 3; step++) {
        assertEquals(Terrain.PLAIN, drawn.field().terrain(board.pathSquare(step)));
      }
    }

    @Test
    void threeSquaresOfMarshAreCrossedIfTheWayAroundIsTwoLonger() {
      assertWay(
          """
          #####
          A,,,X
          .###.
          .....
          """,
          """
          #####
          AoooX
          .###.
          .....
          """);
    }

    @Test
    void threeSquaresOfMudThatMayHoldHimAreNot() {
      assertWay(
          """
          #####
          A~~~X
          .###.
          .....
          """,
          """
          #####
          A~~~X
          o###o
          .ooo.
          """);
    }

    @Test
    @DisplayName("SIT-15 nobody walks into fire, whoever stands in it walks out")
    void fire() {
      assertWay("A.^.X\n", "Ao^.X\n");
      Drawn burning = Drawn.map("^^..X\n");
      Board board = burning.board();
      board.place(A, Squares.at(0, 0));
      assertEquals(Squares.at(3, 0), board.towards(A, burning.at('X'), 1, 9));
    }

    @Test
    @DisplayName("SIT-09 nobody walks down or up a ledge, whoever is forced over it falls")
    void ledges() {
      Drawn drawn = Drawn.map("A.=.X\n").heights("22200\n");
      assertEquals("Aoo.X\n", way(drawn, 9));
      GridField field = drawn.field();
      assertEquals(300, field.drop(Squares.at(2, 0), Squares.at(3, 0)));
      assertEquals(0, field.drop(Squares.at(3, 0), Squares.at(2, 0)));
      assertEquals("Aoo=X\n", way(Drawn.map("A..=X\n").heights("00022\n"), 9));
      assertEquals("AoooX\n", way(Drawn.map("A...X\n").heights("22200\n"), 9), "a slope");
      assertEquals(0, Drawn.map("...\n").heights("200\n").field().drop(0, Squares.at(1, 0)));
    }

    @Test
    void aDropOfLessThanAStepIsNoLedge() {
      GridField field =
          GridField.of(2, 1).terrain(0, 0, Terrain.PLAIN.sheer()).height(0, 0, 1.49).build();
      assertEquals(0, field.drop(Squares.at(0, 0), Squares.at(1, 0)));
      assertEquals(149, field.height(Squares.at(0, 0)));
    }
  }

  @Nested
  @DisplayName("MAN-15 charges")
  class Charges {
    private String charge(Drawn drawn, int straight) {
      Board board = drawn.board();
      board.charge(A, drawn.at('X'), 1, 9);
      assertEquals(straight, board.straightSquares());
      return drawn.walk(board);
    }

    @Test
    void oneRunsStraightIfThatLeadsThere() {
      Drawn drawn = Drawn.map("A.....\n.....X\n");
      assertEquals("Aoooo.\n.....X\n", charge(drawn, 4));
      Board board = drawn.board();
      board.towards(A, drawn.at('X'), 1, 9);
      assertEquals(3, board.straightSquares(), "a plain walk bends");
    }

    @Test
    void otherwiseTheLastPieceIsAsLongAsTwoLegsAllow() {
      assertEquals("A.....\n.o....\n..oooX\n", charge(Drawn.map("A.....\n......\n.....X\n"), 2));
      // Five steps to the square before X, two ahead; the three aslant make the longer piece.
      assertEquals(
          "Aoo....\n...o...\n....o..\n.....o.\n......X\n",
          charge(Drawn.map("A......\n.......\n.......\n.......\n......X\n"), 3));
    }

    @Test
    void aWallInTheWayBendsIt() {
      Drawn drawn = Drawn.map("A..#..\n.....X\n");
      assertEquals("A..#..\n.ooooX\n", charge(drawn, 3));
    }

    @Test
    @DisplayName("INT-40 straight over difficult ground rather than bent around it")
    void difficultGround() {
      assertEquals("AoooX\n.....\n", charge(Drawn.map("A.,.X\n.....\n"), 3));
    }

    @Test
    void onOpenGroundToo() {
      Board board = new Board(new OpenField(), new boolean[2][2]);
      board.place(0, Squares.at(0, 0));
      board.place(1, Squares.at(5, 1));
      assertEquals(Squares.at(4, 0), board.charge(0, Squares.at(5, 1), 1, 6));
      assertEquals(4, board.straightSquares());
      board.place(1, Squares.at(6, 4));
      assertEquals(Squares.at(5, 5), board.charge(0, Squares.at(6, 4), 1, 6), "aslant all the way");
      assertEquals(5, board.straightSquares());
      board.place(1, Squares.at(9, 3));
      assertEquals(Squares.at(8, 3), board.charge(0, Squares.at(9, 3), 1, 9));
      assertEquals(5, board.straightSquares(), "three aslant, then five ahead");
    }

    @Test
    void aPieceIsAlsoMeasuredWhenTheWalkEndsEarly() {
      Board board = Drawn.map("A.....\n.....X\n").board();
      board.towards(A, Squares.at(5, 1), 1, 9); // aslant, then three ahead
      assertEquals(0, board.straightSquares(0));
      assertEquals(1, board.straightSquares(1));
      assertEquals(1, board.straightSquares(2));
      assertEquals(2, board.straightSquares(3));
    }
  }

  @Nested
  @DisplayName("MAN-14 pushes")
  class Pushes {
    private final Board board = Drawn.map(".A....\n...X.#\n....#.\n").board();

    @Test
    void oneIsPushedDirectlyAway() {
      int from = Squares.at(3, 1);
      assertEquals(Squares.at(4, 1), board.pushed(from, Squares.at(2, 1)));
      assertEquals(Squares.at(4, 1), board.pushed(from, Squares.at(1, 0)), "two along, one down");
      assertEquals(Squares.at(3, 2), board.pushed(from, Squares.at(3, 0)));
      assertEquals(Squares.at(2, 2), board.pushed(from, Squares.at(4, 0)));
    }

    @Test
    void obstaclesStopHim() {
      assertEquals(Squares.at(4, 1), board.pushed(Squares.at(4, 1), Squares.at(3, 1)), "a wall");
      assertEquals(Squares.at(4, 1), board.pushed(Squares.at(4, 1), Squares.at(3, 0)), "corners");
      assertEquals(Squares.at(2, 1), board.pushed(Squares.at(2, 1), Squares.at(1, 1)), "someone");
      assertEquals(Squares.at(0, 2), board.pushed(Squares.at(0, 2), Squares.at(1, 2)), "the edge");
    }

    @Test
    void directionsGoRoundInEights() {
      int square = Squares.at(5, 5);
      for (int direction = 0; direction < Squares.DIRECTIONS; direction++) {
        int next = Squares.step(square, direction);
        assertEquals(1, Squares.distance(square, next));
        assertEquals(direction, Squares.direction(square, next));
        assertEquals(square, Squares.step(next, (direction + 4) % Squares.DIRECTIONS));
      }
      assertEquals(Squares.ASKEW, Squares.direction(square, Squares.at(7, 6)));
      assertEquals(3, Squares.directionNear(square, square, 3));
    }
  }
}
