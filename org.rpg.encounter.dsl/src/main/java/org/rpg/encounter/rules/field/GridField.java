package org.rpg.encounter.rules.field;

import java.util.Arrays;

/** Ground of so many columns and rows of squares, with obstacles and heights. */
public final class GridField implements Field {
  private final int columns;
  private final int rows;
  private final boolean[] impassable;
  private final int[] heights;

  private GridField(int columns, int rows, boolean[] impassable, int[] heights) {
    this.columns = columns;
    this.rows = rows;
    this.impassable = impassable;
    this.heights = heights;
  }

  /** Begins flat ground without obstacles. */
  public static Builder of(int columns, int rows) {
    return new Builder(columns, rows);
  }

  /** Number of columns; they count from 0. */
  public int columns() {
    return columns;
  }

  /** Number of rows; they count from 0. */
  public int rows() {
    return rows;
  }

  @Override
  public boolean passable(int square) {
    return contains(square) && !impassable[cell(square)];
  }

  @Override
  public int height(int square) {
    return contains(square) ? heights[cell(square)] : 0;
  }

  /** Whether the square lies on the field. */
  public boolean contains(int square) {
    int column = Squares.column(square);
    int row = Squares.row(square);
    return column >= 0 && column < columns && row >= 0 && row < rows;
  }

  /** The square's place in arrays over the whole field. */
  int cell(int square) {
    return Squares.row(square) * columns + Squares.column(square);
  }

  /** The square at a place in arrays over the whole field. */
  int square(int cell) {
    return Squares.at(cell % columns, cell / columns);
  }

  /** Puts a field together. */
  public static final class Builder {
    private final int columns;
    private final int rows;
    private final boolean[] impassable;
    private final int[] heights;

    private Builder(int columns, int rows) {
      if (columns < 1 || rows < 1 || columns > 1000 || rows > 1000) {
        throw new IllegalArgumentException("a field has 1 to 1000 columns and rows");
      }
      this.columns = columns;
      this.rows = rows;
      impassable = new boolean[columns * rows];
      heights = new int[columns * rows];
    }

    /** Nobody may stand on this square. */
    public Builder impassable(int column, int row) {
      impassable[row * columns + column] = true;
      return this;
    }

    /** Height of a square in metres. */
    public Builder height(int column, int row, int metres) {
      heights[row * columns + column] = metres;
      return this;
    }

    /** The field. */
    public GridField build() {
      return new GridField(columns, rows, impassable.clone(), heights.clone());
    }
  }

  @Override
  public String toString() {
    return columns + "x" + rows + " " + Arrays.hashCode(impassable);
  }
}
