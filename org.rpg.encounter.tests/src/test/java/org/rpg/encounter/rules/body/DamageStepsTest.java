package org.rpg.encounter.rules.body;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;
import org.rpg.encounter.rules.dice.ScriptedDice;

class DamageStepsTest {
  private static DamageSteps steps(Ruleset ruleset, String dice) {
    return new DamageScale(ruleset).of(DiceExpression.parse(dice));
  }

  @Test
  @DisplayName("BASE-10, INT-38 steps first, then the maximum, held at the top of the ladder")
  void theMaximumIsThatOfTheDiceReached() {
    DamageSteps steps = steps(Ruleset.standard(), "1d10");
    assertEquals(10, steps.max(0));
    assertEquals(12, steps.max(1));
    assertEquals(12 + 1, steps.max(2)); // 1d12+1
    assertEquals(12 + 6, steps.max(7)); // 1d12+6, the top
    assertEquals(12 + 6, steps.max(30));
    assertEquals(2, steps.max(-30)); // 1d2, the bottom
  }

  @Test
  void theDiceReachedAreRolled() {
    DamageSteps steps = steps(Ruleset.standard(), "1d12");
    assertEquals(7 + 2, steps.roll(2, ScriptedDice.rolls(7), Purpose.DAMAGE));
    assertEquals(DiceExpression.parse("1d12+2"), steps.at(2));
    assertEquals(5, steps.roll(0, ScriptedDice.rolls(5), Purpose.DAMAGE));
  }

  @Test
  @DisplayName("BASE-10 dice that are not on the ladder gain 1 a step, without an upper end")
  void otherDiceGainOneAStep() {
    DamageSteps steps = steps(Ruleset.standard(), "2d6");
    assertEquals(12 + 20, steps.max(20));
    assertEquals(3 + 4 + 2, steps.roll(2, ScriptedDice.rolls(3, 4), Purpose.DAMAGE));
    assertEquals(DiceExpression.parse("2d6+2"), steps.at(2));
  }

  @Test
  void theLadderIsTheRulesets() {
    Ruleset short_ = Ruleset.standard().with(Parameter.DAMAGE_SCALE, "1d4, 1d6");
    assertEquals(6, steps(short_, "1d4").max(5));
  }
}
