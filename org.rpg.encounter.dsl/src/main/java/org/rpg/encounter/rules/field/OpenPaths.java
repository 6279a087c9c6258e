package org.rpg.encounter.rules.field;

/**
 * Walks on open ground: straight ahead, and around whoever stands in the way, one square at a time.
 */
final class OpenPaths implements Paths {
  private static final int SEARCH = 3;

  private final Board board;

  /** Squares of a walk around others; other walks are worked out from their ends. */
  private int[] winding = new int[16];

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
  public int start() {
    return start;
  }

  @Override
  public int end() {
    return end;
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
    int near = Math.min(reach, Math.max(1, board.farthestSight(target)));
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
    int least = Squares.leastCorner(from, last);
    int most = Squares.mostCorner(from, last);
    boolean aslantOpen = true;
    boolean straightOpen = true;
    for (int i = 0, n = board.size(); i < n; i++) {
      int other = board.at(i);
      if (Squares.isWithin(other, least, most) && i != who) {
        if (other == last) {
          return false;
        }
        if (board.blocks(i, who)) {
          aslantOpen &= !Legs.touch(from, last, true, other);
          straightOpen &= !Legs.touch(from, last, false, other);
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
    int taken = beside(who, goal);
    if ((taken & Ring.GOAL) == 0) {
      return goal;
    }
    int limit = reach > 0 ? reach : Integer.MAX_VALUE;
    for (int ring = Ring.inOrder(board.at(who), goal); ring != Ring.NONE; ring = Ring.next(ring)) {
      if ((taken & Ring.bit(ring)) == 0) {
        int square = Squares.moved(goal, Ring.column(ring), Ring.row(ring));
        if (Squares.distance(square, target) <= limit) {
          return square;
        }
      }
    }
    return freeFarther(who, goal, target, limit);
  }

  /** The bits of a goal and the squares next to it on which others stand, see {@link Ring}. */
  private int beside(int who, int goal) {
    int least = Squares.moved(goal, -1, -1);
    int most = Squares.moved(goal, 1, 1);
    int taken = 0;
    for (int i = 0, n = board.size(); i < n; i++) {
      int other = board.at(i);
      if (Squares.isWithin(other, least, most) && i != who) {
        taken |= Ring.bit(goal, other);
      }
    }
    return taken;
  }

  /** The nearest free square beyond those next to the goal; the goal itself if there is none. */
  private int freeFarther(int who, int goal, int target, int limit) {
    for (int radius = 2; radius <= SEARCH; radius++) {
      int best = Squares.NOWHERE;
      int least = Integer.MAX_VALUE;
      for (int dy = -radius; dy <= radius; dy++) {
        boolean edge = Math.abs(dy) == radius;
        for (int dx = -radius; dx <= radius; dx += edge ? 1 : 2 * radius) {
          int square = Squares.moved(goal, dx, dy);
          int cost = cost(board.at(who), square);
          if (cost < least && Squares.distance(square, target) <= limit && !isTaken(who, square)) {
            least = cost;
            best = square;
          }
        }
      }
      if (best != Squares.NOWHERE) {
        return best;
      }
    }
    return goal;
  }

  /** Whether someone else stands on a square. */
  private boolean isTaken(int who, int square) {
    for (int i = 0, n = board.size(); i < n; i++) {
      if (board.at(i) == square && i != who) {
        return true;
      }
    }
    return false;
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
  static int cost(int from, int to) {
    int columns = Math.abs(Squares.column(from) - Squares.column(to));
    int rows = Math.abs(Squares.row(from) - Squares.row(to));
    return (Math.max(columns, rows) << 16) + columns + rows;
  }
}
