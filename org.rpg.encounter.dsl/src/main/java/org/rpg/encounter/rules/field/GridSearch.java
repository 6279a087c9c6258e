package org.rpg.encounter.rules.field;

import java.util.Arrays;

/**
 * Spreads over a field from one square, the cheapest ways first, those that lead to a target before
 * others. It is asked for one cell after the other and stops when nobody asks.
 */
final class GridSearch {
  /** More than a step and the turn of the estimate can cost together; a power of two. */
  private static final int RING = 16;

  private static final int NONE = -1;

  /** Ways straight ahead are found last and so followed first. */
  private static final int[] ORDER = {1, 3, 5, 7, 0, 2, 4, 6};

  private final Walkways walkways;
  private final int[] squares;
  private final int[] occupants;

  /** The cheapest cost known of each cell, and by how many steps and from where it is reached. */
  private final int[] cost;

  private final int[] steps;
  private final int[] parent;

  /** Cost of each cell with the estimate of what is still to come. */
  private final int[] total;

  private final int[] seen;

  /** Cells wait in rings of lists, a list for each total. */
  private final int[] heads = new int[RING];

  private final int[] next;
  private final int[] before;
  private int search;
  private int waiting;
  private int current;
  private byte[] open;
  private boolean[] barred;
  private int target;
  private int reach;
  private int limit;

  GridSearch(GridField field, int[] occupants) {
    this.occupants = occupants;
    walkways = field.walkways();
    squares = field.squares();
    int cells = field.cells();
    cost = new int[cells];
    steps = new int[cells];
    parent = new int[cells];
    total = new int[cells];
    seen = new int[cells];
    next = new int[cells];
    before = new int[cells];
    open = walkways.open;
    barred = new boolean[0];
  }

  /**
   * Begins anew.
   *
   * @param foes who stands in the walker's way
   * @param towards the square to which ways are preferred; {@link Squares#NOWHERE} for none
   * @param within how near to it is near enough
   * @param most how many steps to go at most
   */
  void begin(int start, boolean[] foes, int towards, int within, int most) {
    search++;
    waiting = 0;
    Arrays.fill(heads, NONE);
    barred = foes;
    target = towards;
    reach = within;
    limit = most;
    // Whoever stands in fire walks through fire.
    open = walkways.burns[start] ? walkways.throughFire : walkways.open;
    seen[start] = search;
    cost[start] = 0;
    steps[start] = 0;
    parent[start] = start;
    total[start] = estimate(start);
    current = total[start];
    add(start);
  }

  /** The next cell, {@code -1} if there is none. Its steps and cost are final. */
  int next() {
    while (waiting > 0) {
      int cell = heads[current % RING];
      if (cell != NONE) {
        remove(cell);
        return cell;
      }
      current++;
    }
    return NONE;
  }

  /** Goes on from a cell that {@link #next()} gave. */
  void spread(int cell) {
    if (steps[cell] >= limit) {
      return;
    }
    int ways = open[cell];
    for (int direction : ORDER) {
      if ((ways & 1 << direction) != 0) {
        int neighbour = cell + walkways.offsets[direction];
        int occupant = occupants[neighbour];
        if (occupant < 0 || !barred[occupant]) {
          reach(neighbour, cell, cost[cell] + walkways.cost[neighbour]);
        }
      }
    }
  }

  private void reach(int cell, int from, int price) {
    if (seen[cell] != search) {
      seen[cell] = search;
      total[cell] = price + estimate(cell);
    } else if (cost[cell] > price) {
      remove(cell);
      total[cell] += price - cost[cell];
    } else {
      return;
    }
    cost[cell] = price;
    steps[cell] = steps[from] + 1;
    parent[cell] = from;
    add(cell);
  }

  private int estimate(int cell) {
    return target == Squares.NOWHERE
        ? 0
        : Walkways.STEP_COST * Math.max(0, Squares.distance(squares[cell], target) - reach);
  }

  private void add(int cell) {
    int list = total[cell] % RING;
    int head = heads[list];
    next[cell] = head;
    before[cell] = NONE;
    if (head != NONE) {
      before[head] = cell;
    }
    heads[list] = cell;
    waiting++;
  }

  private void remove(int cell) {
    int left = before[cell];
    int right = next[cell];
    if (left == NONE) {
      heads[total[cell] % RING] = right;
    } else {
      next[left] = right;
    }
    if (right != NONE) {
      before[right] = left;
    }
    waiting--;
  }

  int cost(int cell) {
    return cost[cell];
  }

  int steps(int cell) {
    return steps[cell];
  }

  /** The cell from which a cell is reached. */
  int parent(int cell) {
    return parent[cell];
  }
}
