package org.rpg.encounter.rules.hazard;

import org.rpg.encounter.rules.dice.DiceExpression;

/** Poisons that seem an illness and kill hours later (POI-13, POI-14). */
final class Latent {
  private static final DiceExpression HOURS = DiceExpression.of(1, 6);

  /** POI-13. */
  static final PoisonCourse PARTIAL = Caustic.PARTIAL.after(HOURS);

  /** POI-14. */
  static final PoisonCourse TOTAL = Caustic.TOTAL.after(HOURS);

  private Latent() {}
}
