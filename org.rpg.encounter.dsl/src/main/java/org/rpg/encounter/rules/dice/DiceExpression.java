package org.rpg.encounter.rules.dice;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Dice with a factor and a number added: {@code 2d6}, {@code 1d8+2}, {@code 1d4*10}, {@code 3}.
 *
 * @param count how many dice, 0 to 100; 0 for a plain number
 * @param sides sides of each die, 1 to 1000
 * @param factor what the sum of the dice is multiplied by, 1 to 1000
 * @param bonus what is added at the end, -10000 to 10000
 */
public record DiceExpression(int count, int sides, int factor, int bonus) {
  private static final Pattern FORM =
      Pattern.compile("(?:(\\d{0,3})d(\\d{1,4})(?:\\*(\\d{1,4}))?)?([+-]?\\d{1,5})?");

  /**
   * Checks the bounds.
   *
   * @throws IllegalArgumentException if a number is out of bounds
   */
  public DiceExpression {
    require(count >= 0 && count <= 100, "dice must number 0 to 100, not " + count);
    require(sides >= 1 && sides <= 1000, "a die has 1 to 1000 sides, not " + sides);
    require(factor >= 1 && factor <= 1000, "dice are multiplied by 1 to 1000, not " + factor);
    require(Math.abs(bonus) <= 10_000, "at most 10000 is added to dice, not " + bonus);
  }

  /** {@code count} dice of {@code sides} sides. */
  public static DiceExpression of(int count, int sides) {
    return new DiceExpression(count, sides, 1, 0);
  }

  /** A plain number, no dice. */
  public static DiceExpression constant(int value) {
    return new DiceExpression(0, 1, 1, value);
  }

  /**
   * Reads {@code 2d6}, {@code d8}, {@code 1d8+2}, {@code 1d4*10}, {@code 5}.
   *
   * @throws IllegalArgumentException if the text is not such an expression
   */
  public static DiceExpression parse(String text) {
    String compact = text.replace(" ", "").replace('D', 'd');
    Matcher matcher = FORM.matcher(compact);
    require(!compact.isEmpty() && matcher.matches(), "not dice: " + text);
    int bonus = matcher.group(4) == null ? 0 : Integer.parseInt(matcher.group(4));
    if (matcher.group(2) == null) {
      return constant(bonus);
    }
    int count = matcher.group(1).isEmpty() ? 1 : Integer.parseInt(matcher.group(1));
    int factor = matcher.group(3) == null ? 1 : Integer.parseInt(matcher.group(3));
    return new DiceExpression(count, Integer.parseInt(matcher.group(2)), factor, bonus);
  }

  /** The same dice with {@code more} added. */
  public DiceExpression plus(int more) {
    return new DiceExpression(count, sides, factor, bonus + more);
  }

  /** The smallest value. */
  public int min() {
    return count * factor + bonus;
  }

  /** The largest value. */
  public int max() {
    return count * sides * factor + bonus;
  }

  /** The mean value. */
  public double mean() {
    return (min() + max()) / 2.0;
  }

  /** Rolls the dice. */
  public int roll(Dice dice, Purpose purpose) {
    int sum = 0;
    for (int i = 0; i < count; i++) {
      sum += dice.roll(sides, purpose);
    }
    return sum * factor + bonus;
  }

  /** The exact distribution of the value. */
  public Distribution distribution() {
    Distribution die = Distribution.uniform(1, sides);
    Distribution sum = Distribution.constant(0);
    for (int i = 0; i < count; i++) {
      sum = sum.plus(die);
    }
    return sum.map(value -> value * factor + bonus);
  }

  @Override
  public String toString() {
    if (count == 0) {
      return Integer.toString(bonus);
    }
    String times = factor == 1 ? "" : "*" + factor;
    String plus = bonus == 0 ? "" : bonus > 0 ? "+" + bonus : Integer.toString(bonus);
    return count + "d" + sides + times + plus;
  }

  private static void require(boolean holds, String message) {
    if (!holds) {
      throw new IllegalArgumentException(message);
    }
  }
}
