package org.rpg.encounter.play.road;

import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;

/**
 * Time passes, and they stay where they are: "delay 1d6 h".
 *
 * @param amount how many units
 * @param unit minutes of one
 */
public record Pass(DiceExpression amount, int unit, Camp camp) implements Step {
  @Override
  public int take(GameMaster master, int self) {
    long minutes = (long) Math.max(0, amount.roll(master.dice(), Purpose.SCENE)) * unit;
    return camp.stay(master, (int) Math.min(Stay.LONGEST, minutes));
  }
}
