package org.rpg.encounter.rules.field;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Who stands where. A is 0, his friend B is 1, their foes X and Y are 2 and 3. */
class BoardTest {
  private static final int A = 0;
  private static final int B = 1;
  private static final int X = 2;
  private static final int Y = 3;

  private static Board board(Field field) {
    boolean[][] hostile = new boolean[4][4];
    for (int one = 0; one < 4; one++) {
      for (int other = 0; other < 4; other++) {
        hostile[one][other] = one < 2 != other < 2;
      }
    }
    return new Board(field, hostile);
  }

  private static int at(int column, int row) {
    return Squares.at(column, row);
  }

  private static Field plain() {
    return GridField.of(9, 9).build();
  }

  @Test
  void nobodyIsThereAtFirst() {
    for (Field field : new Field[] {plain(), new OpenField()}) {
      Board board = board(field);
      assertEquals(Squares.NOWHERE, board.at(A));
      assertTrue(board.distance(A, B) >= Board.OFF_FIELD);
      assertEquals(Board.OFF_FIELD, board.distance(A, B, at(0, 0)));
      board.place(A, at(1, 1));
      board.place(B, at(4, 3));
      assertEquals(3, board.distance(A, B));
      assertEquals(3, board.distance(B, A));
      assertEquals(0, board.distance(A, A));
      assertEquals(2, board.distance(A, B, at(3, 3)));
      assertTrue(board.distance(A, X) >= Board.OFF_FIELD);
      assertEquals(A, board.occupant(at(1, 1)));
      assertEquals(-1, board.occupant(at(2, 2)));
      board.place(A, at(2, 2));
      assertEquals(-1, board.occupant(at(1, 1)));
      assertEquals(A, board.occupant(at(2, 2)));
      assertFalse(board.isFree(at(2, 2)));
      assertTrue(board.isFree(at(1, 1)));
    }
  }

  @Test
  @DisplayName("TAC-13 rider and mount share a square and go together")
  void ridersGoWithTheirMounts() {
    for (Field field : new Field[] {plain(), new OpenField()}) {
      Board board = board(field);
      board.place(A, at(1, 1));
      board.place(B, at(2, 1));
      board.place(X, at(5, 5));
      board.carry(A, B);
      assertEquals(at(2, 1), board.at(A));
      assertEquals(-1, board.occupant(at(1, 1)));
      board.place(B, at(3, 3));
      assertEquals(at(3, 3), board.at(A));
      board.step(A, at(4, 4));
      assertEquals(at(4, 4), board.at(B));
      assertEquals(1, board.distance(A, X));
      assertEquals(-1, board.otherAt(at(4, 4), A), "his own mount is no other");
      assertEquals(-1, board.otherAt(at(4, 4), B), "nor his rider");
      assertEquals(X, board.otherAt(at(5, 5), A));
      assertEquals(-1, board.otherAt(at(5, 5), X));
      board.part(A);
      board.place(A, at(1, 1));
      assertEquals(at(4, 4), board.at(B), "B stays");
      board.place(B, at(6, 6));
      assertEquals(at(1, 1), board.at(A), "A stays");
    }
  }

  @Test
  @DisplayName("TAC-13 whoever is gone carries nobody and is carried by nobody")
  void removed() {
    for (Field field : new Field[] {plain(), new OpenField()}) {
      Board board = board(field);
      board.place(A, at(1, 1));
      board.place(B, at(2, 1));
      board.carry(A, B);
      board.shelter(B, Cover.TOTAL);
      board.raise(B, 150);
      board.remove(B);
      assertEquals(Squares.NOWHERE, board.at(B));
      assertTrue(board.distance(A, B) >= Board.OFF_FIELD);
      assertTrue(board.distance(B, A) >= Board.OFF_FIELD);
      board.place(A, at(5, 5));
      assertEquals(Squares.NOWHERE, board.at(B));
      board.place(B, at(8, 8));
      assertEquals(Cover.NONE, board.cover(A, B));
      assertEquals(3, board.distance(A, B));
      board.carry(A, B);
      board.remove(A);
      board.place(B, at(7, 7));
      assertEquals(Squares.NOWHERE, board.at(A));
      assertEquals(B, board.occupant(at(7, 7)));
      board.remove(B);
      assertEquals(-1, board.occupant(at(7, 7)));
      assertTrue(board.isFree(at(7, 7)));
    }
  }

