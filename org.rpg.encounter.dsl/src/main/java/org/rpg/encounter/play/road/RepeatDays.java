package org.rpg.encounter.play.road;

import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;
import org.rpg.encounter.rules.travel.TravelRules;

/**
 * Something on so many days: each time a whole day goes by, and they stay for what is left of it.
 *
 * @param days how many at most
 * @param until what ends it; never, if only the number does
 */
public record RepeatDays(DiceExpression days, Criterion until, Block block, Camp camp)
    implements Step {
  @Override
  public int take(GameMaster master, int self) {
    int left = days.roll(master.dice(), Purpose.SCENE);
    for (; left > 0 && !until.holds(master.view(), self); left--) {
      int began = master.view().minutes();
      block.begin(master);
      int end = block.steps().take(master, self);
      int rest = TravelRules.DAY - (master.view().minutes() - began);
      end = end == GO_ON && rest > 0 ? camp.stay(master, rest) : end;
      block.end(master);
      if (end != GO_ON) {
        return end;
      }
    }
    return GO_ON;
  }
}
