package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.body.Body;
import org.rpg.encounter.rules.body.Condition;

/** Which enemy is meant by what conducts ask most, at every activation: a hot path. */
final class Targets {
  private final Combat combat;

  Targets(Combat combat) {
    this.combat = combat;
  }

  /**
   * The nearest of someone's enemies who are in the combat; of equals the first in roster order;
   * {@link Combatant#NONE} for none.
   *
   * @param within whether only those count whom a weapon in hand reaches (ATK-01, TAC-11)
   */
  int nearest(int who, boolean within) {
    boolean hides = within && !combat.plainGround;
    int least = within ? combat.combatants[who].farthestReach + 1 : Integer.MAX_VALUE;
    if (least > 1 && combat.hostile != null) {
      int beside = firstBeside(who, hides);
      if (beside != Combatant.NONE || least == 2) {
        return beside; // nobody is nearer than in the next square
      }
    }
    int best = Combatant.NONE;
    for (int index : combat.enemies[who]) {
      int distance = combat.board.distance(who, index);
      if (distance < least
          && isFound(combat.combatants[index])
          && !(hides && !combat.isShown(who, index, distance))) {
        least = distance;
        best = index;
        if (distance <= 1) {
          break;
        }
      }
    }
    return best;
  }

  private int firstBeside(int who, boolean hides) {
    for (long left = beside(who); left != 0; left &= left - 1) {
      int index = Long.numberOfTrailingZeros(left);
      if (isFound(combat.combatants[index]) && !(hides && !combat.isShown(who, index, 1))) {
        return index;
      }
    }
    return Combatant.NONE;
  }

  /** Enemies on the next squares, a bit each. */
  private long beside(int who) {
    return combat.board.beside(who) & combat.hostile[who];
  }

  /** Likewise the one with the least Protection, Vigor and Life. */
  int weakest(int who, boolean within) {
    boolean hides = within && !combat.plainGround;
    int reach = within ? combat.combatants[who].farthestReach : Integer.MAX_VALUE;
    if (reach == 1 && combat.hostile != null) {
      return weakestBeside(who, hides);
    }
    int least = Integer.MAX_VALUE;
    int best = Combatant.NONE;
    for (int index : combat.enemies[who]) {
      int distance = combat.board.distance(who, index);
      if (distance <= reach) {
        Combatant enemy = combat.combatants[index];
        int stamina = stamina(enemy.body);
        if (stamina < least
            && isFound(enemy)
            && !(hides && !combat.isShown(who, index, distance))) {
          least = stamina;
          best = index;
        }
      }
    }
    return best;
  }

  /** The same of those on the next squares. */
  private int weakestBeside(int who, boolean hides) {
    int least = Integer.MAX_VALUE;
    int best = Combatant.NONE;
    for (long left = beside(who); left != 0; left &= left - 1) {
      int index = Long.numberOfTrailingZeros(left);
      Combatant enemy = combat.combatants[index];
      int stamina = stamina(enemy.body);
      if (stamina < least && isFound(enemy) && !(hides && !combat.isShown(who, index, 1))) {
        least = stamina;
        best = index;
      }
    }
    return best;
  }

  /** There, and not in hiding: nobody can mean an enemy whom he knows nothing of (STA-02). */
  private static boolean isFound(Combatant enemy) {
    return enemy.isPresent() && !enemy.has(Condition.HIDDEN);
  }

  private static int stamina(Body body) {
    return body.protection() + body.vigor() + body.life();
  }
}
