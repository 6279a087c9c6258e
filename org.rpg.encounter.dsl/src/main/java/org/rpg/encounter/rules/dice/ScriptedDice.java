package org.rpg.encounter.rules.dice;

/**
 * Dice that fall as told, for tests. Fails clearly when a roll is missing or does not fit the die;
 * {@link #assertAllRolled()} fails when rolls are left over.
 */
public final class ScriptedDice implements Dice {
  private final int[] rolls;
  private int next;

  private ScriptedDice(int[] rolls) {
    this.rolls = rolls.clone();
  }

  /** Dice that give these values, in this order. */
  public static ScriptedDice rolls(int... rolls) {
    return new ScriptedDice(rolls);
  }

  @Override
  public int roll(int sides, Purpose purpose) {
    if (next == rolls.length) {
      throw new IllegalStateException(
          "roll " + (next + 1) + " (d" + sides + " for " + purpose + ") is not scripted");
    }
    int value = rolls[next];
    if (value < 1 || value > sides) {
      throw new IllegalStateException(
          "roll " + (next + 1) + " is " + value + ", but d" + sides + " is for " + purpose);
    }
    next++;
    return value;
  }

  /** How many of the scripted rolls are still to come. */
  public int left() {
    return rolls.length - next;
  }

  /**
   * Checks that every scripted roll was used.
   *
   * @throws IllegalStateException if some are left over
   */
  public void assertAllRolled() {
    if (left() > 0) {
      throw new IllegalStateException(left() + " scripted rolls left, next is " + rolls[next]);
    }
  }
}
