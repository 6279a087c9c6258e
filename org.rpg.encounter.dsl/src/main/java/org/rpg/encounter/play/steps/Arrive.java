package org.rpg.encounter.play.steps;

import org.rpg.encounter.play.seen.Reserve;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;

/**
 * Some of those who are expected come, the first ones who have not come yet.
 *
 * @param reserve who can come
 * @param number how many do
 * @param squad whether one of them is a squad of so many
 */
public record Arrive(Reserve reserve, DiceExpression number, boolean squad) implements Step {
  @Override
  public int take(GameMaster master, int self) {
    int left = number.roll(master.dice(), Purpose.SCENE);
    for (int n = 0; n < reserve.size() && left > 0; n++) {
      if (squad && reserve.isWaiting(master.view(), n)) {
        master.arrive(reserve.member(n), reserve.square(master.view(), n), left);
        return GO_ON;
      }
      if (reserve.isWaiting(master.view(), n)) {
        master.arrive(reserve.member(n), reserve.square(master.view(), n));
        left--;
      }
    }
    return GO_ON;
  }
}
