package org.rpg.encounter.rules.field;

/** Flat ground without bounds or obstacles. */
public final class OpenField implements Field {
  private final int sight;

  /** Ground on which everybody sees as far as he likes. */
  public OpenField() {
    this(Terrain.UNLIMITED);
  }

  /** Ground on which nobody sees farther than so many squares: by night, in fog. */
  public OpenField(int sight) {
    this.sight = sight;
  }

  /** How far one sees, in squares. */
  public int sight() {
    return sight;
  }

  @Override
  public boolean passable(int square) {
    return true;
  }

  @Override
  public int height(int square) {
    return 0;
  }

  @Override
  public Terrain terrain(int square) {
    return Terrain.PLAIN;
  }

  @Override
  public Cover cover(int from, int fromHeight, int to, int toHeight) {
    int distance = Squares.distance(from, to);
    return distance <= 1 || distance <= sight ? Cover.NONE : Cover.TOTAL;
  }
}
