package org.rpg.encounter.rules.dice;

import java.util.ArrayList;
import java.util.List;

/** Passes rolls through from other dice and remembers them. */
public final class RecordingDice implements Dice {
  private final Dice dice;
  private final List<Roll> rolls = new ArrayList<>();

  /** One remembered roll: the die's sides, what it was for, what it gave. */
  public record Roll(int sides, Purpose purpose, int value) {}

  /** Records what {@code dice} give. */
  public RecordingDice(Dice dice) {
    this.dice = dice;
  }

  @Override
  public int roll(int sides, Purpose purpose) {
    int value = dice.roll(sides, purpose);
    rolls.add(new Roll(sides, purpose, value));
    return value;
  }

  /** Every roll so far, oldest first. */
  public List<Roll> rolls() {
    return List.copyOf(rolls);
  }
}
