package org.rpg.encounter.rules.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Dice and their exact distributions at their bounds. */
class DistributionTest {
  @Test
  void diceStayWithinTheirBounds() {
    assertEquals(100, new DiceExpression(100, 1, 1, 0).max());
    assertEquals(1000, new DiceExpression(1, 1000, 1, 0).max());
    assertEquals(1000, new DiceExpression(1, 1, 1000, 0).max());
    assertEquals(10_000, new DiceExpression(0, 1, 1, 10_000).max());
    assertEquals(-10_000, new DiceExpression(0, 1, 1, -10_000).min());
    assertThrows(IllegalArgumentException.class, () -> new DiceExpression(101, 1, 1, 0));
    assertThrows(IllegalArgumentException.class, () -> new DiceExpression(-1, 1, 1, 0));
    assertThrows(IllegalArgumentException.class, () -> new DiceExpression(1, 0, 1, 0));
    assertThrows(IllegalArgumentException.class, () -> new DiceExpression(1, 1001, 1, 0));
    assertThrows(IllegalArgumentException.class, () -> new DiceExpression(1, 1, 0, 0));
    assertThrows(IllegalArgumentException.class, () -> new DiceExpression(1, 1, 1001, 0));
    assertThrows(IllegalArgumentException.class, () -> new DiceExpression(1, 1, 1, 10_001));
    assertThrows(IllegalArgumentException.class, () -> new DiceExpression(1, 1, 1, -10_001));
  }

  @Test
  void factorAndBonusCountInTheDistribution() {
    // 1d2 * 10 + 3: 13 or 23
    Distribution of = DiceExpression.parse("1d2*10+3").distribution();
    assertEquals(13, of.min());
    assertEquals(23, of.max());
    assertEquals(2, of.weights().size());
    assertEquals(18, of.mean());
    assertEquals(18, DiceExpression.parse("1d2*10+3").mean());
    assertEquals(0.5, of.probability(value -> value == 23));
  }

  @Test
  void equalDistributionsAreEqual() {
    Distribution die = Distribution.uniform(1, 6);
    assertEquals(die, DiceExpression.of(1, 6).distribution());
    assertEquals(die.hashCode(), DiceExpression.of(1, 6).distribution().hashCode());
    assertNotEquals(0, die.hashCode());
    assertNotEquals(die, Distribution.uniform(1, 4));
    assertNotEquals(die, "1d6");
    assertEquals("{1=1, 2=1}/2", Distribution.uniform(1, 2).toString());
  }

  @Test
  void weightsOfNothingAreLeftOutAndNegativeOnesRefused() {
    Distribution of = Distribution.of(Map.of(1, BigInteger.ZERO, 2, BigInteger.ONE));
    assertEquals(Map.of(2, BigInteger.ONE), of.weights());
    assertThrows(
        IllegalArgumentException.class,
        () -> Distribution.of(Map.of(1, BigInteger.ONE.negate(), 2, BigInteger.ONE)));
    assertThrows(IllegalArgumentException.class, () -> Distribution.of(Map.of(1, BigInteger.ZERO)));
  }

  @Test
  void theLowestOfTwoUnevenDice() {
    // 1 with weight 1, 4 with weight 2: the lower is 1 with 1 - 4/9
    Distribution uneven = Distribution.of(Map.of(1, BigInteger.ONE, 4, BigInteger.TWO));
    assertEquals(5 / 9.0, uneven.lowestOf(2).probability(value -> value == 1), 1e-15);
    assertEquals(8 / 9.0, uneven.highestOf(2).probability(value -> value == 4), 1e-15);
  }

  @Test
  void whatIsRecordedIsWhatWasRolled() {
    RecordingDice dice = new RecordingDice(ScriptedDice.rolls(5, 2));
    assertEquals(5, dice.roll(6, Purpose.DAMAGE));
    assertEquals(2, dice.roll(6, Purpose.DAMAGE));
    RecordingDice.Roll last = new RecordingDice.Roll(6, Purpose.DAMAGE, 2);
    assertEquals(2, dice.rolls().size());
    assertEquals(last, dice.rolls().get(1));
  }
}
