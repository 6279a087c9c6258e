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

  /** The distance between two squares, in squares. */
  public static int distance(int from, int to) {
    int columns = Math.abs((short) from - (short) to);
    int rows = Math.abs((from >> 16) - (to >> 16));
    return Math.max(columns, rows);
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
