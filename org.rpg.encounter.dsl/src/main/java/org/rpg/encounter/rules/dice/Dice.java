package org.rpg.encounter.rules.dice;

/** The only way chance comes into the game. */
public interface Dice {
  /**
   * Rolls one die.
   *
   * @param sides number of sides, at least 1
   * @param purpose what the roll is for
   * @return a value from 1 to {@code sides}
   */
  int roll(int sides, Purpose purpose);
}
