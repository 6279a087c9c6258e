package org.rpg.encounter.rules.field;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The properties of every field on the same few random ones in each build, and the ways that are
 * quickly found by trying everything: straight on, and away from somebody.
 */
class SeededFieldTest {
  private static final int SIDE = 9;
  private static final int CROWD = 6;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233})
  @DisplayName("ACT-14, SIT-01, TAC-10, TAC-11, MAN-14 what holds on every field")
  void theProperties(long seed) {
    FieldPropertyTest properties = new FieldPropertyTest();
    properties.sightIsMutual(seed);
    properties.wallsBlockTheLinesThatPassThem(seed);
    properties.aBoardSeesWhatTheFieldShows(seed);
    properties.pushesEndOnFreeGround(seed);
    for (int reach = 0; reach < 3; reach++) {
      properties.waysAreTheCheapest(seed, reach);
      properties.waysAreTheCheapest(seed + 1000 * reach, 0);
    }
    for (int budget = 0; budget <= 12; budget += 3) {
      properties.walksAreWalkable(seed + budget, budget, budget % 4);
    }
  }

  private static GridField walls(Random random, int parts) {
    GridField.Builder field = GridField.of(SIDE, SIDE);
    for (int column = 0; column < SIDE; column++) {
      for (int row = 0; row < SIDE; row++) {
        if (random.nextInt(parts) == 0) {
          field.impassable(column, row);
        }
      }
    }
    return field.build();
  }

  private static Board crowd(GridField field, Random random) {
    boolean[][] hostile = new boolean[CROWD][CROWD];
    for (int one = 0; one < CROWD; one++) {
      for (int other = 0; other < CROWD; other++) {
        hostile[one][other] = one % 2 != other % 2;
      }
    }
    Board board = new Board(field, hostile);
    for (int who = 0; who < CROWD; who++) {
      int square = Squares.at(random.nextInt(SIDE), random.nextInt(SIDE));
      board.place(who, board.nearestFree(square));
    }
    return board;
  }

  private static boolean isOpen(GridField field, Board board, int who, int here, int direction) {
    int next = Squares.step(here, direction);
    int occupant = board.occupant(next);
    boolean squeezes =
        !field.passable(Squares.at(Squares.column(here), Squares.row(next)))
            && !field.passable(Squares.at(Squares.column(next), Squares.row(here)));
    return field.passable(next)
        && !(direction % 2 == 1 && squeezes)
        && (occupant < 0 || occupant % 2 == who % 2);
  }

  @Test
  @DisplayName("CON-10 straight on to the last free square before a wall or an enemy")
  void straightOn() {
    for (int seed = 0; seed < 60; seed++) {
      Random random = new Random(seed);
      GridField field = walls(random, 6);
      Board board = crowd(field, random);
      for (int direction = 0; direction < Squares.DIRECTIONS; direction++) {
        for (int budget : new int[] {0, 1, 2, 6}) {
          int here = board.at(0);
          int end = here;
          for (int step = 0; step < budget && isOpen(field, board, 0, here, direction); step++) {
            here = Squares.step(here, direction);
            end = board.occupant(here) < 0 ? here : end;
          }
          assertEquals(end, board.straightOn(0, direction, budget));
          assertEquals(Squares.distance(board.at(0), end), board.pathLength());
          assertEquals(end, board.pathSquare(board.pathLength() - 1));
        }
      }
    }
  }

  @Test
  @DisplayName("ACT-14 away from somebody as far as is wanted, or as can be, by the shortest way")
  void away() {
    for (int seed = 0; seed < 60; seed++) {
      Random random = new Random(seed);
      GridField field = walls(random, 3 + seed % 4);
      Board board = crowd(field, random);
      int from = board.at(1);
      for (int budget : new int[] {0, 1, 3, 6}) {
        int[] steps = steps(field, board, budget);
        for (int wanted : new int[] {1, 3, 5, 20}) {
          int most = Squares.distance(board.at(0), from);
          int start = most;
          for (int cell = 0; cell < steps.length; cell++) {
            int square = Squares.at(cell % SIDE, cell / SIDE);
            if (steps[cell] <= budget && board.isFree(square)) {
              most = Math.max(most, Squares.distance(square, from));
            }
          }
          int expected = start >= wanted ? start : Math.min(wanted, most);
          int end = board.away(0, from, wanted, budget);
          assertEquals(expected, Squares.distance(end, from), "seed " + seed);
          int least = Integer.MAX_VALUE;
          for (int cell = 0; cell < steps.length; cell++) {
            int square = Squares.at(cell % SIDE, cell / SIDE);
            boolean good = board.isFree(square) || square == board.at(0);
            if (good && Squares.distance(square, from) == expected) {
              least = Math.min(least, steps[cell]);
            }
          }
          assertEquals(least, board.pathLength(), "seed " + seed);
        }
      }
    }
  }

  /** How many steps away each square is, found by trying until nothing changes. */
  private static int[] steps(GridField field, Board board, int budget) {
    int[] steps = new int[SIDE * SIDE];
    Arrays.fill(steps, Integer.MAX_VALUE);
    steps[Squares.row(board.at(0)) * SIDE + Squares.column(board.at(0))] = 0;
    for (int round = 0; round < budget; round++) {
      for (int cell = 0; cell < steps.length; cell++) {
        int here = Squares.at(cell % SIDE, cell / SIDE);
        for (int direction = 0; direction < 8 && steps[cell] == round; direction++) {
          if (isOpen(field, board, 0, here, direction)) {
            int next = Squares.step(here, direction);
            int to = Squares.row(next) * SIDE + Squares.column(next);
            steps[to] = Math.min(steps[to], round + 1);
          }
        }
      }
    }
    return steps;
  }
}
