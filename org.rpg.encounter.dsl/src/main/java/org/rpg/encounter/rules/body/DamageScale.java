package org.rpg.encounter.rules.body;

import java.util.List;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.dice.DiceExpression;

/** The ordered ladder of damage dice (BASE-10). */
public final class DamageScale {
  private final List<DiceExpression> ladder;

  /** The ladder of a ruleset. */
  public DamageScale(Ruleset ruleset) {
    ladder = ruleset.ladder(Parameter.DAMAGE_SCALE).steps();
  }

  /**
   * Dice a number of steps up (or down) the ladder, held at both ends. Dice that are not on the
   * ladder gain 1 a step: our own choice.
   */
  public DiceExpression step(DiceExpression dice, int steps) {
    return of(dice).at(steps);
  }

  /** All steps of some dice, worked out once. */
  public DamageSteps of(DiceExpression dice) {
    return new DamageSteps(dice, ladder);
  }
}
