package org.rpg.encounter.play;

/**
 * A way a scene can end.
 *
 * @param name in the script's language: a named end, or "victory of heroes"
 * @param winner the side that has won, with its allies; {@link #NOBODY} if none has
 * @param loser the side that has been defeated; {@link #NOBODY} if that is not said
 * @param sense what it means where that is neither victory nor defeat says
 * @param whose the side whose flight, surrender or capture it is; {@link #NOBODY} otherwise
 * @param regular whether the scene was meant to end like this: not by a bound of the rules
 */
public record Ending(String name, int winner, int loser, Sense sense, int whose, boolean regular) {
  /** No side. */
  public static final int NOBODY = -1;

  /** What an end means. */
  public enum Sense {
    /** What only its name says. */
    OTHER,
    /** Nobody has won. */
    DRAW,
    /** They are there. */
    ARRIVAL,
    /** Nobody of those who live is on his feet (EXH-15). */
    COLLAPSE,
    /** Nobody lives. */
    DEATH,
    /** A side has got away. */
    FLIGHT,
    /** A side has given up. */
    SURRENDER,
    /** A side is in the hands of another. */
    CAPTURE
  }

  /** Whether it says that a side fled, gave up or was taken. */
  public boolean tells(Sense wanted, int side) {
    return sense == wanted && whose == side;
  }

  /** Whether it is a draw. */
  public boolean draw() {
    return sense == Sense.DRAW;
  }
}
