package org.rpg.encounter.rules.hazard;

import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.dice.DiceExpression;

/** Poisons that bend sight and judgement (POI-04, POI-05). */
final class Hallucinogen {
  private static final DiceExpression HOURS = DiceExpression.of(1, 3);

  /** POI-04: a negative chance on telling what is real. */
  static final PoisonCourse PARTIAL = PoisonCourse.conditions(HOURS, Condition.HALLUCINATING);

  /** POI-05: and confused, for as long. */
  static final PoisonCourse TOTAL =
      PoisonCourse.conditions(HOURS, Condition.HALLUCINATING, Condition.CONFUSED);

  private Hallucinogen() {}
}