  @Test
  void whatWasSavedComesBack() {
    for (Field field : new Field[] {plain(), new OpenField()}) {
      Board board = board(field);
      board.place(A, at(1, 1));
      board.place(B, at(2, 1));
      board.place(X, at(8, 1));
      board.carry(A, B);
      board.raise(X, 300);
      board.shelter(X, Cover.PARTIAL);
      board.save();
      board.part(A);
      board.place(A, at(4, 4));
      board.remove(B);
      board.place(X, at(7, 7));
      board.place(Y, at(2, 1));
      board.restore();
      assertEquals(at(2, 1), board.at(A));
      assertEquals(at(2, 1), board.at(B));
      assertEquals(at(8, 1), board.at(X));
      assertEquals(Squares.NOWHERE, board.at(Y));
      assertEquals(6, board.distance(A, X));
      assertEquals(6, board.distance(X, A));
      assertEquals(Cover.PARTIAL, board.cover(A, X));
      assertEquals(300, board.height(X));
      assertFalse(board.isFree(at(2, 1)));
      assertEquals(-1, board.occupant(at(4, 4)));
      assertEquals(-1, board.occupant(at(7, 7)));
      board.place(B, at(3, 1));
      assertEquals(at(3, 1), board.at(A), "they ride together again");
    }
  }

  @Test
  @DisplayName("ACT-14 on his way one passes a friend's square without taking it")
  void passingAFriend() {
    Board board = board(plain());
    board.place(A, at(1, 1));
    board.place(B, at(2, 1));
    board.step(A, at(2, 1));
    assertEquals(B, board.occupant(at(2, 1)));
    assertEquals(-1, board.occupant(at(1, 1)));
    assertEquals(B, board.otherAt(at(2, 1), A));
    board.step(A, at(3, 1));
    assertEquals(B, board.occupant(at(2, 1)));
    assertEquals(A, board.occupant(at(3, 1)));
  }

  @Test
  void theNearestFreeSquareWhereverItIs() {
    for (int column = 0; column < 5; column++) {
      for (int row = 0; row < 5; row++) {
        GridField.Builder field = GridField.of(5, 5);
        for (int cell = 0; cell < 25; cell++) {
          boolean open = cell == 12 || cell == row * 5 + column;
          if (!open) {
            field.impassable(cell % 5, cell / 5);
          }
        }
        Board board = board(field.build());
        assertEquals(at(2, 2), board.nearestFree(at(2, 2)));
        if (column != 2 || row != 2) {
          board.place(A, at(2, 2));
          assertEquals(at(column, row), board.nearestFree(at(2, 2)));
        }
      }
    }
    Board full = board(GridField.of(1, 1).build());
    full.place(A, at(0, 0));
    assertEquals(Squares.NOWHERE, full.nearestFree(at(0, 0)));
  }

  @Test
  @DisplayName("INI-07 whoever changes sides stands in other people's way")
  void changingSides() {
    Board board = board(plain());
    assertTrue(board.blocks(X, A));
    assertFalse(board.blocks(B, A));
    boolean[][] now = new boolean[4][4];
    now[A][B] = true;
    now[B][A] = true;
    board.relate(now);
    assertFalse(board.blocks(X, A));
    assertTrue(board.blocks(B, A));
    assertEquals(4, board.size());
  }

  @Test
  @DisplayName(
      "MAN-15, TAC-07 the end of a walk: its straight piece, its direction, who is in reach")
  void theEndOfAWalk() {
    for (Field field : new Field[] {plain(), new OpenField()}) {
      Board board = board(field);
      board.place(A, at(0, 0));
      board.place(X, at(5, 2));
      assertEquals(1, Squares.distance(at(5, 2), board.charge(A, at(5, 2), 1, 6)));
      assertEquals(4, board.pathLength());
      assertTrue(board.endsWithin(X, 1));
      assertFalse(board.endsWithin(X, 0));
      assertTrue(board.straightSquares() >= 2);
      board.towards(A, at(3, 3), 0, 6);
      assertEquals(3, board.pathLength());
      assertEquals(3, board.straightSquares());
      assertEquals(2, board.straightSquares(2));
      assertEquals(1, board.straightSquares(1));
      assertEquals(0, board.straightSquares(0));
      assertEquals(1, board.lastDirection(), "down to the right");
      assertEquals(at(1, 1), board.pathSquare(0));
      assertEquals(at(3, 3), board.pathSquare(2));
      assertFalse(board.endsWithin(X, 1));
      assertTrue(board.endsWithin(X, 2));
      board.towards(A, at(0, 4), 0, 1);
      assertEquals(1, board.straightSquares());
      assertEquals(2, board.lastDirection(), "down");
      board.towards(A, at(0, 0), 0, 6);
      assertEquals(0, board.pathLength());
      assertEquals(Squares.ASKEW, board.lastDirection());
      assertEquals(0, board.straightSquares());
    }
  }

  @Test
  @DisplayName("MAN-15 a walk round a corner is straight only after it")
  void aWalkRoundACorner() {
    Board board = Drawn.map("A#...\n.#...\n.....\n").board();
    board.towards(A, at(4, 2), 0, 9);
    // down 0,1, aslant 1,2, then along 2,2 3,2 4,2
    assertEquals(5, board.pathLength());
    assertEquals(3, board.straightSquares());
    assertEquals(0, board.lastDirection());
    assertFalse(board.endsWithin(A, 9), "it may turn back");
  }

