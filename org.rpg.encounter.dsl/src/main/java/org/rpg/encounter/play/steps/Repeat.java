package org.rpg.encounter.play.steps;

import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;

/**
 * Something so many times, or until something holds.
 *
 * @param times how many times at most
 * @param until what ends it; never, if only the number does
 */
public record Repeat(DiceExpression times, Criterion until, Step step) implements Step {
  @Override
  public int take(GameMaster master, int self) {
    int left = times.roll(master.dice(), Purpose.SCENE);
    while (left > 0 && !until.holds(master.view(), self)) {
      if (Effort.isTooMuch(master)) {
        return TOO_MUCH;
      }
      int end = step.take(master, self);
      if (end != GO_ON) {
        return end;
      }
      left--;
    }
    return GO_ON;
  }
}
