package org.rpg.encounter.rules.field;

import java.util.Arrays;

/**
 * Walks on a field of squares by breadth-first search. Nobody slips between two impassable squares
 * that touch at a corner: our own choice.
 */
final class GridPaths implements Paths {
  private static final int[] COLUMNS = {1, -1, 0, 0, 1, 1, -1, -1};
  private static final int[] ROWS = {0, 0, 1, -1, 1, -1, 1, -1};

  private final Board board;
  private final GridField field;
  private final int[] occupants;
  private final int[] queue;
  private final int[] parent;
  private final int[] far;
  private final int[] seen;
  private int search;
  private int steps;

  GridPaths(Board board, GridField field) {
    this.board = board;
    this.field = field;
    int cells = field.columns() * field.rows();
    occupants = new int[cells];
    queue = new int[cells];
    parent = new int[cells];
    far = new int[cells];
    seen = new int[cells];
    clear();
  }

  void clear() {
    Arrays.fill(occupants, -1);
  }

  void enter(int square, int who) {
    if (field.contains(square)) {
      occupants[field.cell(square)] = who;
    }
  }

  /** Someone is no longer on a square; whoever else stands there stays. */
  void leave(int square, int who) {
    if (field.contains(square) && occupants[field.cell(square)] == who) {
      occupants[field.cell(square)] = -1;
    }
  }

  int occupant(int square) {
    return field.contains(square) ? occupants[field.cell(square)] : -1;
  }

  @Override
  public int steps() {
    return steps;
  }

  @Override
  public int towards(int who, int square, int reach, int budget) {
    int from = board.at(who);
    steps = 0;
    if (budget <= 0 || Squares.distance(from, square) <= reach) {
      return from;
    }
    int start = begin(from);
    int best = start;
    int bestDistance = Squares.distance(from, square);
    int tail = 1;
    for (int head = 0; head < tail && bestDistance > reach; head++) {
      int cell = queue[head];
      int distance = Squares.distance(field.square(cell), square);
      if (distance < bestDistance && occupants[cell] < 0) {
        best = cell;
        bestDistance = distance;
      }
      tail = spread(who, cell, tail);
    }
    return endOfWalk(start, best, budget);
  }

  @Override
  public int away(int who, int square, int distance, int budget) {
    int from = board.at(who);
    int start = begin(from);
    int best = start;
    int bestDistance = Squares.distance(from, square);
    int tail = 1;
    for (int head = 0; head < tail && bestDistance < distance; head++) {
      int cell = queue[head];
      if (far[cell] > budget) {
        break;
      }
      int reached = Squares.distance(field.square(cell), square);
      if (reached > bestDistance && occupants[cell] < 0) {
        best = cell;
        bestDistance = reached;
      }
      tail = spread(who, cell, tail);
    }
    return endOfWalk(start, best, budget);
  }

  private int begin(int from) {
    search++;
    int start = field.cell(from);
    queue[0] = start;
    parent[start] = start;
    far[start] = 0;
    seen[start] = search;
    return start;
  }

  private int spread(int who, int cell, int last) {
    int tail = last;
    int column = cell % field.columns();
    int row = cell / field.columns();
    for (int d = 0; d < COLUMNS.length; d++) {
      int square = Squares.at(column + COLUMNS[d], row + ROWS[d]);
      if (!field.passable(square)) {
        continue;
      }
      int next = field.cell(square);
      if (seen[next] == search || isBlocked(who, next) || isCorner(column, row, d)) {
        continue;
      }
      seen[next] = search;
      parent[next] = cell;
      far[next] = far[cell] + 1;
      queue[tail++] = next;
    }
    return tail;
  }

  private boolean isBlocked(int who, int cell) {
    int occupant = occupants[cell];
    return occupant >= 0 && board.blocks(occupant, who);
  }

  private boolean isCorner(int column, int row, int direction) {
    return COLUMNS[direction] != 0
        && ROWS[direction] != 0
        && !field.passable(Squares.at(column + COLUMNS[direction], row))
        && !field.passable(Squares.at(column, row + ROWS[direction]));
  }

  /** The last free square on the way that the budget allows. */
  private int endOfWalk(int start, int goal, int budget) {
    int cell = goal;
    while (cell != start && (far[cell] > budget || occupants[cell] >= 0)) {
      cell = parent[cell];
    }
    steps = far[cell];
    return field.square(cell);
  }
}
