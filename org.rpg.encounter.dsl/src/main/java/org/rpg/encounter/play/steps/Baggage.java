package org.rpg.encounter.play.steps;

import java.util.List;
import org.rpg.encounter.play.seen.Selection;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;

/**
 * What happens once to the things of several together: "travellers lose 1d4 random items" is so
 * many of all that they carry, "each traveller loses 1d4" is so many of each.
 */
public final class Baggage implements Step {
  /** What comes of it. */
  public enum What {
    /** So many things, each by a die among all that all of them carry. */
    LOSE_ANY,
    /** So many of an item, of the first who has one. */
    LOSE,
    /** So many of an item, for the first of them. */
    GAIN
  }

  private final What what;
  private final Selection[] owners;
  private final int item;
  private final DiceExpression number;

  /**
   * Things of several.
   *
   * @param item which; it does not matter for things at random
   */
  public Baggage(What what, List<Those> owners, int item, DiceExpression number) {
    this.what = what;
    this.owners = owners.stream().map(Those::selection).toArray(Selection[]::new);
    this.item = item;
    this.number = number;
  }

  @Override
  public int take(GameMaster master, int self) {
    int left = Math.max(0, number.roll(master.dice(), Purpose.SCENE));
    if (what == What.GAIN) {
      int first = holder(master, self);
      if (first != Combatant.NONE && left > 0) {
        Possessions.give(master, first, item, left);
      }
      return GO_ON;
    }
    for (int all = all(master, self); left > 0 && all > 0; left--, all--) {
      loseNth(master, self, what == What.LOSE || all == 1 ? 1 : roll(master, all));
    }
    return GO_ON;
  }

  private static int roll(GameMaster master, int sides) {
    return master.dice().roll(sides, Purpose.SCENE);
  }

  /** How many things there are to lose. */
  private int all(GameMaster master, int self) {
    int all = 0;
    for (Selection those : owners) {
      int size = those.pool().size(master.view(), self);
      for (int n = 0; n < size; n++) {
        int who = those.pool().member(master.view(), self, n);
        all += those.counts(master.view(), self, who) ? of(master, who) : 0;
      }
    }
    return all;
  }

  private int of(GameMaster master, int who) {
    return what == What.LOSE_ANY
        ? Possessions.carried(master.view(), who)
        : master.view().carried(who, item);
  }

  private void loseNth(GameMaster master, int self, int nth) {
    int before = 0;
    for (Selection those : owners) {
      int size = those.pool().size(master.view(), self);
      for (int n = 0; n < size; n++) {
        int who = those.pool().member(master.view(), self, n);
        int here = those.counts(master.view(), self, who) ? of(master, who) : 0;
        if (nth <= before + here) {
          lose(master, who, nth - before);
          return;
        }
        before += here;
      }
    }
  }

  private void lose(GameMaster master, int who, int nth) {
    if (what == What.LOSE_ANY) {
      Possessions.loseNth(master, who, nth);
    } else {
      Possessions.lose(master, who, item, 0);
    }
  }

  /** The first of them who is there. */
  private int holder(GameMaster master, int self) {
    for (Selection those : owners) {
      int size = those.pool().size(master.view(), self);
      for (int n = 0; n < size; n++) {
        int who = those.pool().member(master.view(), self, n);
        if (those.counts(master.view(), self, who) && master.view().combatant(who).isPresent()) {
          return who;
        }
      }
    }
    return Combatant.NONE;
  }
}
