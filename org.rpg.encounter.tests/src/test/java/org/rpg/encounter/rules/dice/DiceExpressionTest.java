package org.rpg.encounter.rules.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DiceExpressionTest {
  @ParameterizedTest
  @CsvSource({
    "2d6, 2, 6, 1, 0, 2, 12, 2d6",
    "d8, 1, 8, 1, 0, 1, 8, 1d8",
    "1d12+6, 1, 12, 1, 6, 7, 18, 1d12+6",
    "1d4*10, 1, 4, 10, 0, 10, 40, 1d4*10",
    "1D6 - 1, 1, 6, 1, -1, 0, 5, 1d6-1",
    "3, 0, 1, 1, 3, 3, 3, 3"
  })
  void readsAndWritesDice(
      String text, int count, int sides, int factor, int bonus, int min, int max, String written) {
    DiceExpression dice = DiceExpression.parse(text);
    assertEquals(new DiceExpression(count, sides, factor, bonus), dice);
    assertEquals(min, dice.min());
    assertEquals(max, dice.max());
    assertEquals(written, dice.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "d", "2x6", "1d0", "101d6", "1d6*0", "1d6+", "1d1001", "seis"})
  void refusesWhatIsNoDice(String text) {
    assertThrows(IllegalArgumentException.class, () -> DiceExpression.parse(text));
  }

  @Test
  void rollsEveryDieThenMultipliesThenAdds() {
    ScriptedDice dice = ScriptedDice.rolls(2, 5);
    assertEquals((2 + 5) * 10 + 3, DiceExpression.parse("2d6*10+3").roll(dice, Purpose.SCENE));
    dice.assertAllRolled();
  }

  @Test
  void twoSixSidedDiceGiveSevenSixTimesInThirtySix() {
    Distribution sum = DiceExpression.parse("2d6").distribution();
    assertEquals(BigInteger.valueOf(6), sum.weight(7));
    assertEquals(BigInteger.valueOf(36), sum.total());
    assertEquals(7.0, sum.mean());
    assertEquals(BigInteger.ZERO, sum.weight(13));
  }

  @Test
  void theHigherOfTwoTwelveSidedDiceIsEvenThirteenTimesInTwentyFour() {
    // BASE-04, BASE-05: with one positive chance 13/24, with one negative 11/24.
    Distribution die = DiceExpression.parse("1d12").distribution();
    assertEquals(13 / 24.0, die.highestOf(2).probability(it -> it % 2 == 0), 1e-15);
    assertEquals(11 / 24.0, die.lowestOf(2).probability(it -> it % 2 == 0), 1e-15);
  }

  @Test
  void theHighestOfThreeIsTwelveWithOneMinusElevenTwelfthsCubed() {
    Distribution highest = DiceExpression.parse("1d12").distribution().highestOf(3);
    assertEquals(BigInteger.valueOf(12 * 12 * 12 - 11 * 11 * 11), highest.weight(12));
    assertEquals(BigInteger.valueOf(12 * 12 * 12), highest.total());
  }

  @Test
  void aDistributionNeedsAPositiveWeight() {
    assertThrows(IllegalArgumentException.class, () -> Distribution.of(java.util.Map.of()));
    assertThrows(
        IllegalArgumentException.class,
        () -> Distribution.of(java.util.Map.of(1, BigInteger.valueOf(-1))));
  }
}
