package org.rpg.encounter.play.steps;

import java.util.List;
import java.util.stream.Stream;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;
import org.rpg.encounter.rules.gear.Shield;

/** What steps do to somebody's weapons, shield and armour. */
public final class Arms {
  private Arms() {}

  /**
   * So many of a weapon: in hand as long as there is one free, then at the belt.
   *
   * @param numbers for each who takes part the numbers that the weapon may have
   */
  public static Effect gainWeapon(String name, int[][] numbers, DiceExpression amount) {
    int[][] all = copy(numbers);
    return (master, self, who) -> {
      int left = amount.roll(master.dice(), Purpose.SCENE);
      Combatant it = master.view().combatant(who);
      int had = owned(it, all[who]);
      for (int i = 0; i < all[who].length && left > 0; i++) {
        if (!it.owns(all[who][i])) {
          master.gainWeapon(who, all[who][i]);
          left--;
        }
      }
      tell(master, who, name, had, owned(it, all[who]));
    };
  }

  /** So many of a weapon, or all there are: those in hand first. What lies about is nobody's. */
  public static Effect loseWeapon(String name, int[][] numbers, DiceExpression amount) {
    int[][] all = copy(numbers);
    return (master, self, who) -> {
      int left = amount.roll(master.dice(), Purpose.SCENE);
      Combatant it = master.view().combatant(who);
      int had = owned(it, all[who]);
      left = lose(master, it, all[who], left, true);
      lose(master, it, all[who], left, false);
      tell(master, who, name, had, owned(it, all[who]));
    };
  }

  private static int lose(GameMaster master, Combatant it, int[] numbers, int most, boolean held) {
    int left = most;
    for (int i = 0; i < numbers.length && left > 0; i++) {
      int weapon = numbers[i];
      if (it.owns(weapon) && it.inHand(weapon) == held && !it.isOnGround(weapon)) {
        master.loseWeapon(it.index(), weapon);
        left--;
      }
    }
    return left;
  }

  private static int owned(Combatant it, int[] numbers) {
    int count = 0;
    for (int weapon : numbers) {
      count += it.owns(weapon) ? 1 : 0;
    }
    return count;
  }

  /** A shield instead of the one he has. */
  public static Effect gainShield(Shield shield) {
    return (master, self, who) -> {
      Combatant it = master.view().combatant(who);
      if (it.isPresent() && !it.hasShield(shield.name())) {
        master.gainShield(who, shield);
        tell(master, who, shield.name(), 0, 1);
      }
    };
  }

  /** A shield lost. */
  public static Effect loseShield(Shield shield) {
    return (master, self, who) -> {
      if (master.view().combatant(who).hasShield(shield.name())) {
        master.loseShield(who);
        tell(master, who, shield.name(), 1, 0);
      }
    };
  }

  /**
   * Armour, if he wears none of its layer; else it is only in his way. Most Protection rises, what
   * is left of it does not (INT-35).
   *
   * @param worn the first of the cells in which is kept, for each, what he wears of that layer
   * @param piece its number among all armour, from 1
   */
  public static Effect gainArmour(String name, int worn, int piece, int protection) {
    return (master, self, who) -> {
      if (master.view().memory(worn + who) == 0 && master.view().combatant(who).isPresent()) {
        master.remember(worn + who, piece);
        change(master, who, protection);
        tell(master, who, name, 0, 1);
      }
    };
  }

  /** Armour taken off, if he wears it (INT-35). */
  public static Effect loseArmour(String name, int worn, int piece, int protection) {
    return (master, self, who) -> {
      if (master.view().memory(worn + who) == piece) {
        master.remember(worn + who, 0);
        change(master, who, -protection);
        tell(master, who, name, 1, 0);
      }
    };
  }

  private static void change(GameMaster master, int who, int more) {
    int most = master.view().combatant(who).body().maxProtection();
    master.setMaxProtection(who, Math.max(0, most + more));
  }

  private static int[][] copy(int[][] numbers) {
    return Stream.of(numbers).map(int[]::clone).toArray(int[][]::new);
  }

  private static void tell(GameMaster master, int who, String name, int from, int to) {
    if (from != to && master.isHeard()) {
      master.tell(new Event.ValueChanged(who, name, from, to, List.of()));
    }
  }
}
