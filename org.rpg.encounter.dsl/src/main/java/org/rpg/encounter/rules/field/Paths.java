package org.rpg.encounter.rules.field;

/** Finds walks. Each answers where it ends; its squares can be asked for until the next one. */
sealed interface Paths permits OpenPaths, GridPaths {
  int towards(int who, int square, int reach, int budget);

  int away(int who, int square, int distance, int budget);

  /** Towards somebody, until he is in reach and in sight. */
  int towardsSight(int who, int target, int reach, int budget);

  /** Towards a square, the end of the walk as straight as can be. */
  int charge(int who, int square, int reach, int budget);

  /** To the least regretted square within so many steps, the nearest of several. */
  int seek(int who, Wish wish, int limit, int budget);

  /** Nowhere. */
  int stay(int who);

  /** Straight on until something is in the way; ends on the last free square. */
  int straightOn(int who, int direction, int budget);

  /** Squares covered by the last walk asked for. */
  int length();

  /** Where the last walk starts. */
  int start();

  /** Where the last walk ends. */
  int end();

  /** The squares of the last walk in order; -1 is where it starts. */
  int square(int step);

  /**
   * Whether the last walk is one of two straight legs (see {@link Legs}), which never turns back.
   */
  boolean isOfLegs();

  /** Of a walk of two straight legs whether the one aslant comes first. */
  boolean isAslantFirst();
}
