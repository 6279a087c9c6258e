package org.rpg.encounter.rules.body;

import java.util.List;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.dice.DiceExpression;

/** The ordered ladder of damage dice (BASE-10). */
public final class DamageScale {
  private static final int MOST_STEPS = 64;

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
    int place = ladder.indexOf(dice);
    if (place < 0) {
      return dice.plus(steps);
    }
    return ladder.get(Math.max(0, Math.min(ladder.size() - 1, place + steps)));
  }

  /**
   * The dice and what each step up the scale makes of them, from no step on. Dice of the ladder end
   * at its top (INT-38); others, which gain 1 a step, after 64 steps.
   */
  public DiceExpression[] steps(DiceExpression dice) {
    int place = ladder.indexOf(dice);
    DiceExpression[] steps = new DiceExpression[place < 0 ? MOST_STEPS : ladder.size() - place];
    for (int i = 0; i < steps.length; i++) {
      steps[i] = step(dice, i);
    }
    return steps;
  }
}
