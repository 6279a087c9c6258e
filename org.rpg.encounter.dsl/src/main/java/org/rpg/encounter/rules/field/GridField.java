package org.rpg.encounter.rules.field;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/**
 * Ground of so many columns and rows of squares, each with a height and a kind of {@link Terrain}.
 * What is built is immutable and may be shared; a combat in which ground becomes other ground has a
 * field of its own ({@link #changing}).
 *
 * <p>Inside, a border of walls is drawn around the squares, so that nobody who searches the field
 * has to look for its edge.
 */
public final class GridField implements Field {
  /** As high as nobody stands: a wall reaches up to it. */
  static final int ENDLESS = Integer.MAX_VALUE / 2;

  /** What rises so far above someone hides all of him, in centimetres: our own choice. */
  static final int TALL = 2 * STEP;

  /** A difference of heights that never matters to those who stand side by side. */
  private static final int REACHED = 2 * STEP;

  private final int columns;
  private final int rows;
  private final int width;
  private final Terrain[] terrain;
  private final int[] squares;
  private final int[] heights;
  private final int[] tops;
  private final boolean clear;
  private final int highest;
  private final boolean[] byCover;

  /** What nobody steps up or down without a ledge being drawn, in centimetres (ACT-14). */
  private final int climb;

  /** From the lowest ground to the highest, in centimetres. */
  private final int relief;

  /** Whether heights keep anybody out of reach here (BASE-14). */
  private final boolean uneven;

  private final Walkways walkways;

  /** Ground that is not there at the start and may come to be. */
  private final List<Terrain> expected;

  /** What this field was at the start; itself for one that never changes. */
  private final GridField original;

  private boolean changed;

