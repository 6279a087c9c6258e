package org.rpg.encounter.rules.combat;

import java.util.Arrays;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.field.Cover;

/** What enemies may do to someone who moves: TAC-07 to TAC-09, TAC-12. */
final class Reactions {
  private final Combat combat;
  private final CombatRules rules;

  /** Who has already reacted to the movement that is going on. */
  private final boolean[] struck;

  private final boolean[] shot;
  private final boolean[] hidden;

  /** Whether anyone has. */
  private boolean reacted;

  Reactions(Combat combat) {
    this.combat = combat;
    rules = combat.rules;
    struck = new boolean[combat.combatants.length];
    shot = new boolean[combat.combatants.length];
    hidden = new boolean[combat.combatants.length];
  }

  /** A movement begins; it may be walked in parts (ACT-16). */
  void begin() {
    if (!reacted) {
      return;
    }
    reacted = false;
    Arrays.fill(struck, false);
    Arrays.fill(shot, false);
  }

  /** Whether someone may react at all: able, aware, not barred (TAC-07, CON-15, STA-02). */
  boolean canReact(Combatant who) {
    int barred = rules.unaware | (rules.paralysedPassive ? Condition.PARALYSED.bit() : 0);
    return who.able && (who.conditions & barred) == 0;
  }

  /**
   * Whether an enemy may threaten somewhere on the walk of so many squares that the board has just
   * found. Whoever is still within an enemy's reach at its end has not left it on the way.
   */
  boolean threatens(int mover, int steps) {
    for (int index : combat.enemies[mover]) {
      int threat = combat.combatants[index].threat;
      if (threat > 0
          && combat.board.distance(mover, index) <= threat + steps - 1
          && !combat.board.endsWithin(index, threat)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Someone is about to step to another square: every enemy whose reach he leaves may attack him
   * (TAC-07, INT-23).
   *
   * @return whether he can still take that step
   */
  boolean leaves(Combatant mover, int next) {
    if (mover.has(Condition.HIDDEN)) {
      return true; // nobody sees him go
    }
    for (int index : combat.enemies[mover.index]) {
      Combatant enemy = combat.combatants[index];
      if (enemy.threat > 0
          && !struck[index]
          && combat.board.distance(mover.index, index) <= enemy.threat
          && combat.board.distance(index, mover.index, next) > enemy.threat
          && combat.isInSight(index, mover.index)
          && canReact(enemy)
          && !combat.grapples.areTied(enemy, mover)
          && enemy.conduct.reacts(combat, index, mover.index, Reaction.OPPORTUNITY_ATTACK)) {
        struck[index] = !rules.everyExit;
        reacted = true;
        int distance = combat.board.distance(mover.index, index);
        combat.movement.tellSoFar(mover);
        combat.strike.strike(index, mover.index, enemy.threatFor(distance), Manner.OPPORTUNITY, 0);
        if (!combat.movement.canGoOn(mover)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Someone is about to take a step: remembers from whom he is wholly covered (TAC-12). */
  void watch(Combatant mover) {
    for (int index : combat.enemies[mover.index]) {
      Combatant enemy = combat.combatants[index];
      hidden[index] =
          (enemy.farthestRange > 0 || rules.leavingCoverExposes)
              && !shot[index]
              && combat.cover(index, mover.index) == Cover.TOTAL;
    }
  }

  /**
   * Someone has taken a step: enemies from whom he was wholly covered may shoot (TAC-12).
   *
   * @return whether he can go on
   */
  boolean uncovers(Combatant mover) {
    boolean shown = false;
    if (mover.has(Condition.HIDDEN)) {
      return true; // nobody sees him come
    }
    for (int index : combat.enemies[mover.index]) {
      Combatant enemy = combat.combatants[index];
      if (!hidden[index] || shot[index] || !canReact(enemy)) {
        continue;
      }
      Cover now = combat.cover(index, mover.index);
      if (now == Cover.TOTAL || (now == Cover.PARTIAL && !rules.shotAtPartialCover)) {
        continue;
      }
      shown = true;
      int weapon = enemy.rangedFor(combat.board.distance(index, mover.index));
      if (weapon != Combatant.NONE
          && enemy.conduct.reacts(combat, index, mover.index, Reaction.COVER_SHOT)) {
        shot[index] = true;
        reacted = true;
        combat.movement.tellSoFar(mover);
        combat.strike.strike(index, mover.index, weapon, Manner.COVER, 0);
        if (!combat.movement.canGoOn(mover)) {
          return false;
        }
      }
    }
    if (shown && rules.leavingCoverExposes) {
      combat.conditions.expose(mover, Cited.LEFT_COVER);
    }
    return true;
  }
}
