package org.rpg.encounter.rules.field;

import java.util.Arrays;

/**
 * Walks on a field of squares by breadth-first search. Nobody slips between two impassable squares
 * that touch at a corner: our own choice.
 */
final class GridPaths implements Paths {
  private final Board board;
  private final GridField field;
  private final int[] occupants;
  private final int[] queue;
  private final int[] parent;
  private final int[] far;
  private final int[] seen;
  private int search;
  private int start;
  private int end;
  private int[] path = new int[64];

  /** The walk whose squares {@link #path} holds. */
  private int told;

  private int steps;
  private final Walkways walkways;

  GridPaths(Board board, GridField field) {
    this.board = board;
    this.field = field;
    int cells = field.cells();
    walkways = field.walkways();
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
  public int length() {
    return steps;
  }

  @Override
  public int square(int step) {
    if (step < 0) {
      return field.square(start);
    }
    if (told != search) {
      tell();
    }
    return path[step];
  }

  private void tell() {
    told = search;
    if (path.length < steps) {
      path = new int[2 * steps];
    }
    int cell = end;
    for (int step = steps - 1; step >= 0; step--) {
      path[step] = field.square(cell);
      cell = parent[cell];
    }
  }

  @Override
  public int towards(int who, int square, int reach, int budget) {
    int from = board.at(who);
    begin(from);
    if (budget <= 0 || Squares.distance(from, square) <= reach) {
      return from;
    }
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
    return endOfWalk(best, budget);
  }

  @Override
  public int away(int who, int square, int distance, int budget) {
    int from = board.at(who);
    begin(from);
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
    return endOfWalk(best, budget);
  }

  @Override
  public int straightOn(int who, int direction, int budget) {
    begin(board.at(who));
    int cell = start;
    for (int i = 0; i < budget; i++) {
      int next = cell + walkways.offsets[direction];
      if ((walkways.throughFire[cell] & (1 << direction)) == 0 || isBlocked(who, next)) {
        break;
      }
      parent[next] = cell;
      far[next] = far[cell] + 1;
      cell = next;
    }
    return endOfWalk(cell, budget);
  }

  private void begin(int from) {
    search++;
    start = field.cell(from);
    end = start;
    steps = 0;
    queue[0] = start;
    parent[start] = start;
    far[start] = 0;
    seen[start] = search;
  }

  private int spread(int who, int cell, int last) {
    int tail = last;
    int ways =
        (walkways.throughFire[start] != walkways.open[start] ? walkways.throughFire : walkways.open)
            [cell];
    for (int d = 0; d < Squares.DIRECTIONS; d++) {
      int next = cell + walkways.offsets[d];
      if ((ways & (1 << d)) == 0 || seen[next] == search || isBlocked(who, next)) {
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

  /** The last free square on the way that the budget allows. */
  private int endOfWalk(int goal, int budget) {
    int cell = goal;
    while (cell != start && (far[cell] > budget || occupants[cell] >= 0)) {
      cell = parent[cell];
    }
    end = cell;
    steps = far[cell];
    return field.square(cell);
  }
}
