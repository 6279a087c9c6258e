package org.rpg.encounter.play;

import org.rpg.encounter.dsl.encounter.Outcome;

/**
 * A way a scene can end.
 *
 * @param name in the script's language: a named end, or "victory of heroes"
 * @param winner the side that has won, with its allies; {@link #NOBODY} if none has
 * @param loser the side that has been defeated; {@link #NOBODY} if that is not said
 * @param outcome what it means: a draw, an arrival, a collapse; unstated for what only its name
 *     says
 * @param regular whether the scene was meant to end like this: not by a bound of the rules
 */
public record Ending(String name, int winner, int loser, Outcome outcome, boolean regular) {
  /** No side. */
  public static final int NOBODY = -1;

  /** Whether it is a draw. */
  public boolean draw() {
    return outcome == Outcome.DRAW;
  }
}
