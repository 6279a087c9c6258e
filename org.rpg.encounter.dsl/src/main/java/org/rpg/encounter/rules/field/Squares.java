package org.rpg.encounter.rules.field;

/**
 * Squares of 1.5 m as single numbers (BASE-15), and distances between them.
 *
 * <p>A square holds a column and a row, each from -10000 to 10000. The distance is the number of
 * steps a walker needs who may step in eight directions. Everyone stands on one square, large
 * creatures too: that is our own choice, the texts are silent.
 */
public final class Squares {
  /** No square: someone who is not on the field. */
  public static final int NOWHERE = Integer.MIN_VALUE;

  /** The largest column and row, and without their sign the smallest. */
  public static final int FARTHEST = 10_000;

  /** Number of directions in which one can step. */
  public static final int DIRECTIONS = 8;

  /** No direction: two squares that are not in one line. */
  public static final int ASKEW = -1;

  private static final int[] COLUMNS = {1, 1, 0, -1, -1, -1, 0, 1};
  private static final int[] ROWS = {0, 1, 1, 1, 0, -1, -1, -1};

  /** By rows from -1 to 1, in each by columns from -1 to 1. */
  private static final int[] OF_STEP = {5, 6, 7, 4, ASKEW, 0, 3, 2, 1};

  private Squares() {}

  /** The square in a column and a row. */
  public static int at(int column, int row) {
    return (row << 16) | (column & 0xFFFF);
  }

  /** The column of a square. */
  public static int column(int square) {
    return (short) square;
  }

  /** The row of a square. */
  public static int row(int square) {
    return square >> 16;
  }

  /** Whether a square's column and row are no farther out than can be. */
  static boolean isInTheWorld(int square) {
    return Math.abs(column(square)) <= FARTHEST && Math.abs(row(square)) <= FARTHEST;
  }

  /** The distance between two squares, in squares. */
  public static int distance(int from, int to) {
    int columns = Math.abs((short) from - (short) to);
    int rows = Math.abs((from >> 16) - (to >> 16));
    return Math.max(columns, rows);
  }

  /**
   * The next square in a direction: 0 is along the row, the others follow clockwise when rows are
   * drawn downwards. Directions with odd numbers are aslant.
   */
  public static int step(int square, int direction) {
    return at(column(square) + COLUMNS[direction], row(square) + ROWS[direction]);
  }

  /** The direction in which a square lies from another, {@link #ASKEW} if in none of the eight. */
  public static int direction(int from, int to) {
    int columns = column(to) - column(from);
    int rows = row(to) - row(from);
    boolean straight = columns == 0 || rows == 0 || Math.abs(columns) == Math.abs(rows);
    return straight ? directionOf(Integer.signum(columns), Integer.signum(rows)) : ASKEW;
  }

  /**
   * The direction of the eight that comes nearest to the way from one square to another; {@code
   * otherwise} if they are the same.
   */
  public static int directionNear(int from, int to, int otherwise) {
    int columns = column(to) - column(from);
    int rows = row(to) - row(from);
    // Aslant once the shorter way is more than half the longer one.
    int along = 2 * Math.abs(columns) > Math.abs(rows) ? Integer.signum(columns) : 0;
    int down = 2 * Math.abs(rows) > Math.abs(columns) ? Integer.signum(rows) : 0;
    return along == 0 && down == 0 ? otherwise : directionOf(along, down);
  }

  /** The direction of a step of so many columns and rows, -1 to 1 each; -1 for no step. */
  static int directionOf(int along, int down) {
    return OF_STEP[3 * (down + 1) + along + 1];
  }

  /** Whole squares in a length in metres (BASE-15, BASE-20). */
  public static int ofMetres(double metres) {
    return (int) (Math.round(metres * 100) / 150);
  }

  /** The length of a number of squares in metres. */
  public static double metres(int squares) {
    return squares * 1.5;
  }
}
