package org.rpg.encounter.play;

/**
 * A way an encounter can end.
 *
 * @param name in the script's language: a named end, or "victory of heroes"
 * @param winner the side that has won, with its allies; {@link #NOBODY} if none has
 * @param loser the side that has been defeated; {@link #NOBODY} if that is not said
 * @param draw whether it is a draw
 */
public record Ending(String name, int winner, int loser, boolean draw) {
  /** No side. */
  public static final int NOBODY = -1;
}
