package org.rpg.encounter.rules.field;

/**
 * Lines of sight on a field of squares. The texts say only that an object may hide a part of
 * someone (TAC-10) or block the line wholly (TAC-11); how that is measured is our own choice:
 *
 * <ul>
 *   <li>Neighbours always see each other.
 *   <li>What rises above the feet of both by 3 m or more blocks a line: ground, and what stands on
 *       it. A wall is endlessly high, passable ground that gives total cover is 3 m high, what
 *       gives partial cover 1.5 m. So whoever stands as high as the top of something sees over it.
 *   <li>Lines are drawn between the middles of both squares and between the four points half way
 *       from the middle to their corners, all to all. If every line is blocked, the target is
 *       hidden. A line that passes between two blocking squares that touch at a corner is blocked.
 *   <li>A target that can be seen is hidden in part if the line between the middles is blocked, or
 *       if it passes something that rises above both by less than 3 m on the target's square or
 *       next to it.
 *   <li>What stands on the shooter's square or next to it hides nobody in part: he leans out and
 *       shoots over it. So of two on both sides of one low wall only the one who is behind it, from
 *       where the other stands, has cover.
 *   <li>Bodies hide nobody.
 * </ul>
 */
final class Sight {
  /** Parts of a square's side by which its points are measured. */
  private static final int PARTS = 4;

  private static final int HALF = PARTS / 2;
  private static final int[] ACROSS = {0, 1, 1, -1, -1};
  private static final int[] DOWN = {0, 1, -1, 1, -1};

  /** Something low hides a part of the target. */
  private static final int LOW = 1;

  /** Something high is on the line, away from the shooter. */
  private static final int HIGH = 2;

  /** Something high is on the line, next to the shooter. */
  private static final int HIGH_BY_SHOOTER = 4;

  private Sight() {}

  static Cover cover(GridField field, int from, int fromHeight, int to, int toHeight) {
    int distance = Squares.distance(from, to);
    if (distance <= 1 || (field.isClear() && field.contains(from) && field.contains(to))) {
      return Cover.NONE;
    }
    if (distance > Math.min(field.terrain(from).sight(), field.terrain(to).sight())) {
      return Cover.TOTAL;
    }
    if (!field.contains(from) || !field.contains(to)) {
      return Cover.TOTAL;
    }
    int level = Math.max(fromHeight, toHeight);
    int between = between(field, from, to, level);
    boolean blocked = (between & (HIGH | HIGH_BY_SHOOTER)) != 0;
    if (blocked && !isAnyOpen(field, from, to, level)) {
      return Cover.TOTAL;
    }
    return (between & (LOW | HIGH)) != 0 ? Cover.PARTIAL : Cover.NONE;
  }

  /** What lies on the line between the middles. */
  private static int between(GridField field, int from, int to, int level) {
    int columns = Squares.column(to) - Squares.column(from);
    int rows = Squares.row(to) - Squares.row(from);
    int right = Integer.signum(columns);
    int below = Integer.signum(rows);
    long across = (long) HALF * Math.abs(rows);
    long down = (long) HALF * Math.abs(columns);
    int square = from;
    int found = what(field, from, from, from, to, level);
    while (square != to) {
      boolean aslant = across == down;
      boolean along = across <= down;
      int column = Squares.column(square);
      int row = Squares.row(square);
      if (aslant) {
        int one = Squares.at(column + right, row);
        found |= what(field, one, Squares.at(column, row + below), from, to, level);
      }
      if (along) {
        across += (long) PARTS * Math.abs(rows);
        column += right;
      }
      if (aslant || !along) {
        down += (long) PARTS * Math.abs(columns);
        row += below;
      }
      square = Squares.at(column, row);
      found |= what(field, square, square, from, to, level);
    }
    return found;
  }

  /** What two squares do to a line that passes between them, or one square to a line through it. */
  private static int what(GridField field, int one, int other, int from, int to, int level) {
    int rise = Math.min(field.top(field.cell(one)), field.top(field.cell(other))) - level;
    if (rise <= 0) {
      return 0;
    }
    boolean byShooter = Squares.distance(one, from) <= 1 || Squares.distance(other, from) <= 1;
    if (rise >= GridField.TALL) {
      return byShooter ? HIGH_BY_SHOOTER : HIGH;
    }
    boolean byTarget = Squares.distance(one, to) <= 1 || Squares.distance(other, to) <= 1;
    return byTarget && !byShooter ? LOW : 0;
  }

  private static boolean isAnyOpen(GridField field, int from, int to, int level) {
    int height = level + GridField.TALL;
    int start = field.cell(from);
    int end = field.cell(to);
    if (field.top(start) >= height || field.top(end) >= height) {
      return false;
    }
    int columns = PARTS * (Squares.column(to) - Squares.column(from));
    int rows = PARTS * (Squares.row(to) - Squares.row(from));
    for (int i = 0; i < ACROSS.length; i++) {
      for (int j = 0; j < ACROSS.length; j++) {
        int across = columns + ACROSS[j] - ACROSS[i];
        int down = rows + DOWN[j] - DOWN[i];
        if (isOpen(field, start, end, height, ACROSS[i], DOWN[i], across, down)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Follows one line from cell to cell, in whole numbers, so that it is the same both ways. */
  private static boolean isOpen(
      GridField field, int start, int end, int height, int x, int y, int columns, int rows) {
    int right = Integer.signum(columns);
    int below = Integer.signum(rows) * field.width();
    int wide = Math.abs(columns);
    int tall = Math.abs(rows);
    // How far off the next edges are, each times the other's length: the nearer one is crossed.
    long across = (long) (HALF - Integer.signum(columns) * x) * tall;
    long down = (long) (HALF - Integer.signum(rows) * y) * wide;
    int cell = start;
    while (cell != end) {
      if (across < down) {
        cell += right;
        across += (long) PARTS * tall;
      } else if (across > down) {
        cell += below;
        down += (long) PARTS * wide;
      } else {
        if (field.top(cell + right) >= height && field.top(cell + below) >= height) {
          return false;
        }
        cell += right + below;
        across += (long) PARTS * tall;
        down += (long) PARTS * wide;
      }
      if (field.top(cell) >= height) {
        return false;
      }
    }
    return true;
  }
}
