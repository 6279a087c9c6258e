package org.rpg.encounter.rules.body;

import java.util.List;
import org.rpg.encounter.rules.dice.Dice;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;

/**
 * Damage dice with every step they can take on the damage scale worked out once (BASE-10), so that
 * a charge or a fall costs a run nothing. Immutable.
 */
public final class DamageSteps {
  private static final int OFF = -1;

  private final DiceExpression[] ladder;
  private final DiceExpression dice;
  private final int place;

  DamageSteps(DiceExpression dice, List<DiceExpression> ladder) {
    this.dice = dice;
    this.ladder = ladder.toArray(new DiceExpression[0]);
    place = ladder.indexOf(dice);
  }

  private DiceExpression rung(int steps) {
    return ladder[Math.max(0, Math.min(ladder.length - 1, place + steps))];
  }

  /** Rolls the dice so many steps up, or down if negative. */
  public int roll(int steps, Dice source, Purpose purpose) {
    return place == OFF ? dice.roll(source, purpose) + steps : rung(steps).roll(source, purpose);
  }

  /** The most they can come to so many steps up: steps first, then the maximum (INT-38). */
  public int max(int steps) {
    return place == OFF ? dice.max() + steps : rung(steps).max();
  }

  /** The dice so many steps up. */
  public DiceExpression at(int steps) {
    return place == OFF ? dice.plus(steps) : rung(steps);
  }
}