  private GridField(Builder builder) {
    columns = builder.columns;
    rows = builder.rows;
    width = columns + 2;
    terrain = new Terrain[width * (rows + 2)];
    heights = new int[terrain.length];
    tops = new int[terrain.length];
    squares = new int[terrain.length];
    Arrays.setAll(squares, cell -> Squares.at(cell % width - 1, cell / width - 1));
    Arrays.fill(terrain, Terrain.WALL);
    Arrays.fill(tops, ENDLESS);
    int least = ENDLESS;
    int most = -ENDLESS;
    int ground = -ENDLESS;
    int floor = ENDLESS;
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        int place = row * columns + column;
        int cell = cell(Squares.at(column, row));
        terrain[cell] = builder.kinds.get(builder.terrain[place]);
        heights[cell] = builder.heights[place];
        tops[cell] = top(terrain[cell], heights[cell]);
        least = Math.min(least, heights[cell]);
        most = Math.max(most, tops[cell]);
        if (terrain[cell].passable()) {
          ground = Math.max(ground, heights[cell]);
          floor = Math.min(floor, heights[cell]);
        }
      }
    }
    clear = most <= least && builder.kinds.stream().allMatch(it -> it.sight() == Terrain.UNLIMITED);
    highest = ground;
    byCover = new boolean[terrain.length];
    for (int cell = 0; cell < byCover.length; cell++) {
      byCover[cell] = contains(squares[cell]) && findCover(cell);
    }
    climb = ENDLESS;
    relief = Math.max(0, ground - floor);
    uneven = false;
    walkways = new Walkways(this);
    expected = List.of();
    original = this;
  }

  private GridField(GridField start, List<Terrain> kinds) {
    columns = start.columns;
    rows = start.rows;
    width = start.width;
    terrain = start.terrain.clone();
    squares = start.squares;
    heights = start.heights;
    tops = start.tops.clone();
    byCover = start.byCover.clone();
    expected = List.copyOf(kinds);
    clear =
        start.clear
            && kinds.stream()
                .allMatch(it -> it.cover() == Cover.NONE && it.sight() == Terrain.UNLIMITED);
    highest = Arrays.stream(heights).max().orElse(0);
    relief = start.relief;
    climb = start.climb;
    uneven = start.uneven;
    walkways = new Walkways(this);
    original = start;
  }

  /** The same field for one combat alone, in which squares may become ground of these kinds. */
  public GridField changing(List<Terrain> kinds) {
    return new GridField(this, kinds);
  }

  /** Whether ground of some kind is there or may come to be. */
  public boolean mayHave(Predicate<Terrain> kind) {
    return Arrays.stream(terrain).anyMatch(kind) || expected.stream().anyMatch(kind);
  }

  /**
   * The first so many of some squares become other ground, in a field that may change.
   *
   * @return whether something else can be seen now
   */
  boolean become(int[] which, int count, Terrain kind) {
    boolean seen = false;
    boolean ways = false;
    for (int i = 0; i < count; i++) {
      int cell = cell(which[i]);
      int top = tops[cell];
      seen |= terrain[cell].sight() != kind.sight();
      terrain[cell] = kind;
      tops[cell] = top(kind, heights[cell]);
      ways |= walkways.changed(this, which[i]);
      if (tops[cell] != top) {
        seen = true;
        findCoverAround(cell);
      }
    }
    changed |= count > 0;
    if (ways) {
      walkways.number();
    }
    return seen;
  }

  private void findCoverAround(int cell) {
    for (int row = cell - width; row <= cell + width; row += width) {
      for (int near = row - 1; near <= row + 1; near++) {
        byCover[near] = contains(squares[near]) && findCover(near);
      }
    }
  }

  /** Becomes again what it was at the start; answers whether anything had changed. */
  boolean restore() {
    if (!changed) {
      return false;
    }
    changed = false;
    System.arraycopy(original.terrain, 0, terrain, 0, terrain.length);
    System.arraycopy(original.tops, 0, tops, 0, tops.length);
    System.arraycopy(original.byCover, 0, byCover, 0, byCover.length);
    walkways.copy(original.walkways);
    return true;
  }

  private GridField(GridField drawn, int climb, boolean uneven) {
    columns = drawn.columns;
    rows = drawn.rows;
    width = drawn.width;
    terrain = drawn.terrain;
    squares = drawn.squares;
    heights = drawn.heights;
    tops = drawn.tops;
    clear = drawn.clear;
    highest = drawn.highest;
    byCover = drawn.byCover;
    relief = drawn.relief;
    this.climb = climb;
    this.uneven = uneven;
    expected = drawn.expected;
    original = drawn.original;
    walkways = new Walkways(this);
  }

  /**
   * The same ground where heights matter more or less.
   *
   * @param step what one can step up or down from a square to the next, in squares of 1.5 m; 0 for
   *     any height (ACT-14)
   * @param inReach whether heights keep people out of each other's reach (BASE-14)
   */
  public GridField climbed(int step, boolean inReach) {
    int most = step == 0 || step * STEP >= relief ? ENDLESS : step * STEP;
    boolean counts = inReach && relief > REACHED;
    return most == climb && counts == uneven ? this : new GridField(this, most, counts);
  }

  /** How high a square's ground and what stands on it reach. */
  private static int top(Terrain terrain, int height) {
    return switch (terrain.cover()) {
      case NONE -> height;
      case PARTIAL -> height + STEP;
      case TOTAL -> terrain.passable() ? height + TALL : ENDLESS;
    };
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
    return terrain(square).passable();
  }

  @Override
  public int height(int square) {
    return contains(square) ? heights[cell(square)] : 0;
  }

  /** What a square is like; beyond the edge there are walls. */
  @Override
  public Terrain terrain(int square) {
    return contains(square) ? terrain[cell(square)] : Terrain.WALL;
  }

  @Override
  public int drop(int from, int to) {
    int drop = height(from) - height(to);
    return drop > climb ? drop : Field.super.drop(from, to);
  }

  /** Whether anybody can be forced over an edge here (SIT-09). */
  public boolean hasDrops() {
    return climb < ENDLESS || mayHave(Terrain::ledge);
  }

  /** Whether heights keep anybody out of reach here (BASE-14). */
  boolean isUneven() {
    return uneven;
  }

  /**
   * How far one reaches from a square to another, in squares: their distance, or their difference
   * of heights if that is more. 1.5 m of it do not count, for arms and legs are long (BASE-14; our
   * own choice).
   */
  int apart(int from, int to) {
    int distance = Squares.distance(from, to);
    if (!uneven) {
      return distance;
    }
    return Math.max(distance, (Math.abs(height(from) - height(to)) - 1) / STEP);
  }

  @Override
  public Cover cover(int from, int fromHeight, int to, int toHeight) {
    return Sight.cover(this, from, fromHeight, to, toHeight);
  }

  /** Whether the square lies on the field. */
  public boolean contains(int square) {
    int column = Squares.column(square);
    int row = Squares.row(square);
    return column >= 0 && column < columns && row >= 0 && row < rows;
  }

  /** The square's place in arrays over the whole field and its border. */
  int cell(int square) {
    return (Squares.row(square) + 1) * width + Squares.column(square) + 1;
  }

  /** The square at a place in arrays over the whole field and its border. */
  int square(int cell) {
    return squares[cell];
  }

  /** Number of squares, those of the border among them. */
  int cells() {
    return terrain.length;
  }

  /** The square of each cell. */
  int[] squares() {
    return squares;
  }

  /** From a cell to the one below it. */
  int width() {
    return width;
  }

  /** How high a cell's ground and what stands on it reach, in centimetres. */
  int top(int cell) {
    return tops[cell];
  }

  /** What a cell is like. */
  Terrain terrainAt(int cell) {
    return terrain[cell];
  }

  /** Whether nothing anywhere can hide anyone. */
  boolean isClear() {
    return clear;
  }

  /** The height of the highest square, in centimetres. */
  int highest() {
    return highest;
  }

  /** Whether something that hides is on a square or next to it. */
  boolean isByCover(int square) {
    return byCover[cell(square)];
  }

  /** Whether a square is on the rim of the field. */
  public boolean isEdge(int square) {
    int column = Squares.column(square);
    int row = Squares.row(square);
    return column == 0 || row == 0 || column == columns - 1 || row == rows - 1;
  }

  private boolean findCover(int cell) {
    for (int row = cell - width; row <= cell + width; row += width) {
      for (int near = row - 1; near <= row + 1; near++) {
        if (contains(squares[near]) && tops[near] >= heights[cell] + STEP) {
          return true;
        }
      }
    }
    return false;
  }

  /** Where one can walk. */
  Walkways walkways() {
    return walkways;
  }

  @Override
  public String toString() {
    return columns + "x" + rows + " " + Arrays.hashCode(heights) + " " + Arrays.hashCode(terrain);
  }

  /** Puts a field together. */
  public static final class Builder {
    private final int columns;
    private final int rows;
    private final short[] terrain;
    private final int[] heights;
    private final List<Terrain> kinds = new ArrayList<>(List.of(Terrain.PLAIN));

    private Builder(int columns, int rows) {
      if (columns < 1 || rows < 1 || columns > 1000 || rows > 1000) {
        throw new IllegalArgumentException("a field has 1 to 1000 columns and rows");
      }
      this.columns = columns;
      this.rows = rows;
      terrain = new short[columns * rows];
      heights = new int[columns * rows];
    }

    /** A wall: nobody may stand on this square, nobody sees through it. */
    public Builder impassable(int column, int row) {
      return terrain(column, row, Terrain.WALL);
    }

    /** What a square is like. */
    public Builder terrain(int column, int row, Terrain kind) {
      int index = kinds.indexOf(kind);
      if (index < 0) {
        index = kinds.size();
        kinds.add(kind);
      }
      terrain[row * columns + column] = (short) index;
      return this;
    }

    /** Height of a square in metres, to the centimetre. */
    public Builder height(int column, int row, double metres) {
      heights[row * columns + column] = (int) Math.round(metres * 100);
      return this;
    }

    /** The field. */
    public GridField build() {
      return new GridField(this);
    }
  }
}
