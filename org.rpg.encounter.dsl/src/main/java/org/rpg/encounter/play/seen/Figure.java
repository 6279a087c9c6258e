package org.rpg.encounter.play.seen;

import org.rpg.encounter.rules.combat.CombatView;

/**
 * A number read off a combat: points, metres, turns, a count. What is missing (the distance to an
 * enemy who is not there) is not a number and makes every comparison false.
 */
@FunctionalInterface
public interface Figure {
  /**
   * The value, as {@code self} sees it; NaN for what is missing.
   *
   * @param it the one whom "any", "each" or "no" is about just now; {@link Criterion#NOBODY}
   *     without one
   */
  double value(CombatView view, int self, int it);
}
