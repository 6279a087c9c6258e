package org.rpg.encounter.rules.combat;

import java.util.Arrays;
import org.rpg.encounter.rules.body.Condition;

/**
 * Conditions that a scene has given somebody for so long on the clock, or until the session ends
 * (CON-00, BASE-19). A fight takes no time, so they last through it.
 */
final class Lapses {
  /** Minutes of what lasts until the session ends. */
  static final int SESSION = Integer.MAX_VALUE;

  private final Combat combat;
  private int[] victims = new int[2];
  private Condition[] conditions = new Condition[2];
  private int[] minutes = new int[2];
  private int size;

  Lapses(Combat combat) {
    this.combat = combat;
  }

  void reset() {
    size = 0;
  }

  /** Someone is in a condition for so many minutes, or for the {@link #SESSION}. */
  void hold(Combatant victim, Condition condition, int lasting) {
    add(victim.index, condition, lasting);
    combat.conditions.hold(victim, condition, CitedConditions.of(condition));
  }

  private void add(int victim, Condition condition, int lasting) {
    if (size == victims.length) {
      victims = Arrays.copyOf(victims, size * 2);
      conditions = Arrays.copyOf(conditions, size * 2);
      minutes = Arrays.copyOf(minutes, size * 2);
    }
    victims[size] = victim;
    conditions[size] = condition;
    minutes[size++] = lasting;
  }

  /** Minutes until the next one is over, {@code Integer.MAX_VALUE} if none will be. */
  int next() {
    int next = SESSION;
    for (int i = 0; i < size; i++) {
      next = Math.min(next, minutes[i]);
    }
    return next;
  }

  /** So many minutes pass. */
  void pass(int passed) {
    for (int i = 0; i < size; i++) {
      minutes[i] -= minutes[i] == SESSION ? 0 : passed;
    }
    drop();
  }

  /** A session is over. */
  void sessionEnds() {
    for (int i = 0; i < size; i++) {
      minutes[i] = minutes[i] == SESSION ? 0 : minutes[i];
    }
    drop();
  }

  private void drop() {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (minutes[i] > 0) {
        victims[kept] = victims[i];
        conditions[kept] = conditions[i];
        minutes[kept++] = minutes[i];
      } else {
        Combatant victim = combat.combatants[victims[i]];
        combat.conditions.release(victim, conditions[i], Cited.CONDITION_OVER);
      }
    }
    size = kept;
  }

  /**
   * What lasts in those who come from an outer scene: each of them is {@code people[here]} there.
   */
  void enter(Lapses outer, int[] people) {
    for (int i = 0; i < outer.size; i++) {
      for (int here = 0; here < people.length; here++) {
        if (people[here] == outer.victims[i]) {
          take(outer, i, here);
        }
      }
    }
  }

  /** What lasts in those who come back from a part, where each of them is {@code people[there]}. */
  void leave(Lapses inner, int[] people) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (isOneOf(people, victims[i])) {
        combat.combatants[victims[i]].timers.release(conditions[i]);
      } else {
        victims[kept] = victims[i];
        conditions[kept] = conditions[i];
        minutes[kept++] = minutes[i];
      }
    }
    size = kept;
    for (int i = 0; i < inner.size; i++) {
      if (people[inner.victims[i]] != Combatant.NONE) {
        take(inner, i, people[inner.victims[i]]);
      }
    }
  }

  static boolean isOneOf(int[] people, int who) {
    for (int each : people) {
      if (each == who) {
        return true;
      }
    }
    return false;
  }

  private void take(Lapses from, int place, int victim) {
    add(victim, from.conditions[place], from.minutes[place]);
    combat.conditions.brought(combat.combatants[victim], from.conditions[place]);
  }
}
