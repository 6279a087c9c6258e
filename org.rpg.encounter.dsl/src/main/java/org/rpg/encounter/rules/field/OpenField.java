package org.rpg.encounter.rules.field;

/** Flat ground without bounds or obstacles. */
public final class OpenField implements Field {
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
    return Cover.NONE;
  }
}
