package org.rpg.encounter.play.steps;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.dice.Purpose;

/** One of several ways, each as likely as its share says. */
public final class ChooseWay implements Step {
  private static final int TENTHS_OF_A_PERCENT = 1000;

  private final String[] ways;
  private final int[] upTo;
  private final Step[] steps;

  /**
   * Ways and what each leads to.
   *
   * @param shares 0 to 1, in the same order; together 1
   */
  public ChooseWay(List<String> ways, List<Double> shares, List<Step> steps) {
    this.ways = ways.toArray(new String[0]);
    this.steps = steps.toArray(new Step[0]);
    upTo = new int[this.steps.length];
    double sum = 0;
    for (int i = 0; i < upTo.length; i++) {
      sum += shares.get(i);
      upTo[i] = (int) Math.round(sum * TENTHS_OF_A_PERCENT);
    }
  }

  @Override
  public int take(GameMaster master, int self) {
    int rolled = upTo.length == 1 ? 1 : master.dice().roll(TENTHS_OF_A_PERCENT, Purpose.SCENE);
    int last = upTo.length - 1;
    for (int i = 0; i <= last; i++) {
      if (rolled <= upTo[i] || i == last) {
        if (master.isHeard()) {
          master.tell(new Event.WayChosen(ways[i], List.of()));
        }
        return steps[i].take(master, self);
      }
    }
    return GO_ON;
  }
}
