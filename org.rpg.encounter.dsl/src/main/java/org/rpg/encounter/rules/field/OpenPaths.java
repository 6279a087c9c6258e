package org.rpg.encounter.rules.field;

/**
 * Walks on open ground: straight ahead, and around whoever stands in the way, one square at a time.
 */
final class OpenPaths implements Paths {
  private static final int SEARCH = 3;
  private static final int SPAN = 2 * SEARCH + 1;

  /** More than any cost. */
  private static final long TAKEN = 1L << 48;

  private static final int CENTRE = SEARCH * SPAN + SEARCH;

  private final Board board;

  /** Squares of a walk around others; other walks are worked out from their ends. */
  private int[] winding = new int[2 * SPAN];

  private boolean winds;
  private boolean aslantFirst;
  private boolean straightFirst;
  private int start;
  private int end;
  private int steps;

  OpenPaths(Board board) {
    this.board = board;
  }

  @Override
  public int length() {
    return steps;
  }

  @Override
  public int square(int step) {
    if (winds) {
      return step < 0 ? start : winding[step];
    }
    return Legs.square(start, end, aslantFirst, step + 1);
  }

  @Override
  public boolean isOfLegs() {
    return !winds;
  }

  @Override
  public boolean isAslantFirst() {
    return aslantFirst;
  }

  private int walked(int from, int to) {
    start = from;
    end = to;
    steps = Squares.distance(from, to);
    winds = false;
    return to;
  }

  @Override
  public int towards(int who, int square, int reach, int budget) {
    int from = board.at(who);
    int distance = Squares.distance(from, square);
    if (distance <= reach || budget <= 0) {
      return walked(from, from);
    }
    int goal = freeNear(who, ahead(from, square, distance - reach), square, reach);
    int last = ahead(from, goal, Math.min(Squares.distance(from, goal), budget));
    if (isClear(who, from, last)) {
      return walked(from, last);
    }
    if (last != goal) { // on the way: another square as near to the goal does as well
      last = freeNear(who, last, goal, Squares.distance(last, goal));
      if (Squares.distance(from, last) <= budget && isClear(who, from, last)) {
        return walked(from, last);
      }
    }
    return walk(who, from, goal, budget);
  }

  @Override
  public int towardsSight(int who, int target, int reach, int budget) {
    int near = Math.min(reach, Math.max(1, board.farthestSight()));
    return towards(who, board.at(target), near, budget);
  }

  @Override
  public int away(int who, int square, int distance, int budget) {
    int from = board.at(who);
    int missing = Math.min(budget, distance - Squares.distance(from, square));
    if (missing <= 0) {
      return walked(from, from);
    }
    int columns = Integer.signum(Squares.column(from) - Squares.column(square));
    int rows = Integer.signum(Squares.row(from) - Squares.row(square));
    if (columns == 0 && rows == 0) {
      columns = 1;
    }
    int last =
        Squares.at(
            held(Squares.column(from) + columns * missing),
            held(Squares.row(from) + rows * missing));
    if (isClear(who, from, last)) {
      return walked(from, last);
    }
    return walk(who, from, last, missing);
  }

  @Override
  public int charge(int who, int square, int reach, int budget) {
    int from = board.at(who);
    int best = from;
    int longest = 0;
    for (int direction = 0; direction < Squares.DIRECTIONS; direction++) {
      int goal = Legs.straightTo(from, square, reach, budget, direction);
      if (goal != Squares.NOWHERE
          && Squares.distance(from, goal) > longest
          && isClear(who, from, goal)) {
        longest = Squares.distance(from, goal);
        best = goal;
      }
    }
    if (longest > 0) {
      aslantFirst = true;
      return walked(from, best);
    }
    int last = towards(who, square, reach, budget);
    if (!winds && aslantFirst && straightFirst) {
      aslantFirst = Legs.isLongerWithAslantFirst(from, last, steps);
    }
    return last;
  }

  /** On open ground one place is as good as the next. */
  @Override
  public int seek(int who, Wish wish, int limit, int budget) {
    return stay(who);
  }

  @Override
  public int stay(int who) {
    return walked(board.at(who), board.at(who));
  }

  @Override
  public int straightOn(int who, int direction, int budget) {
    int from = board.at(who);
    int last = from;
    int here = from;
    for (int i = 0; i < budget; i++) {
      int next = Squares.step(here, direction);
      if (!Squares.isInTheWorld(next)) {
        break;
      }
      here = next;
      int occupant = board.occupant(here);
      if (occupant >= 0 && board.blocks(occupant, who)) {
        break;
      }
      last = occupant < 0 ? here : last;
    }
    return walked(from, last);
  }

  /** Nobody goes beyond where columns and rows end. */
  private static int held(int place) {
    return Math.max(-Squares.FARTHEST, Math.min(Squares.FARTHEST, place));
  }

  /** The square so many steps ahead on the way to another. */
  private static int ahead(int from, int to, int count) {
    int columns = Squares.column(to) - Squares.column(from);
    int rows = Squares.row(to) - Squares.row(from);
    return Squares.at(
        Squares.column(from) + Math.max(-count, Math.min(count, columns)),
        Squares.row(from) + Math.max(-count, Math.min(count, rows)));
  }

