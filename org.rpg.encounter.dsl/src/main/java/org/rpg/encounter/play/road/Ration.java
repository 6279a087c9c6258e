package org.rpg.encounter.play.road;

import java.util.List;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;

/**
 * How much of something they set out with: so many rolls of each of these dice.
 *
 * @param dice of each entry, constant or not
 */
public record Ration(List<DiceExpression> dice, int[] times) {
  /** Copies the dice. */
  public Ration {
    dice = List.copyOf(dice);
  }

  /** What it comes to in this run. */
  public int roll(GameMaster master) {
    int sum = 0;
    for (int i = 0; i < times.length; i++) {
      for (int n = 0; n < times[i]; n++) {
        sum += Math.max(0, dice.get(i).roll(master.dice(), Purpose.SCENE));
      }
    }
    return sum;
  }
}
