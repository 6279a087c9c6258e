package org.rpg.encounter.rules.hazard;

import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.dice.DiceExpression;

/** Poisons that burn flesh at once (POI-06, POI-07). */
final class Caustic {
  /** POI-06. */
  static final PoisonCourse PARTIAL =
      PoisonCourse.damage(DiceExpression.of(2, 3), DamageKind.DIRECT);

  /** POI-07. */
  static final PoisonCourse TOTAL = PoisonCourse.damage(DiceExpression.of(2, 6), DamageKind.DIRECT);

  private Caustic() {}
}
