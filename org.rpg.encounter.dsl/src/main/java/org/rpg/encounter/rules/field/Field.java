package org.rpg.encounter.rules.field;

/**
 * The ground of a combat. Immutable: it may be shared by any number of combats. Heights are in
 * centimetres, so that half a metre is exact.
 */
public sealed interface Field permits OpenField, GridField {
  /** A drop from which on a ledge is one, and the side of a square, in centimetres (SIT-09). */
  int STEP = 150;

  /** Whether someone may stand on the square. */
  boolean passable(int square);

  /** The height of a square in centimetres (TAC-22). */
  int height(int square);

  /** What the square is like. */
  Terrain terrain(int square);

  /**
   * How far someone falls who is forced from a square to the next, in centimetres: the difference
   * of their heights if the first one is a ledge and the difference is 1.5 m or more, or if it is
   * more than anybody can step down, otherwise 0 (SIT-09, MAN-14).
   */
  default int drop(int from, int to) {
    int drop = height(from) - height(to);
    return drop >= STEP && terrain(from).ledge() ? drop : 0;
  }

  /**
   * How much of someone the ground hides from a shooter (TAC-10, TAC-11).
   *
   * @param from the shooter's square
   * @param fromHeight the height of his feet in centimetres
   * @param to the target's square
   * @param toHeight the height of its feet in centimetres
   */
  Cover cover(int from, int fromHeight, int to, int toHeight);

  /** Whether a shooter on one square sees someone on another (TAC-11). */
  default boolean sees(int from, int fromHeight, int to, int toHeight) {
    return cover(from, fromHeight, to, toHeight) != Cover.TOTAL;
  }
}
