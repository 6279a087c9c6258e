package org.rpg.encounter.play.steps;

import java.util.List;
import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.play.seen.Figure;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.dice.Purpose;

/**
 * One thing with a chance, another one otherwise.
 *
 * @param sides of the die that decides
 * @param favourable how many of them are favourable
 */
public record TakeChance(int sides, Figure favourable, Step then, Step otherwise) implements Step {
  @Override
  public int take(GameMaster master, int self) {
    double wanted = favourable.value(master.view(), self, Criterion.NOBODY);
    int least = (int) Math.round(Double.isNaN(wanted) ? 0 : wanted);
    int rolled = master.dice().roll(sides, Purpose.SCENE);
    if (master.isHeard()) {
      master.tell(new Event.ChanceTaken(least, sides, rolled, List.of()));
    }
    return (rolled <= least ? then : otherwise).take(master, self);
  }
}
