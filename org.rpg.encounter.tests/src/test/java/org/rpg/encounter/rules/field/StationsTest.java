package org.rpg.encounter.rules.field;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("ACT-14 walks to places where it is good to stand")
class StationsTest {
  private static final int A = 0;
  private static final int B = 1;
  private static final int X = 2;
  private static final int Y = 3;

  @Test
  @DisplayName("TAC-10 the nearest square from which something is between him and the enemy")
  void takingCover() {
    // From X the line to the square before A's passes the low wall right in front of it.
    Board board = Drawn.map("A....\n..-..\n.....\n....X\n").board();
    assertEquals(Cover.NONE, board.cover(X, A));
    int end = board.stations().behindCover(A, new int[] {X}, 1, 1, 6);
    assertEquals(1, board.pathLength());
    board.place(A, end);
    assertEquals(Cover.PARTIAL, board.cover(X, A));
    assertEquals(end, board.stations().behindCover(A, new int[] {X}, 1, 1, 6), "there he stays");
  }

  @Test
  @DisplayName("TAC-10 of several enemies as few as can be keep a clear shot")
  void takingCoverFromTwo() {
    Drawn drawn = Drawn.map("X......\n...A...\n..#....\n.......\n......Y\n");
    Board board = drawn.board();
    board.place(A, board.stations().behindCover(A, new int[] {X, Y}, 2, 2, 6));
    int clear = 0;
    for (int foe : new int[] {X, Y}) {
      clear += board.cover(foe, A) == Cover.NONE ? 1 : 0;
    }
    assertEquals(1, clear);
  }

  /** A pillar before each of two squares that are one step from A: (3, 1) and (5, 3). */
  private static final String PILLARS =
      "...........\n....#......\n....A.....X\n......#....\n...........\n";

  @Test
  @DisplayName("TAC-10 of two squares as near the one farther from the enemy")
  void takingCoverFartherOff() {
    Board board = Drawn.map(PILLARS).board(); // X is 7 squares from the one, 5 from the other
    assertEquals(Squares.at(3, 1), board.stations().behindCover(A, new int[] {X}, 1, 1, 6));
  }

  @Test
  @DisplayName("TAC-10 not next to an enemy, though he does not shoot")
  void takingCoverNextToNobody() {
    Board board = Drawn.map(PILLARS).board();
    board.place(Y, Squares.at(2, 0));
    int end = board.stations().behindCover(A, new int[] {X, Y}, 1, 2, 6);
    assertEquals(Squares.at(5, 3), end);
  }

  @Test
  void withoutAnythingToHideBehindHeStays() {
    Board board = Drawn.map("A...X\n").board();
    assertEquals(board.at(A), board.stations().behindCover(A, new int[] {X}, 1, 1, 6));
    assertEquals(0, board.pathLength());
  }

  @Test
  @DisplayName("TAC-22 the nearest higher square")
  void highGround() {
    Drawn drawn = Drawn.map("A...2\n.....\n..1..\n");
    Board board = drawn.board();
    assertEquals(Squares.at(2, 2), board.stations().onHighGround(A, 6));
    assertEquals(Squares.at(1, 1), board.stations().onHighGround(A, 1), "as far as he can");
    board.place(A, Squares.at(2, 2));
    assertEquals(Squares.at(4, 0), board.stations().onHighGround(A, 6));
    board.place(A, Squares.at(4, 0));
    assertEquals(Squares.at(4, 0), board.stations().onHighGround(A, 6), "the highest of all");
  }

  @Test
  @DisplayName("TAC-11 a shooter goes where he sees his target, no nearer")
  void intoSight() {
    Board board = Drawn.map("A.#...X\n.......\n").board();
    assertEquals(Squares.at(0, 0), board.at(A));
    // In reach from the start, but the wall hides X. From (0, 1) the line to X is 1 up in 6, at the
    // wall's far edge 2.5/6 up: below the half, past it.
    int end = board.stations().inSight(A, X, 9, 6);
    assertEquals(1, board.pathLength());
    board.place(A, end);
    assertEquals(1, Squares.row(end));
    assertEquals(end, board.stations().inSight(A, X, 9, 6), "there he stays");
    assertEquals(3, Squares.distance(board.stations().inSight(A, X, 3, 6), board.at(X)));
  }

  @Test
  void whoCannotBeSeenFromAnywhereIsApproached() {
    Board board = Drawn.map("A...#X\n....##\n").board();
    assertEquals(Squares.at(3, 0), board.stations().inSight(A, X, 2, 6));
  }

  @Test
  void theNearestEdge() {
    Board board =
        Drawn.map(".........\n.........\n...A.....\n.........\n.........\n.......X.\n").board();
    int end = board.stations().atTheEdge(A, 6);
    assertEquals(0, Squares.row(end));
    assertEquals(2, board.pathLength());
    assertEquals(1, Squares.row(board.stations().atTheEdge(A, 1)));
  }

  @Test
  void theNearestExit() {
    Drawn drawn = Drawn.map("e...A#f\n.....#.\n.......\n");
    Board board = drawn.board();
    int[] exits = {drawn.at('e'), drawn.at('f')};
    // To e four steps; to f around the wall (4,1) (5,2) (6,1) (6,0), four as well: to either one.
    int end = board.stations().atAny(A, exits, 6);
    assertEquals(4, board.pathLength());
    assertEquals(0, Squares.row(end));
    assertEquals(drawn.at('f'), board.stations().atAny(A, new int[] {drawn.at('f')}, 6));
  }

  @Test
  @DisplayName("TAC-23 the far side of a target from an ally")
  void flanking() {
    Board board = Drawn.map(".....\nA.BX.\n.....\n").board();
    assertEquals(Squares.at(4, 1), board.stations().flanking(A, X, B, 6));
    assertEquals(4, board.pathLength());
  }

  @Test
  void aTakenFarSideIsReplacedByTheSquareBesideIt() {
    Board board = Drawn.map(".....\nA.BXY\n.....\n").board();
    int end = board.stations().flanking(A, X, B, 6);
    assertEquals(4, Squares.column(end));
    assertEquals(1, Math.abs(Squares.row(end) - 1));
  }

  @Test
  void betweenAFriendAndHisEnemy() {
    Board board = Drawn.map("A......\n...B..X\n.......\n").board();
    assertEquals(Squares.at(4, 1), board.stations().protecting(A, B, X, 6));
    board.place(A, Squares.at(4, 1));
    assertEquals(Squares.at(4, 1), board.stations().protecting(A, B, X, 6));
    assertEquals(0, board.pathLength());
  }

  @Test
  void onOpenGroundThereIsNoEdgeAndNoCover() {
    boolean[][] hostile = {{false, true}, {true, false}};
    Board board = new Board(new OpenField(), hostile);
    board.place(0, Squares.at(0, 0));
    board.place(1, Squares.at(9, 0));
    assertEquals(board.at(0), board.stations().atTheEdge(0, 6));
    assertEquals(board.at(0), board.stations().behindCover(0, new int[] {1}, 1, 1, 6));
    assertEquals(board.at(0), board.stations().onHighGround(0, 6));
    int[] exits = {Squares.at(0, 20), Squares.at(0, -4)};
    assertEquals(Squares.at(0, -4), board.stations().atAny(0, exits, 6));
  }
}
