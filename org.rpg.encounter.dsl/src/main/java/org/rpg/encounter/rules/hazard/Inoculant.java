package org.rpg.encounter.rules.hazard;

import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.dice.DiceExpression;

/** Poisons that work in the blood (POI-08, POI-09). */
final class Inoculant {
  /** POI-08. */
  static final PoisonCourse PARTIAL =
      PoisonCourse.damage(DiceExpression.of(1, 6), DamageKind.FATIGUE);

  /** POI-09: and more per turn, which can be resisted (POI-12). */
  static final PoisonCourse TOTAL = PARTIAL.perTurn(DiceExpression.of(1, 3));

  private Inoculant() {}
}
