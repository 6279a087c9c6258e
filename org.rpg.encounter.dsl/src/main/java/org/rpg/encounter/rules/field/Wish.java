package org.rpg.encounter.rules.field;

/** What somebody looks for who has no target in mind. */
interface Wish {
  /** A square that is out of the question. */
  int NEVER = Integer.MAX_VALUE;

  /** How far a square is from what is wished; 0 is just right. */
  int regret(int square);

  /** Of two squares equally near and equally good, the one with more of this is taken. */
  default int favour(int square) {
    return 0;
  }
}
