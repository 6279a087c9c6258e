package org.rpg.encounter.rules.field;

import java.util.Arrays;

/**
 * Walks on a field of squares: on two straight legs where nothing is in the way, otherwise on the
 * cheapest way (see {@link Walkways}).
 */
final class GridPaths implements Paths {
  private static final int NOBODY = -1;

  private final Board board;
  private final GridField field;
  private final Walkways walkways;
  private final int[] occupants;
  private final GridSearch search;

  private int start;
  private int end;
  private int steps;

  /** Whether the walk has two straight legs, and then which one comes first. */
  private boolean legs;

  private boolean aslantFirst;

  /** The squares of a searched walk, once somebody asked for them. */
  private int[] path = new int[64];

  private boolean told;

  GridPaths(Board board, GridField field) {
    this.board = board;
    this.field = field;
    walkways = field.walkways();
    occupants = new int[field.cells()];
    search = new GridSearch(field, occupants);
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
  public int start() {
    return start;
  }

  @Override
  public int end() {
    return last();
  }

  @Override
  public int square(int step) {
    if (legs) {
      return Legs.square(start, end, aslantFirst, step + 1);
    }
    if (step < 0) {
      return start;
    }
    if (!told) {
      tell();
    }
    return path[step];
  }

  @Override
  public boolean isOfLegs() {
    return legs;
  }

  @Override
  public boolean isAslantFirst() {
    return aslantFirst;
  }

  private void tell() {
    told = true;
    if (path.length < steps) {
      path = new int[2 * steps];
    }
    int cell = field.cell(end);
    for (int step = steps - 1; step >= 0; step--) {
      path[step] = field.square(cell);
      cell = search.parent(cell);
    }
  }

  @Override
  public int stay(int who) {
    start = board.at(who);
    end = start;
    steps = 0;
    legs = true;
    return start;
  }

  @Override
  public int towards(int who, int square, int reach, int budget) {
    int from = board.at(who);
    int distance = field.apart(from, square);
    if (budget <= 0 || distance <= reach) {
      return stay(who);
    }
    if (onLegsTo(who, square, reach, budget)) {
      return last();
    }
    int within = nearest(from, square, reach);
    if (distance <= within) {
      return stay(who);
    }
    if (within > reach && onLegsTo(who, square, within, budget)) {
      return last();
    }
    return search(who, square, within, budget, NOBODY);
  }

  /** Goes on two legs to where a square is in reach, if that is possible. */
  private boolean onLegsTo(int who, int square, int reach, int budget) {
    int from = board.at(who);
    int count = Squares.distance(from, square) - reach;
    return count > 0
        && onEitherLegs(who, square, count, budget)
        && reaches(Legs.square(from, square, aslantFirst, count), square, reach);
  }

  private boolean reaches(int from, int square, int reach) {
    return !field.isUneven() || field.apart(from, square) <= reach;
  }

  private boolean onEitherLegs(int who, int square, int count, int budget) {
    return onLegs(who, square, count, budget, true, false)
        || onLegs(who, square, count, budget, false, false);
  }

  /**
   * Goes on two legs, if that is possible.
   *
   * @param count so many steps towards the square, to a free one if the budget allows it
   * @param difficult whether also over difficult ground
   */
  private boolean onLegs(
      int who, int square, int count, int budget, boolean aslant, boolean difficult) {
    int from = board.at(who);
    int columns = Squares.column(square) - Squares.column(from);
    int rows = Squares.row(square) - Squares.row(from);
    int longer = Math.max(Math.abs(columns), Math.abs(rows));
    int shorter = Math.min(Math.abs(columns), Math.abs(rows));
    int askew = Squares.directionOf(Integer.signum(columns), Integer.signum(rows));
    int along = straight(columns, rows);
    int turn = aslant ? shorter : longer - shorter;
    int cell = field.cell(from);
    boolean[] foes = board.foes(who);
    for (int step = 0; step < count; step++) {
      int direction = step < turn == aslant ? askew : along;
      if ((walkways.open[cell] & 1 << direction) == 0) {
        return false;
      }
      cell += walkways.offsets[direction];
      int occupant = occupants[cell];
      boolean costly = !difficult && walkways.cost[cell] > Walkways.STEP_COST;
      if (costly || (occupant >= 0 && foes[occupant])) {
        return false;
      }
    }
    if (occupants[cell] >= 0 && count <= budget) {
      return false;
    }
    start = from;
    end = square;
    legs = true;
    aslantFirst = aslant;
    steps = Math.min(count, budget);
    while (steps > 0 && occupants[field.cell(last())] >= 0) {
      steps--;
    }
    return true;
  }

  /** The direction of the leg that is not aslant. */
  private static int straight(int columns, int rows) {
    return Math.abs(columns) > Math.abs(rows)
        ? Squares.directionOf(Integer.signum(columns), 0)
        : Squares.directionOf(0, Integer.signum(rows));
  }

  private int last() {
    return square(steps - 1);
  }

  /** The distance from a square of the nearest one where somebody can stand, at least the reach. */
  private int nearest(int from, int square, int reach) {
    int component = walkways.component[field.cell(from)];
    int most = field.apart(from, square);
    for (int radius = 0; radius < most; radius++) {
      for (int dy = -radius; dy <= radius; dy++) {
        boolean edge = Math.abs(dy) == radius;
        for (int dx = -radius; dx <= radius; dx += edge ? 1 : 2 * radius) {
          int candidate = Squares.at(Squares.column(square) + dx, Squares.row(square) + dy);
          if (field.contains(candidate)) {
            int cell = field.cell(candidate);
            if (occupants[cell] < 0 && walkways.component[cell] == component) {
              int apart = field.apart(candidate, square);
              if (apart <= Math.max(radius, reach)) {
                return Math.max(radius, reach);
              }
              most = Math.min(most, apart);
            }
          }
        }
      }
    }
    return most;
  }

  @Override
  public int towardsSight(int who, int target, int reach, int budget) {
    int from = board.at(who);
    int square = board.at(target);
    int count = Squares.distance(from, square) - reach;
    if (budget <= 0 || (field.apart(from, square) <= reach && board.sees(who, target))) {
      return stay(who);
    }
    if (onLegsTo(who, square, reach, budget)
        && board.seesFrom(Legs.square(from, square, aslantFirst, count), target)) {
      return last();
    }
    return search(who, square, reach, budget, target);
  }

  /**
   * Searches the cheapest way to a square in reach of another.
   *
   * @param seen who must be in sight from there; nobody if negative
   */
  private int search(int who, int square, int reach, int budget, int seen) {
    int best = begin(who, square, reach, Integer.MAX_VALUE);
    int bestDistance = field.apart(start, square);
    for (int cell = search.next(); cell >= 0; cell = search.next()) {
      int distance = field.apart(field.square(cell), square);
      if (occupants[cell] < 0 && (distance < bestDistance || distance <= reach)) {
        if (distance <= reach && (seen < 0 || board.seesFrom(field.square(cell), seen))) {
          best = cell;
          break;
        }
        if (distance < bestDistance) {
          best = cell;
          bestDistance = distance;
        }
      }
      search.spread(cell);
    }
    return endOfWalk(best, budget);
  }

  @Override
  public int away(int who, int square, int distance, int budget) {
    int from = board.at(who);
    int missing = Math.min(budget, distance - Squares.distance(from, square));
    if (missing <= 0) {
      return stay(who);
    }
    int direction = Squares.directionNear(square, from, 0);
    int far = from;
    for (int step = 0; step < missing; step++) {
      far = Squares.step(far, direction);
    }
    if (onLegs(who, far, missing, budget, true, false)) {
      return last();
    }
    int best = begin(who, Squares.NOWHERE, 0, budget);
    int bestDistance = Squares.distance(from, square);
    for (int cell = search.next(); cell >= 0 && bestDistance < distance; cell = search.next()) {
      int reached = Squares.distance(field.square(cell), square);
      if (reached > bestDistance && occupants[cell] < 0) {
        best = cell;
        bestDistance = reached;
      }
      search.spread(cell);
    }
    return endOfWalk(best, budget);
  }

  @Override
  public int charge(int who, int square, int reach, int budget) {
    int from = board.at(who);
    int count = Squares.distance(from, square) - reach;
    if (count <= 0 || count > budget) {
      return towards(who, square, reach, budget);
    }
    if (chargesStraight(who, square, reach, budget, false)
        || chargesStraight(who, square, reach, budget, true)) {
      return reaches(last(), square, reach) ? last() : towards(who, square, reach, budget);
    }
    boolean aslant = Legs.isLongerWithAslantFirst(from, square, count);
    boolean onLegs =
        onLegs(who, square, count, budget, aslant, false)
            || onLegs(who, square, count, budget, !aslant, false);
    return onLegs && reaches(last(), square, reach) ? last() : towards(who, square, reach, budget);
  }

  /** The longest walk in one direction that ends as soon as the square is in reach. */
  private boolean chargesStraight(int who, int square, int reach, int budget, boolean difficult) {
    int best = Squares.NOWHERE;
    int longest = 0;
    for (int direction = 0; direction < Squares.DIRECTIONS; direction++) {
      int goal = Legs.straightTo(board.at(who), square, reach, budget, direction);
      if (goal != Squares.NOWHERE) {
        int length = Squares.distance(board.at(who), goal);
        if (length > longest && onLegs(who, goal, length, budget, true, difficult)) {
          longest = length;
          best = goal;
        }
      }
    }
    return best != Squares.NOWHERE && onLegs(who, best, longest, budget, true, difficult);
  }

  @Override
  public int seek(int who, Wish wish, int limit, int budget) {
    int best = begin(who, Squares.NOWHERE, 0, limit);
    int least = wish.regret(start);
    if (least == 0) {
      return stay(who);
    }
    for (int cell = search.next();
        cell >= 0 && (least > 0 || search.cost(cell) == search.cost(best));
        cell = search.next()) {
      if (occupants[cell] < 0) {
        int regret = wish.regret(field.square(cell));
        if (regret < least || (regret == least && isBetter(wish, cell, best))) {
          best = cell;
          least = regret;
        }
      }
      search.spread(cell);
    }
    return endOfWalk(best, budget);
  }

  private boolean isBetter(Wish wish, int cell, int best) {
    return search.cost(cell) == search.cost(best)
        && wish.favour(field.square(cell)) > wish.favour(field.square(best));
  }

  private int begin(int who, int square, int reach, int limit) {
    start = board.at(who);
    legs = false;
    told = false;
    int cell = field.cell(start);
    search.begin(cell, board.foes(who), square, reach, limit);
    return cell;
  }

  /** Straight on, through fire too, to the last free square. */
  @Override
  public int straightOn(int who, int direction, int budget) {
    stay(who);
    boolean[] foes = board.foes(who);
    int cell = field.cell(start);
    for (int step = 1; step <= budget; step++) {
      if ((walkways.throughFire[cell] & 1 << direction) == 0) {
        break;
      }
      cell += walkways.offsets[direction];
      int occupant = occupants[cell];
      if (occupant >= 0 && foes[occupant]) {
        break;
      }
      if (occupant < 0) {
        end = field.square(cell);
        steps = step;
      }
    }
    return end;
  }

  /** The last free square on the way that the budget allows. */
  private int endOfWalk(int goal, int budget) {
    int first = field.cell(start);
    int cell = goal;
    while (cell != first && (search.steps(cell) > budget || occupants[cell] >= 0)) {
      cell = search.parent(cell);
    }
    steps = search.steps(cell);
    end = field.square(cell);
    return end;
  }
}