  /**
   * Whether the end is free and one of two ways to it is: first aslant and then straight ahead, or
   * first straight ahead and then aslant.
   */
  private boolean isClear(int who, int from, int last) {
    int left = Math.min(Squares.column(from), Squares.column(last));
    int right = Math.max(Squares.column(from), Squares.column(last));
    int top = Math.min(Squares.row(from), Squares.row(last));
    int bottom = Math.max(Squares.row(from), Squares.row(last));
    boolean aslantOpen = true;
    boolean straightOpen = true;
    for (int i = 0, n = board.size(); i < n; i++) {
      int other = board.at(i);
      int row = Squares.row(other);
      int column = Squares.column(other);
      // All four differences are positive inside: one test of their signs.
      if (((row - top) | (bottom - row) | (column - left) | (right - column)) >= 0 && i != who) {
        if (other == last) {
          return false;
        }
        if (board.blocks(i, who)) {
          int across = Math.abs(column - Squares.column(from));
          int down = Math.abs(row - Squares.row(from));
          boolean wide = right - left > bottom - top;
          int straight = Math.abs(right - left - bottom + top);
          int along = wide ? across : down;
          int aside = wide ? down : across;
          int shift = Math.min(right - left, bottom - top);
          aslantOpen &= along != aside && (aside != shift || along < shift);
          straightOpen &= along != aside + straight && (aside != 0 || along > straight);
          if (!aslantOpen && !straightOpen) {
            return false;
          }
        }
      }
    }
    aslantFirst = aslantOpen;
    straightFirst = straightOpen;
    return true;
  }

  /** The goal, or the free square by it that is nearest to the walker and still within reach. */
  private int freeNear(int who, int goal, int target, int reach) {
    if (isFreeFor(who, goal)) {
      return goal;
    }
    long taken = taken(who, goal);
    int from = board.at(who);
    int limit = reach > 0 ? reach : Integer.MAX_VALUE;
    // From the walker and from the target to the goal: the squares around it follow from these.
    int across = Squares.column(goal) - Squares.column(from);
    int down = Squares.row(goal) - Squares.row(from);
    int aside = Squares.column(goal) - Squares.column(target);
    int below = Squares.row(goal) - Squares.row(target);
    for (int radius = 1; radius <= SEARCH; radius++) {
      long best = Long.MAX_VALUE;
      for (int dy = -radius; dy <= radius; dy++) {
        boolean edge = Math.abs(dy) == radius;
        for (int dx = -radius; dx <= radius; dx += edge ? 1 : 2 * radius) {
          int place = CENTRE + dy * SPAN + dx;
          long key = ((long) costOf(across + dx, down + dy) << Byte.SIZE) + place;
          boolean bad = Math.max(Math.abs(aside + dx), Math.abs(below + dy)) > limit;
          best = Math.min(best, bad ? Long.MAX_VALUE : key + (taken >>> place & 1) * TAKEN);
        }
      }
      if (best < TAKEN) {
        int place = (int) best & 0xFF;
        return Squares.at(
            Squares.column(goal) + place % SPAN - SEARCH,
            Squares.row(goal) + place / SPAN - SEARCH);
      }
    }
    return goal;
  }

  /** The squares around a goal on which others stand, a bit each, row by row. */
  private long taken(int who, int goal) {
    int left = Squares.column(goal) - SEARCH;
    int top = Squares.row(goal) - SEARCH;
    long taken = 0;
    for (int i = 0, n = board.size(); i < n; i++) {
      int column = Squares.column(board.at(i)) - left;
      int row = Squares.row(board.at(i)) - top;
      if ((column | (SPAN - 1 - column) | row | (SPAN - 1 - row)) >= 0 && i != who) {
        taken |= 1L << (row * SPAN + column);
      }
    }
    return taken;
  }

  private boolean isFreeFor(int who, int square) {
    int occupant = board.occupant(square);
    return occupant < 0 || occupant == who;
  }

  /** Goes square by square, around the hostile, and ends on the last free square. */
  private int walk(int who, int from, int goal, int budget) {
    int here = from;
    int before = from;
    walked(from, from);
    winds = true;
    if (winding.length < budget) {
      winding = new int[budget];
    }
    for (int walked = 1; walked <= budget && here != goal; walked++) {
      int next = step(who, before, here, goal);
      if (next == here) {
        break;
      }
      before = here;
      here = next;
      winding[walked - 1] = here;
      if (isFreeFor(who, here)) {
        end = here;
        steps = walked;
      }
    }
    return end;
  }

  private int step(int who, int before, int here, int goal) {
    int best = here;
    int bestCost = cost(here, goal) + (1 << 16);
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        int square = Squares.at(Squares.column(here) + dx, Squares.row(here) + dy);
        int cost = cost(square, goal);
        if (square != here && square != before && cost < bestCost) {
          int occupant = board.occupant(square);
          if (occupant < 0 || occupant == who || !board.blocks(occupant, who)) {
            best = square;
            bestCost = cost;
          }
        }
      }
    }
    return best;
  }

  /** Distance first, then how far off the straight line. */
  private static int cost(int from, int to) {
    return costOf(Squares.column(from) - Squares.column(to), Squares.row(from) - Squares.row(to));
  }

  private static int costOf(int across, int down) {
    int columns = Math.abs(across);
    int rows = Math.abs(down);
    return (Math.max(columns, rows) << 16) + columns + rows;
  }
}
