package org.rpg.encounter.rules.field;

import java.util.Arrays;

/**
 * In which directions one can step from each cell of a field, whoever stands there, and how gladly
 * one steps on it.
 *
 * <p>Our own choices: nobody slips between two impassable squares that touch at a corner, nobody
 * walks down or up a ledge, nobody walks into fire unless he stands in it already. A walker goes up
 * to half a square out of his way for each square of difficult ground or water that he avoids, and
 * a whole square where a failure would stop him (SIT-04).
 */
final class Walkways {
  /** What a step costs on ordinary ground. */
  static final int STEP_COST = 2;

  private static final int DIFFICULT_COST = 3;
  private static final int STOPPING_COST = 4;
  private static final int FIRE_COST = 8;

  /** From a cell to its neighbour in each direction. */
  final int[] offsets = new int[Squares.DIRECTIONS];

  /** A bit for each direction in which one can step, without stepping into fire. */
  final byte[] open;

  /** A bit for each direction in which one can step. */
  final byte[] throughFire;

  /** What a step to the cell costs. */
  final byte[] cost;

  final boolean[] burns;

  /** The same number for all cells between which one can walk if nobody is in the way. */
  final int[] component;

  private int[] queue = {};

  Walkways(GridField field) {
    for (int direction = 0; direction < offsets.length; direction++) {
      int next = Squares.step(Squares.at(0, 0), direction);
      offsets[direction] = field.cell(next) - field.cell(Squares.at(0, 0));
    }
    open = new byte[field.cells()];
    throughFire = new byte[field.cells()];
    cost = new byte[field.cells()];
    burns = new boolean[field.cells()];
    component = new int[field.cells()];
    for (int row = 0; row < field.rows(); row++) {
      for (int column = 0; column < field.columns(); column++) {
        mark(field, Squares.at(column, row));
      }
    }
    number();
  }

  /** Walks as on another field, of the same squares. */
  void copy(Walkways other) {
    System.arraycopy(other.open, 0, open, 0, open.length);
    System.arraycopy(other.throughFire, 0, throughFire, 0, throughFire.length);
    System.arraycopy(other.cost, 0, cost, 0, cost.length);
    System.arraycopy(other.burns, 0, burns, 0, burns.length);
    System.arraycopy(other.component, 0, component, 0, component.length);
  }

  /** A square has become other ground; answers whether one can go elsewhere than before. */
  boolean changed(GridField field, int square) {
    boolean ways = mark(field, square);
    for (int direction = 0; direction < Squares.DIRECTIONS; direction++) {
      int next = Squares.step(square, direction);
      ways |= field.contains(next) && mark(field, next);
    }
    return ways;
  }

  /** Numbers the parts of the field between which nobody can walk. */
  void number() {
    Arrays.fill(component, 0);
    if (queue.length == 0) {
      queue = new int[component.length];
    }
    int number = 0;
    for (int first = 0; first < component.length; first++) {
      if (component[first] == 0 && cost[first] > 0) {
        number++;
        component[first] = number;
        queue[0] = first;
        for (int head = 0, tail = 1; head < tail; head++) {
          for (int direction = 0; direction < offsets.length; direction++) {
            int next = queue[head] + offsets[direction];
            if ((throughFire[queue[head]] & 1 << direction) != 0 && component[next] == 0) {
              component[next] = number;
              queue[tail++] = next;
            }
          }
        }
      }
    }
  }

  /** Works out where one can go from a square; answers whether that is elsewhere than before. */
  private boolean mark(GridField field, int square) {
    int cell = field.cell(square);
    Terrain terrain = field.terrainAt(cell);
    int before = throughFire[cell];
    cost[cell] = (byte) cost(terrain);
    burns[cell] = terrain.burns();
    open[cell] = 0;
    throughFire[cell] = 0;
    if (terrain.passable()) {
      markWays(field, square, cell);
    }
    return throughFire[cell] != before;
  }

  private void markWays(GridField field, int square, int cell) {
    for (int direction = 0; direction < Squares.DIRECTIONS; direction++) {
      int next = Squares.step(square, direction);
      if (field.passable(next)
          && !isCorner(field, square, direction)
          && field.drop(square, next) == 0
          && field.drop(next, square) == 0) {
        throughFire[cell] |= (byte) (1 << direction);
        if (!field.terrain(next).burns()) {
          open[cell] |= (byte) (1 << direction);
        }
      }
    }
  }

  /** Directions are in order, so those beside one aslant are the ones before and after it. */
  static boolean isCorner(Field field, int square, int direction) {
    return direction % 2 == 1
        && !field.passable(Squares.step(square, direction - 1))
        && !field.passable(Squares.step(square, (direction + 1) % Squares.DIRECTIONS));
  }

  private static int cost(Terrain terrain) {
    if (terrain.burns()) {
      return FIRE_COST;
    }
    if (terrain.setback().stops()) {
      return STOPPING_COST;
    }
    return terrain.isDifficult() || terrain.water() > 0 ? DIFFICULT_COST : STEP_COST;
  }
}
