package org.rpg.encounter.rules.field;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Ground that becomes other ground under people, open ground by night, walks on two legs. */
class ChangingBoardTest {
  private static final int A = 0;
  private static final int X = 1;
  private static final Terrain MUD = Terrain.named("mud").setback(Setback.TRAPPING);
  private static final Terrain FIRE = Terrain.named("fire").heat(new Heat(2, 1));
  private static final Terrain FOG = Terrain.named("fog").sight(2);

  private static Board board(Field field) {
    Board board = new Board(field, new boolean[][] {{false, true}, {true, false}});
    board.place(A, Squares.at(0, 0));
    board.place(X, Squares.at(5, 0));
    board.save();
    return board;
  }

  @Test
  @DisplayName("TAC-11 a wall that rises hides, until the next run begins")
  void aWallThatRises() {
    Board board = board(GridField.of(6, 1).build().changing(List.of(Terrain.WALL, MUD)));
    assertTrue(board.sees(A, X));
    board.become(new int[] {Squares.at(3, 0), Squares.at(4, 0)}, 1, Terrain.WALL);
    assertFalse(board.sees(A, X));
    assertFalse(board.isFree(Squares.at(3, 0)));
    assertTrue(board.isFree(Squares.at(4, 0)), "the first one only");
    assertEquals(Squares.at(2, 0), board.towards(A, Squares.at(5, 0), 1, 9));
    board.restore();
    assertTrue(board.sees(A, X));
    assertEquals(Squares.at(4, 0), board.towards(A, Squares.at(5, 0), 1, 9));
  }

  @Test
  void whatCanBeSeenOfAChange() {
    GridField field = GridField.of(6, 1).build().changing(List.of(Terrain.WALL, MUD, FOG));
    int[] one = {Squares.at(2, 0)};
    assertFalse(field.restore(), "nothing has changed");
    assertFalse(field.become(one, 0, Terrain.WALL));
    assertFalse(field.restore());
    assertFalse(field.become(one, 1, MUD));
    assertTrue(field.become(one, 1, FOG));
    assertFalse(field.become(one, 1, FOG));
    assertTrue(field.become(one, 1, Terrain.WALL));
    assertTrue(field.isByCover(Squares.at(1, 0)));
    assertTrue(field.restore());
    assertFalse(field.isByCover(Squares.at(1, 0)));
    assertEquals(Terrain.PLAIN, field.terrain(one[0]));
  }

  @Test
  @DisplayName("SIT-09, SIT-15 what a field may come to have")
  void whatMayCome() {
    GridField plain = GridField.of(3, 3).build();
    assertFalse(plain.mayHave(Terrain::burns));
    assertTrue(plain.changing(List.of(FIRE)).mayHave(Terrain::burns));
    assertTrue(GridField.of(3, 3).terrain(1, 1, FIRE).build().mayHave(Terrain::burns));
    assertFalse(plain.hasDrops());
    assertFalse(plain.climbed(2, true).hasDrops());
    assertTrue(plain.changing(List.of(Terrain.PLAIN.sheer())).hasDrops());
    GridField cliff = GridField.of(3, 3).height(1, 1, 4.5).build();
    assertFalse(cliff.hasDrops());
    assertTrue(cliff.climbed(2, true).hasDrops());
    assertTrue(plain.changing(List.of(MUD)).isClear());
    assertFalse(plain.changing(List.of(MUD, FOG)).isClear());
    assertFalse(plain.changing(List.of(Terrain.named("low").cover(Cover.PARTIAL))).isClear());
    GridField.Builder hills = GridField.of(2, 1).height(0, 0, 6).height(1, 0, 7.5);
    assertFalse(hills.build().climbed(1, true).hasDrops(), "the relief is 1.5 m");
  }

  @Test
  @DisplayName("TAC-11 on open ground by night one sees so far")
  void byNight() {
    Board night = board(new OpenField());
    assertEquals(Terrain.UNLIMITED, night.farthestSight(1));
    night.place(0, Squares.at(0, 0));
    night.place(1, Squares.at(5, 2));
    night.dims(square -> 4);
    assertEquals(4, night.farthestSight(1));
    assertEquals(Cover.TOTAL, night.cover(0, 1));
    night.place(1, Squares.at(4, 2));
    assertEquals(Cover.NONE, night.cover(0, 1));
    night.dims(square -> 0);
    assertEquals(Cover.TOTAL, night.cover(0, 1));
    night.place(1, Squares.at(1, 1));
    assertEquals(Cover.NONE, night.cover(0, 1), "whoever stands next to one is always seen");
  }

  @Test
  @DisplayName("ACT-14, MAN-15 a walk on two legs, square by square")
  void legs() {
    for (int start : new int[] {Squares.at(0, 0), Squares.at(3, -2)}) {
      for (int cell = 0; cell < 81; cell++) {
        int end = Squares.at(cell % 9 - 4, cell / 9 - 4);
        for (boolean aslantFirst : new boolean[] {true, false}) {
          leg(start, end, aslantFirst);
        }
      }
    }
  }

  private static void leg(int start, int end, boolean aslantFirst) {
    int steps = Squares.distance(start, end);
    int before = start;
    for (int step = 1; step <= steps; step++) {
      int here = Legs.square(start, end, aslantFirst, step);
      assertEquals(1, Squares.distance(before, here));
      assertTrue(Legs.touch(start, end, aslantFirst, here));
      for (int direction = 0; direction < Squares.DIRECTIONS; direction++) {
        int aside = Squares.step(here, direction);
        boolean on = false;
        for (int other = 0; other <= steps; other++) {
          on |= Legs.square(start, end, aslantFirst, other) == aside;
        }
        assertEquals(on, Legs.touch(start, end, aslantFirst, aside));
      }
      if (step == steps) {
        int last = Squares.direction(before, here);
        assertEquals(last, Legs.lastDirection(start, end, aslantFirst));
      }
      before = here;
    }
    assertEquals(end, before);
    if (steps == 0) {
      assertEquals(Squares.ASKEW, Legs.lastDirection(start, end, aslantFirst));
    }
  }
}
