package org.rpg.encounter.rules.field;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Digits are steps of 1.5 m; one walks two of them at once unless a test says otherwise. */
@DisplayName("ACT-14, BASE-14 heights of a map")
class HeightsTest {
  private static final int A = 0;
  private static final int X = 2;

  private static Board board(GridField field, int a, int x) {
    boolean[][] hostile = {{false, false, true}, {false, false, true}, {true, true, false}};
    Board board = new Board(field, hostile);
    board.place(A, a);
    board.place(X, x);
    return board;
  }

  private static GridField heights(String digits) {
    String flat = digits.replaceAll("[0-9]", ".");
    return Drawn.map(flat).heights(digits).field();
  }

  private static int at(int column, int row) {
    return Squares.at(column, row);
  }

  @Test
  @DisplayName("ACT-14 one walks up and down two steps, not three")
  void oneWalksTwoSteps() {
    GridField two = heights("00222\n").climbed(2, true);
    assertEquals(at(3, 0), board(two, at(0, 0), at(4, 0)).towards(A, at(4, 0), 1, 6));
    GridField three = heights("00333\n").climbed(2, true);
    assertEquals(at(1, 0), board(three, at(0, 0), at(4, 0)).towards(A, at(4, 0), 1, 6));
    assertEquals(at(2, 0), board(three, at(3, 0), at(4, 0)).towards(A, at(0, 0), 1, 6));
    GridField any = heights("00333\n").climbed(0, false);
    assertEquals(at(3, 0), board(any, at(0, 0), at(4, 0)).towards(A, at(4, 0), 1, 6));
  }

  @Test
  @DisplayName("ACT-14 stairs are squares of heights between")
  void stairsLeadUp() {
    GridField field = heights("00333\n00300\n00233\n00110\n").climbed(1, true);
    Board board = board(field, at(0, 0), at(4, 0));
    // 0,0 to 1,1 to 1,2 or 2,3 (1.5 m), up to 2,2 (3 m), to 2,1 (4.5 m), to 3,0.
    assertEquals(at(3, 0), board.towards(A, at(4, 0), 1, 9));
    assertTrue(board.pathLength() >= 5);
  }

  @Test
  @DisplayName("SIT-09, INT-42 over more than that one falls, undrawn ledge or not")
  void moreThanAStepIsADrop() {
    GridField field = heights("320\n").climbed(2, true);
    assertEquals(0, field.drop(at(1, 0), at(2, 0)), "3 m");
    assertEquals(450, field.drop(at(0, 0), at(2, 0)), "4.5 m");
    assertEquals(0, field.drop(at(2, 0), at(0, 0)), "upwards");
  }

  @Test
  @DisplayName("MAN-14 nobody is pushed up what nobody walks up")
  void nobodyIsPushedUp() {
    GridField field = heights("0302\n").climbed(2, true);
    Board board = board(field, at(0, 0), at(3, 0));
    assertEquals(at(0, 0), board.forced(at(0, 0), 0));
    board.remove(X);
    assertEquals(at(3, 0), board.forced(at(2, 0), 0), "3 m");
  }

  @Test
  @DisplayName("BASE-14 a difference of heights counts like distance, less 1.5 m")
  void heightsCountInReach() {
    GridField field = heights("023456\n").climbed(2, true);
    assertEquals(1, field.apart(at(0, 0), at(1, 0)), "3 m");
    assertEquals(2, field.apart(at(0, 0), at(2, 0)), "4.5 m, two squares off");
    assertEquals(5, field.apart(at(0, 0), at(5, 0)), "9 m are 5 squares, and it is 5 squares off");
    GridField cliff = heights("06\n").climbed(2, true);
    assertEquals(5, cliff.apart(at(0, 0), at(1, 0)));
    assertEquals(5, cliff.apart(at(1, 0), at(0, 0)));
    Board board = board(cliff, at(0, 0), at(1, 0));
    assertEquals(5, board.distance(A, X));
    assertEquals(5, board.distance(A, X, at(1, 0)));
    assertEquals(1, heights("06\n").climbed(2, false).apart(at(0, 0), at(1, 0)));
  }

  @Test
  @DisplayName("BASE-14 whoever wants to strike goes where he can, not to the foot of the wall")
  void oneGoesWhereOneReaches() {
    // X stands 4.5 m up; the stairs are in the last row.
    GridField field = heights("00033\n00033\n00133\n00023\n").climbed(1, true);
    Board board = board(field, at(0, 0), at(3, 0));
    int end = board.towards(A, at(3, 0), 1, 12);
    assertTrue(field.apart(end, at(3, 0)) <= 1);
    assertTrue(field.height(end) >= 150);
    assertEquals(end, board.stations().inSight(A, X, 1, 12));
    assertEquals(end, board.charge(A, at(3, 0), 1, 12));
  }

  @Test
  @DisplayName("BASE-14 if nobody gets there, as near as can be")
  void asNearAsCanBe() {
    GridField field = heights("000006\n").climbed(2, true);
    Board board = board(field, at(0, 0), at(5, 0));
    // 9 m up counts as 5 squares from everywhere: he is as near as he can be.
    assertEquals(at(0, 0), board.towards(A, at(5, 0), 1, 6));
    GridField longer = heights("00000006\n").climbed(2, true);
    assertEquals(at(2, 0), board(longer, at(0, 0), at(7, 0)).towards(A, at(7, 0), 1, 6));
  }

  @Test
  void groundWithoutSuchHeightsStaysWhatItIs() {
    GridField low = heights("0120\n");
    assertSame(low, low.climbed(2, true));
    assertSame(low, low.climbed(0, true));
    GridField high = heights("0330\n");
    assertFalse(high.isUneven());
    assertTrue(high.climbed(2, true).isUneven());
    assertFalse(heights("0220\n").climbed(1, true).isUneven(), "3 m are in everybody's reach");
  }
}
