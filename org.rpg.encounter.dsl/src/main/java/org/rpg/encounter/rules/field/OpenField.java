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
}
