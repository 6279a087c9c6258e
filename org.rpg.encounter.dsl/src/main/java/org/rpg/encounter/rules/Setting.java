package org.rpg.encounter.rules;

import java.util.List;
import org.rpg.encounter.rules.dice.DiceExpression;

/** A value a {@link Parameter} can have. */
public sealed interface Setting {
  /** On or off. */
  record Switch(boolean on) implements Setting {}

  /** A whole number without a unit. */
  @SuppressWarnings("JavaLangClash") // it is what a parameter of this kind is called
  record Number(int value) implements Setting {}

  /** A length in squares of 1.5 m (BASE-15). */
  record Length(int squares) implements Setting {}

  /** One of the parameter's readings, by its place in {@link Parameter#options()}, from 0. */
  record Choice(int index) implements Setting {}

  /** Dice. */
  record Roll(DiceExpression dice) implements Setting {}

  /** The name of a skill. */
  record Name(String name) implements Setting {
    /**
     * Checks the name.
     *
     * @throws IllegalArgumentException if it is blank
     */
    public Name {
      if (name.isBlank()) {
        throw new IllegalArgumentException("a name is needed");
      }
    }
  }

  /** A ladder of dice from the weakest to the strongest (BASE-10). */
  record Ladder(List<DiceExpression> steps) implements Setting {
    /**
     * Copies the steps.
     *
     * @throws IllegalArgumentException if there is no step
     */
    public Ladder {
      steps = List.copyOf(steps);
      if (steps.isEmpty()) {
        throw new IllegalArgumentException("a damage scale needs a step");
      }
    }
  }

  /** The severities at which a wound is moderate and grave (WND-03). */
  record Bands(int moderate, int grave) implements Setting {
    /**
     * Checks the order.
     *
     * @throws IllegalArgumentException unless 1 &le; moderate &le; grave
     */
    public Bands {
      if (moderate < 1 || grave < moderate) {
        throw new IllegalArgumentException("wound classes begin at rising severities from 1");
      }
    }
  }
}
