package org.rpg.encounter.rules.field;

import java.util.Arrays;

/**
 * Who stands where during one combat, and how they walk. One to a square; whoever is on someone's
 * side may be passed but not stood on, whoever is hostile to him stands in his way.
 */
public final class Board {
  private final Field field;
  private final int[] at;
  private final boolean[][] hostile;
  private final Paths paths;
  private final GridPaths grid;

  /**
   * An empty board.
   *
   * @param hostile for each combatant and each other, whether they are hostile
   */
  public Board(Field field, boolean[][] hostile) {
    this.field = field;
    this.hostile = hostile;
    at = new int[hostile.length];
    Arrays.fill(at, Squares.NOWHERE);
    if (field instanceof GridField ground) {
      grid = new GridPaths(this, ground);
      paths = grid;
    } else {
      grid = null;
      paths = new OpenPaths(this);
    }
  }

  /** Where someone stands, {@link Squares#NOWHERE} if he is not on the field. */
  public int at(int who) {
    return at[who];
  }

  /** Distance between two combatants in squares; enormous if one is not on the field. */
  public int distance(int from, int to) {
    return Squares.distance(at[from], at[to]);
  }

  /** Puts someone on a square. */
  public void place(int who, int square) {
    if (grid != null) {
      grid.leave(at[who]);
      grid.enter(square, who);
    }
    at[who] = square;
  }

  /** Takes someone off the field. */
  public void remove(int who) {
    if (grid != null) {
      grid.leave(at[who]);
    }
    at[who] = Squares.NOWHERE;
  }

  /** Takes everyone off the field. */
  public void clear() {
    if (grid != null) {
      grid.clear();
    }
    Arrays.fill(at, Squares.NOWHERE);
  }

  /** Who stands on a square, -1 if nobody does. */
  public int occupant(int square) {
    if (grid != null) {
      return grid.occupant(square);
    }
    for (int i = 0; i < at.length; i++) {
      if (at[i] == square) {
        return i;
      }
    }
    return -1;
  }

  /** Whether someone may end a movement on a square. */
  public boolean isFree(int square) {
    return field.passable(square) && occupant(square) < 0;
  }

  /** The free square nearest to a square, that square itself if it is free. */
  public int nearestFree(int square) {
    for (int radius = 0; radius < 1000; radius++) {
      for (int dy = -radius; dy <= radius; dy++) {
        boolean edge = radius == 0 || Math.abs(dy) == radius;
        for (int dx = -radius; dx <= radius; dx += edge ? 1 : 2 * radius) {
          int candidate = Squares.at(Squares.column(square) + dx, Squares.row(square) + dy);
          if (isFree(candidate)) {
            return candidate;
          }
        }
      }
    }
    return Squares.NOWHERE;
  }

  /**
   * Where a walk of at most {@code budget} squares towards a square ends, if it is to end within
   * {@code reach} of it, or as near as can be. The walker is not moved.
   */
  public int towards(int who, int square, int reach, int budget) {
    return paths.towards(who, square, reach, budget);
  }

  /**
   * Where a walk of at most {@code budget} squares away from a square ends, if it is to end {@code
   * distance} from it, or as far as can be. The walker is not moved.
   */
  public int away(int who, int square, int distance, int budget) {
    return paths.away(who, square, distance, budget);
  }

  /** Squares covered by the last walk asked for. */
  public int steps() {
    return paths.steps();
  }

  boolean blocks(int other, int walker) {
    return hostile[walker][other];
  }

  int size() {
    return at.length;
  }
}
