package org.rpg.encounter.rules.hazard;

import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.dice.DiceExpression;

/** Poisons that lame, turn after turn (POI-10, POI-11); both can be resisted again (POI-12). */
final class Neurotoxin {
  private static final DiceExpression PER_TURN = DiceExpression.of(1, 3);
  private static final PoisonCourse FATIGUE =
      PoisonCourse.damage(PoisonCourse.NONE, DamageKind.FATIGUE);

  /** POI-10. */
  static final PoisonCourse PARTIAL = FATIGUE.perTurn(PER_TURN, Condition.SLOW);

  /** POI-11. */
  static final PoisonCourse TOTAL = FATIGUE.perTurn(PER_TURN, Condition.PARALYSED);

  private Neurotoxin() {}
}