  @Test
  @DisplayName("TAC-11 whoever is next to one is seen, whatever hides him")
  void nextToOneIsSeen() {
    Board board = Drawn.map("A.#.X\n").board();
    assertFalse(board.sees(A, X));
    assertFalse(board.seesFrom(at(1, 0), X));
    assertTrue(board.seesFrom(at(3, 0), X));
    board.shelter(X, Cover.TOTAL);
    assertTrue(board.seesFrom(at(3, 0), X));
    board.place(X, at(4, 0));
    Board open = Drawn.map("A...X\n").board();
    assertTrue(open.seesFrom(at(1, 0), X));
    open.shelter(X, Cover.TOTAL);
    assertFalse(open.seesFrom(at(1, 0), X));
    assertFalse(open.sees(X, A), "from total cover one does not see out either");
    open.shelter(X, Cover.NONE);
    assertNotEquals(Cover.TOTAL, open.cover(A, X));
  }

  @Test
  void aFieldHasOneToAThousandColumnsAndRows() {
    assertThrows(IllegalArgumentException.class, () -> GridField.of(0, 1));
    assertThrows(IllegalArgumentException.class, () -> GridField.of(1, 0));
    assertThrows(IllegalArgumentException.class, () -> GridField.of(1001, 1));
    assertThrows(IllegalArgumentException.class, () -> GridField.of(1, 1001));
    assertEquals(1000, GridField.of(1000, 1).build().columns());
    assertEquals(1000, GridField.of(1, 1000).build().rows());
  }

  @Test
  void theEdgeAndWhatLiesBeyond() {
    GridField field = GridField.of(4, 3).height(3, 2, 3).build();
    for (int column = -1; column <= 4; column++) {
      for (int row = -1; row <= 3; row++) {
        boolean inside = column >= 0 && column < 4 && row >= 0 && row < 3;
        assertEquals(inside, field.contains(at(column, row)));
        assertEquals(inside, field.passable(at(column, row)));
        assertEquals(inside ? Terrain.PLAIN : Terrain.WALL, field.terrain(at(column, row)));
        if (inside) {
          boolean rim = column == 0 || column == 3 || row == 0 || row == 2;
          assertEquals(rim, field.isEdge(at(column, row)), column + "," + row);
        }
      }
    }
    assertFalse(field.isEdge(at(1, 1)));
    assertFalse(field.isEdge(at(2, 1)));
    assertEquals(300, field.highest());
    assertTrue(GridField.of(4, 3).build().isClear());
    assertFalse(field.isClear(), "a hill hides what is behind it");
    Terrain fog = Terrain.named("fog").sight(2);
    assertFalse(GridField.of(2, 1).terrain(0, 0, fog).build().isClear());
    assertNotEquals(GridField.of(4, 3).build().toString(), field.toString());
  }

  @Test
  @DisplayName("TAC-10 what is next to something that hides")
  void besideCover() {
    GridField field = Drawn.map(".....\n.....\n..#..\n.....\n.....\n").field();
    for (int column = 0; column < 5; column++) {
      for (int row = 0; row < 5; row++) {
        boolean beside = Math.max(Math.abs(column - 2), Math.abs(row - 2)) <= 1;
        assertEquals(beside, field.isByCover(at(column, row)), column + "," + row);
      }
    }
    GridField hill = GridField.of(3, 1).height(2, 0, 1.5).build();
    assertTrue(hill.isByCover(at(1, 0)), "a step of 1.5 m hides half");
    assertFalse(hill.isByCover(at(2, 0)), "not the one on it");
    assertFalse(GridField.of(3, 1).height(2, 0, 1.4).build().isByCover(at(1, 0)));
  }

  @Test
  @DisplayName("SIT-15 whoever stands in fire gets out by the shortest way, others go round it")
  void walksAndFire() {
    Board inside = Drawn.map("..^^.\n..^^.\n..^^.\n").board();
    inside.place(A, at(2, 1));
    assertEquals(at(1, 1), inside.away(A, at(4, 1), 3, 6));
    Board outside = Drawn.map("A^.\n.^.\n...\n").board();
    assertEquals(at(2, 0), outside.towards(A, at(2, 0), 0, 9));
    assertEquals(4, outside.pathLength());
    Board walled = Drawn.map("A^.\n").board();
    assertEquals(at(0, 0), walled.towards(A, at(2, 0), 0, 9));
  }

  @Test
  @DisplayName("ACT-14 what is in another room is approached from one's own")
  void roomsApart() {
    Board board = Drawn.map("A....#..X\n.....#...\n").board();
    assertEquals(at(4, 0), board.towards(A, at(8, 0), 1, 9));
    board.place(B, at(4, 0));
    assertEquals(at(4, 1), board.towards(A, at(8, 0), 1, 9));
  }
}
