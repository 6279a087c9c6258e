package org.rpg.encounter.rules.field;

/** Finds where walks end. */
sealed interface Paths permits OpenPaths, GridPaths {
  int towards(int who, int square, int reach, int budget);

  int away(int who, int square, int distance, int budget);

  /** Straight on until something is in the way; ends on the last free square. */
  int straightOn(int who, int direction, int budget);

  /** Squares covered by the last walk asked for. */
  int length();

  /** The squares of the last walk in order; -1 is where it starts. */
  int square(int step);
}
