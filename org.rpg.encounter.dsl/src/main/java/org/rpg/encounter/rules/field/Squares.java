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

  /** Where the signs of a column and of a row are in a square. */
  private static final int SIGNS = 0x8000_8000;

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

  /** The square so many columns and rows away. */
  static int moved(int square, int columns, int rows) {
    return at(column(square) + columns, row(square) + rows);
  }

  /** Of the rectangle that two squares span, the corner with the least column and row. */
  static int leastCorner(int one, int other) {
    return at(Math.min(column(one), column(other)), Math.min(row(one), row(other)));
  }

  /** Of the rectangle that two squares span, the corner with the largest column and row. */
  static int mostCorner(int one, int other) {
    return at(Math.max(column(one), column(other)), Math.max(row(one), row(other)));
  }

  /**
   * Whether a square lies in the rectangle between two corners; {@link #NOWHERE} never does. Column
   * and row are compared at once: with their signs turned they order as they stand, and a
   * difference below 0 shows where the sign was.
   */
  static boolean isWithin(int square, int least, int most) {
    int here = square ^ SIGNS;
    return (((here - (least ^ SIGNS)) | ((most ^ SIGNS) - here)) & SIGNS) == 0;
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
