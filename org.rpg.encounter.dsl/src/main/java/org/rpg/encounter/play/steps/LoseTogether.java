package org.rpg.encounter.play.steps;

import java.util.List;
import org.rpg.encounter.play.seen.Selection;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;

/**
 * Several together lose so many of the things that they carry, each by a die among all of them:
 * "heroes lose 1d4 random items" is rolled once, "each hero loses" for each.
 */
public final class LoseTogether implements Step {
  private final Selection[] all;
  private final DiceExpression number;

  /** So many of what all of these carry. */
  public LoseTogether(List<Selection> all, DiceExpression number) {
    this.all = all.toArray(new Selection[0]);
    this.number = number;
  }

  @Override
  public int take(GameMaster master, int self) {
    for (int left = number.roll(master.dice(), Purpose.SCENE); left > 0; left--) {
      int carried = carried(master.view(), self);
      if (carried == 0) {
        return GO_ON;
      }
      lose(master, self, carried == 1 ? 1 : master.dice().roll(carried, Purpose.SCENE));
    }
    return GO_ON;
  }

  private int carried(CombatView view, int self) {
    int carried = 0;
    for (Selection some : all) {
      int size = some.pool().size(view, self);
      for (int n = 0; n < size; n++) {
        int who = some.pool().member(view, self, n);
        carried += some.counts(view, self, who) ? Possessions.carried(view, who) : 0;
      }
    }
    return carried;
  }

  private void lose(GameMaster master, int self, int nth) {
    CombatView view = master.view();
    int left = nth;
    for (Selection some : all) {
      int size = some.pool().size(view, self);
      for (int n = 0; n < size; n++) {
        int who = some.pool().member(view, self, n);
        int here = some.counts(view, self, who) ? Possessions.carried(view, who) : 0;
        if (left <= here) {
          Possessions.loseNth(master, who, left);
          return;
        }
        left -= here;
      }
    }
  }
}
