package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.body.Body;

/** Which enemy is meant by what conducts ask most, at every activation: a hot path. */
final class Targets {
  private final Combat combat;

  Targets(Combat combat) {
    this.combat = combat;
  }

  /**
   * The nearest of someone's enemies who are in the combat, or the one with the least Protection,
   * Vigor and Life; of equals the first in roster order; {@link Combatant#NONE} for none.
   *
   * @param nearest whether the nearest is asked for, not the weakest
   * @param within whether only those count whom a weapon in hand reaches (ATK-01, TAC-11)
   */
  int choose(int who, boolean nearest, boolean within) {
    int reach = within ? combat.combatants[who].farthestReach : Integer.MAX_VALUE;
    boolean hides = within && !combat.plainGround;
    int best = Combatant.NONE;
    int least = Integer.MAX_VALUE;
    for (int index : combat.enemies[who]) {
      int distance = combat.board.distance(who, index);
      if (distance > reach) {
        continue;
      }
      Combatant enemy = combat.combatants[index];
      int key = nearest ? distance : stamina(enemy.body);
      if (key < least && enemy.isPresent() && !(hides && !combat.isShown(who, index, distance))) {
        least = key;
        best = index;
        if (nearest && distance <= 1) {
          break; // nobody is nearer than in the next square
        }
      }
    }
    return best;
  }

  private static int stamina(Body body) {
    return body.protection() + body.vigor() + body.life();
  }
}
