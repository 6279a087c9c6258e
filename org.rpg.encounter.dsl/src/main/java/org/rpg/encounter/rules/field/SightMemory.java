package org.rpg.encounter.rules.field;

import java.util.Arrays;

/** Remembers what was last seen between pairs of squares, so much and no more. For one thread. */
final class SightMemory {
  private static final int SIZE = 1 << 14;
  private static final int CELL_BITS = 20;
  private static final long SPREAD = 0x9E3779B97F4A7C15L;
  private static final Cover[] COVERS = Cover.values();

  private final GridField field;
  private final long[] keys = new long[SIZE];
  private final byte[] covers = new byte[SIZE];

  SightMemory(GridField field) {
    this.field = field;
    forget();
  }

  /** Something else can be seen now. */
  void forget() {
    Arrays.fill(keys, -1);
  }

  /** The same as {@link GridField#cover}, of squares on the field. */
  Cover cover(int from, int fromHeight, int to, int toHeight) {
    if (field.isClear() || Squares.distance(from, to) <= 1) {
      return Cover.NONE;
    }
    // Only the greater height matters; it and two cells just fit.
    long level = Math.max(fromHeight, toHeight);
    long key =
        (level << 2 * CELL_BITS) | ((long) field.cell(from) << CELL_BITS) | (long) field.cell(to);
    int place = (int) (key * SPREAD >>> Long.SIZE - 14);
    if (keys[place] == key) {
      return COVERS[covers[place]];
    }
    Cover cover = Sight.cover(field, from, fromHeight, to, toHeight);
    keys[place] = key;
    covers[place] = (byte) cover.ordinal();
    return cover;
  }
}
