package org.rpg.encounter.rules.field;

/** Walks of two straight legs, one of them aslant: worked out from where they start and end. */
final class Legs {
  private Legs() {}

  /**
   * A square of such a walk.
   *
   * @param aslantFirst whether the leg aslant comes first
   * @param steps number of steps from the start
   */
  static int square(int start, int end, boolean aslantFirst, int steps) {
    int columns = Squares.column(end) - Squares.column(start);
    int rows = Squares.row(end) - Squares.row(start);
    int longer = Math.max(Math.abs(columns), Math.abs(rows));
    int shorter = Math.min(Math.abs(columns), Math.abs(rows));
    int aside = aslantFirst ? Math.min(steps, shorter) : Math.max(0, steps - longer + shorter);
    boolean wide = Math.abs(columns) > Math.abs(rows);
    return Squares.at(
        Squares.column(start) + Integer.signum(columns) * (wide ? steps : aside),
        Squares.row(start) + Integer.signum(rows) * (wide ? aside : steps));
  }

  /** Squares of the last straight piece of such a walk: both legs, if they are in one line. */
  static int lastPiece(int start, int end, boolean aslantFirst) {
    int columns = Math.abs(Squares.column(end) - Squares.column(start));
    int rows = Math.abs(Squares.row(end) - Squares.row(start));
    int longer = Math.max(columns, rows);
    int aslant = Math.min(columns, rows);
    int straight = longer - aslant;
    if (aslant == 0 || straight == 0) {
      return longer;
    }
    return aslantFirst ? straight : aslant;
  }

  /** The direction of the last step of such a walk, {@link Squares#ASKEW} for none. */
  static int lastDirection(int start, int end, boolean aslantFirst) {
    int columns = Squares.column(end) - Squares.column(start);
    int rows = Squares.row(end) - Squares.row(start);
    int wider = Math.abs(columns) - Math.abs(rows);
    boolean aslant = !aslantFirst || wider == 0;
    return Squares.directionOf(
        aslant || wider > 0 ? Integer.signum(columns) : 0,
        aslant || wider < 0 ? Integer.signum(rows) : 0);
  }

  /** Whether such a walk comes over a square. */
  static boolean touch(int start, int end, boolean aslantFirst, int square) {
    int steps = Squares.distance(start, square);
    return steps <= Squares.distance(start, end)
        && square(start, end, aslantFirst, steps) == square;
  }

  /** Whether the last leg of so many steps is the longer one if the leg aslant comes first. */
  static boolean isLongerWithAslantFirst(int start, int end, int count) {
    int columns = Math.abs(Squares.column(end) - Squares.column(start));
    int rows = Math.abs(Squares.row(end) - Squares.row(start));
    int shorter = Math.min(columns, rows);
    return count - shorter >= count - (Math.max(columns, rows) - shorter);
  }

  /**
   * Where someone who goes in one direction first has a square in reach, {@link Squares#NOWHERE} if
   * he has not within his budget.
   */
  static int straightTo(int start, int end, int reach, int budget, int direction) {
    int square = start;
    for (int step = 0; step < budget; step++) {
      int next = Squares.step(square, direction);
      int distance = Squares.distance(next, end);
      if (distance <= reach) {
        return next;
      }
      if (distance > Squares.distance(square, end)) {
        break;
      }
      square = next;
    }
    return Squares.NOWHERE;
  }
}
