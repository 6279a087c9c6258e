package org.rpg.encounter.rules.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.dice.Purpose;
import org.rpg.encounter.rules.dice.ScriptedDice;

class SkillTestTest {
  private Ruleset ruleset = Ruleset.standard();

  private TestResult test(int skill, int difficulty, int chances, int... rolls) {
    SkillTest test = new SkillTest(ruleset);
    ScriptedDice dice = ScriptedDice.rolls(rolls);
    test.make(dice, skill, difficulty, chances, Purpose.TEST);
    dice.assertAllRolled();
    return test.result();
  }

  @Nested
  @DisplayName("BASE-01, BASE-02 the die and success")
  class DieAndSuccess {
    @Test
    void aTwelveSidedDiePlusSkillReachesTheDifficulty() {
      assertTrue(test(3, 9, 0, 6).success());
      assertFalse(test(3, 9, 0, 5).success());
      assertEquals(9, test(3, 9, 0, 6).total());
    }

    @Test
    void underTheOtherReadingTheDifficultyMustBeExceeded() {
      ruleset = ruleset.with(Parameter.SUCCESS, "Exceeded");
      assertFalse(test(3, 9, 0, 6).success());
      assertTrue(test(3, 9, 0, 7).success());
    }

    @Test
    void theDieMayBeTwoSixSidedDice() {
      ruleset = ruleset.with(Parameter.BASE_DIE, "2d6");
      TestResult result = test(1, 9, 0, 3, 5);
      assertEquals(8, result.natural());
      assertTrue(result.success());
      assertTrue(test(-9, 20, 0, 6, 6).criticalSuccess()); // BASE-07: 12 is the natural maximum
      assertTrue(test(9, 2, 0, 1, 1).criticalFailure()); // BASE-08: 2 is the natural minimum
    }
  }

  @Nested
  @DisplayName("BASE-04 even and odd")
  class Parity {
    @Test
    void theNaturalDieCountsNotTheTotal() {
      assertTrue(test(3, 7, 0, 4).even());
      assertFalse(test(3, 7, 0, 5).even());
    }

    @Test
    void theTotalCountsUnderTheOtherReading() {
      ruleset = ruleset.with(Parameter.DIE_RESULT, "Total");
      assertFalse(test(3, 7, 0, 4).even());
      assertTrue(test(3, 7, 0, 5).even());
    }

    @Test
    void theKeptDieCounts() {
      assertTrue(test(0, 7, 1, 5, 8).even());
      assertFalse(test(0, 7, -1, 5, 8).even());
    }
  }

  @Nested
  @DisplayName("BASE-05 chances")
  class Chances {
    @Test
    void twoPositiveChancesKeepTheHighestOfThree() {
      TestResult result = test(0, 7, 2, 3, 9, 5);
      assertEquals(9, result.natural());
      assertEquals(List.of(3, 9, 5), result.rolled());
    }

    @Test
    void twoNegativeChancesKeepTheLowestOfThree() {
      assertEquals(3, test(0, 7, -2, 8, 3, 5).natural());
    }

    @Test
    void asModifiersTheyAddToTheRoll() {
      ruleset = ruleset.with(Parameter.CHANCES, "Modifier");
      assertEquals(3 + 1 + 2, test(1, 7, 2, 3).total());
      assertEquals(3, test(1, 7, 2, 3).natural());
    }

    @Test
    void asRerollsAFailureIsRolledAgainWhileChancesLast() {
      ruleset = ruleset.with(Parameter.CHANCES, "Reroll");
      assertEquals(9, test(0, 7, 3, 2, 4, 9).natural());
      assertFalse(test(0, 7, 1, 2, 4).success());
      assertTrue(test(0, 7, -1, 8, 9).success());
      assertFalse(test(0, 7, -2, 8, 5).success());
    }

    @Test
    void aLimitHoldsThemWhenTheTableSetsOne() {
      ruleset = ruleset.with(Parameter.CHANCE_LIMIT, 1);
      assertEquals(8, test(0, 7, 4, 3, 8).natural());
      assertEquals(3, test(0, 7, -4, 3, 8).natural());
    }
  }

  @Nested
  @DisplayName("BASE-06 success level")
  class Level {
    @Test
    void anExactSuccessIsLevelOne() {
      assertEquals(1, test(0, 7, 0, 7).level());
      assertEquals(4, test(3, 7, 0, 7).level());
      assertEquals(0, test(0, 7, 0, 6).level());
    }

    @Test
    void anAutomaticSuccessBelowTheDifficultyIsLevelOne() {
      assertEquals(1, test(0, 20, 0, 12).level());
    }

    @Test
    void otherReadingsCountTheMarginOrWhatIsAboveTheBase() {
      ruleset = ruleset.with(Parameter.SUCCESS_LEVEL, "Margin");
      assertEquals(0, test(0, 7, 0, 7).level());
      assertEquals(2, test(2, 9, 0, 9).level());
      ruleset = ruleset.with(Parameter.SUCCESS_LEVEL, "Above Base");
      assertEquals(11 - 7, test(2, 9, 0, 9).level());
    }
  }

  @Nested
  @DisplayName("BASE-07, BASE-08, INT-63 natural maximum and minimum")
  class Criticals {
    @Test
    void aNaturalTwelveSucceedsAgainstTheImpossible() {
      TestResult result = test(0, 30, 0, 12);
      assertTrue(result.success());
      assertTrue(result.criticalSuccess());
    }

    @Test
    void aNaturalOneFailsAgainstTheTrivial() {
      TestResult result = test(9, 7, 0, 1);
      assertFalse(result.success());
      assertTrue(result.criticalFailure());
    }

    @Test
    void aNaturalOneMayBeJustALowRoll() {
      ruleset = ruleset.with(Parameter.NATURAL_MINIMUM_FAILS, false);
      TestResult result = test(9, 7, 0, 1);
      assertTrue(result.success());
      assertFalse(result.criticalFailure());
    }

    @Test
    void criticalsMayGoByMargin() {
      ruleset = ruleset.with(Parameter.CRITICAL_SUCCESS, "By Margin");
      assertTrue(test(6, 7, 0, 7).criticalSuccess()); // margin 6
      assertFalse(test(5, 7, 0, 7).criticalSuccess());
      assertFalse(test(0, 30, 0, 12).success());
    }
  }
}
