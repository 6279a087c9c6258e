package org.rpg.encounter.play.steps;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;

/**
 * The common store of meals or water grows or shrinks.
 *
 * @param water whether it is water, not meals
 * @param sign 1 or -1
 * @param each for each of whom it does; empty for once
 */
public record Supply(boolean water, DiceExpression amount, int sign, List<Those> each)
    implements Step {

  public Supply {
    each = List.copyOf(each);
  }

  @Override
  public int take(GameMaster master, int self) {
    if (each.isEmpty()) {
      change(master);
    }
    for (int i = 0; i < each.size(); i++) {
      Those those = each.get(i);
      int times = those.selection().count(master.view(), self);
      for (int n = 0; n < times; n++) {
        change(master);
      }
    }
    return GO_ON;
  }

  private void change(GameMaster master) {
    int more = sign * Math.max(0, amount.roll(master.dice(), Purpose.SCENE));
    int before = there(master);
    if (water) {
      master.journey().addWater(more);
    } else {
      master.journey().addMeals(more);
    }
    int after = there(master);
    if (after != before && master.isHeard()) {
      master.tell(new Event.StoreChanged(water, after - before, after, List.of()));
    }
  }

  private int there(GameMaster master) {
    return water ? master.view().water() : master.view().meals();
  }
}
