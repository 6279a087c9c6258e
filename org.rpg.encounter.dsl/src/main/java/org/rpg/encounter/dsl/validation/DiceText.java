package org.rpg.encounter.dsl.validation;

/**
 * Dice as a script has them, also such that nobody can roll.
 *
 * @param count how many dice
 * @param sides sides of each
 * @param added what is added
 */
public record DiceText(long count, long sides, long added) {
  /** Longer than any number that means something, and perhaps than any number that Java knows. */
  private static final int LONGEST = 6;

  /** Reads 2d6, d6, 2d6+9. */
  public static DiceText of(String text) {
    int d = text.indexOf('d');
    int plus = text.indexOf('+');
    String count = text.substring(0, Math.max(0, d));
    String sides = text.substring(d + 1, plus < 0 ? text.length() : plus);
    long many = count.isEmpty() ? 1 : number(count);
    return new DiceText(many, number(sides), plus < 0 ? 0 : number(text.substring(plus + 1)));
  }

  /** "d66", "d666": dice that are read one after the other, not one with so many sides. */
  public static boolean isTensAndUnits(String text) {
    return text.matches("1?d6(6{1,2})");
  }

  private static long number(String digits) {
    return digits.length() > LONGEST ? Integer.MAX_VALUE : Long.parseLong(digits);
  }

  /** Whether the engine rolls them: at most a hundred dice of two to a thousand sides. */
  public boolean isRollable() {
    return count >= 1 && count <= 100 && sides >= 2 && sides <= 1000 && added <= 10_000;
  }

  /** The least that they can show; nothing if nobody can roll them. */
  public long least() {
    return isRollable() ? count + added : 0;
  }

  /** The most that they can show; nothing if nobody can roll them. */
  public long most() {
    return isRollable() ? count * sides + added : 0;
  }
}
