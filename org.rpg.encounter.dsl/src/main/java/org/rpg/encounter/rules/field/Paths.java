package org.rpg.encounter.rules.field;

/** Finds where walks end. */
sealed interface Paths permits OpenPaths, GridPaths {
  int towards(int who, int square, int reach, int budget);

  int away(int who, int square, int distance, int budget);

  int steps();
}
