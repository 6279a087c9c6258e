package org.rpg.encounter.play.steps;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;
import org.rpg.encounter.rules.gear.Container;

/** What steps do to what somebody carries. What he knows, spells and miracles, nobody takes. */
public final class Possessions {
  private static final Container[] PLACES = Container.values();

  private Possessions() {}

  /** So many of an item, in the pouch. */
  public static Effect gain(int item, DiceExpression number) {
    return (master, self, who) -> {
      int more = number.roll(master.dice(), Purpose.SCENE);
      if (more > 0 && master.view().combatant(who).isPresent()) {
        change(master, who, item, Container.POUCH, more);
      }
    };
  }

  /** So many of an item, or all there are; what is in the hand goes first. */
  public static Effect lose(int item, DiceExpression number) {
    return (master, self, who) -> {
      int left = number.roll(master.dice(), Purpose.SCENE);
      while (left > 0 && lose(master, who, item, 0)) {
        left--;
      }
    };
  }

  /** So many of the things somebody carries, each by a die among all of them. */
  public static Effect loseAny(DiceExpression number) {
    return (master, self, who) -> {
      int left = number.roll(master.dice(), Purpose.SCENE);
      for (; left > 0; left--) {
        int all = carried(master.view(), who);
        if (all == 0) {
          return;
        }
        loseNth(master, who, all == 1 ? 1 : master.dice().roll(all, Purpose.SCENE));
      }
    };
  }

  /** So many things, each by a die among all kinds of things that there are in the fight. */
  public static Effect gainAny(DiceExpression number) {
    return (master, self, who) -> {
      int left = number.roll(master.dice(), Purpose.SCENE);
      int kinds = kinds(master.view());
      for (; left > 0 && kinds > 0 && master.view().combatant(who).isPresent(); left--) {
        int nth = kinds == 1 ? 1 : master.dice().roll(kinds, Purpose.SCENE);
        change(master, who, nth(master.view(), nth), Container.POUCH, 1);
      }
    };
  }

  private static int kinds(CombatView view) {
    int all = 0;
    for (int item = 0; item < view.items(); item++) {
      all += view.item(item).kind().isKnown() ? 0 : 1;
    }
    return all;
  }

  private static int nth(CombatView view, int nth) {
    int left = nth;
    int item = 0;
    while (view.item(item).kind().isKnown() || --left > 0) {
      item++;
    }
    return item;
  }

  static int carried(CombatView view, int who) {
    int all = 0;
    for (int item = 0; item < view.items(); item++) {
      all += view.item(item).kind().isKnown() ? 0 : view.carried(who, item);
    }
    return all;
  }

  static void loseNth(GameMaster master, int who, int nth) {
    int left = nth;
    for (int item = 0; item < master.view().items(); item++) {
      if (!master.view().item(item).kind().isKnown()) {
        int here = master.view().carried(who, item);
        if (left <= here) {
          lose(master, who, item, left - 1);
          return;
        }
        left -= here;
      }
    }
  }

  /** One of an item, the one after so many others. */
  static boolean lose(GameMaster master, int who, int item, int after) {
    int left = after;
    for (Container place : PLACES) {
      int here = master.view().carried(who, item, place);
      if (here > left) {
        change(master, who, item, place, -1);
        return true;
      }
      left -= here;
    }
    return false;
  }

  /** So many of an item come into his pouch. */
  static void give(GameMaster master, int who, int item, int more) {
    change(master, who, item, Container.POUCH, more);
  }

  private static void change(GameMaster master, int who, int item, Container place, int more) {
    int from = master.view().carried(who, item);
    master.addItems(who, item, place, more);
    if (master.isHeard()) {
      String name = master.view().item(item).name();
      master.tell(new Event.ValueChanged(who, name, from, from + more, List.of()));
    }
  }
}
