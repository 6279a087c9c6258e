package org.rpg.encounter.rules.combat;

import java.util.Arrays;
import org.rpg.encounter.rules.body.Condition;

/**
 * How long each source of a condition lasts (CON-00): until one's next turn (TRN-05), for so many
 * turns (TRN-04), or without end.
 */
final class Timers {
  private int[] bits = new int[4];
  private int[] startsLeft = new int[4];
  private int size;
  private int endless;

  /** How many things hold each condition that must be let go one by one. */
  private final int[] holds = new int[Condition.count()];

  private int held;

  void restart(int endlessConditions) {
    size = 0;
    endless = endlessConditions;
    if (held != 0) {
      held = 0;
      Arrays.fill(holds, 0);
    }
  }

  void turnsAreOver() {
    size = 0;
  }

  boolean isEmpty() {
    return size == 0;
  }

  void addEndless(Condition condition) {
    endless |= condition.bit();
  }

  /** {@code starts} turns of one's side begin with it; {@link Duration#UNTIL_NEXT_TURN} none. */
  void add(Condition condition, int starts) {
    if (size == bits.length) {
      bits = Arrays.copyOf(bits, size * 2);
      startsLeft = Arrays.copyOf(startsLeft, size * 2);
    }
    bits[size] = condition.bit();
    startsLeft[size++] = starts;
  }

  /** One more thing holds a condition until it is {@link #release}d. */
  void hold(Condition condition) {
    holds[condition.ordinal()]++;
    held |= condition.bit();
  }

  /** One thing no longer holds a condition. */
  void release(Condition condition) {
    int left = Math.max(0, holds[condition.ordinal()] - 1);
    holds[condition.ordinal()] = left;
    held &= left == 0 ? ~condition.bit() : -1;
  }

  /** Whether a condition has a source that is no hold. */
  boolean isBound(Condition condition) {
    return sources(condition) > holds[condition.ordinal()];
  }

  /** Forgets every source of a condition but what holds it. */
  void shakeOff(Condition condition) {
    int count = holds[condition.ordinal()];
    drop(condition);
    holds[condition.ordinal()] = count;
    held |= count == 0 ? 0 : condition.bit();
  }

  /** How many sources a condition has (CON-00). */
  int sources(Condition condition) {
    int count = holds[condition.ordinal()] + ((endless & condition.bit()) == 0 ? 0 : 1);
    for (int i = 0; i < size; i++) {
      count += bits[i] == condition.bit() ? 1 : 0;
    }
    return count;
  }

  /** Forgets every source of a condition. */
  void drop(Condition condition) {
    endless &= ~condition.bit();
    holds[condition.ordinal()] = 0;
    held &= ~condition.bit();
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (bits[i] != condition.bit()) {
        keep(i, kept++);
      }
    }
    size = kept;
  }

  /** A turn begins: what lasted until it is over (TRN-05). Only some conditions' time passes. */
  void turnStarts(int running) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      boolean runs = (bits[i] & running) != 0;
      if (!runs || startsLeft[i] != Duration.UNTIL_NEXT_TURN) {
        startsLeft[i] -= runs ? 1 : 0;
        keep(i, kept++);
      }
    }
    size = kept;
  }

  /** A turn ends: what lasted so many turns is over (TRN-04). Only some conditions' time passes. */
  void turnEnds(int running) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (startsLeft[i] != 0 || (bits[i] & running) == 0) {
        keep(i, kept++);
      }
    }
    size = kept;
  }

  private void keep(int from, int to) {
    bits[to] = bits[from];
    startsLeft[to] = startsLeft[from];
  }

  /** Whether what keeps someone from the initiative is all on its way to end (INT-34). */
  boolean willEnd(int conditions) {
    int keeping = conditions & Combatant.INCAPACITATING;
    return keeping != 0 && (keeping & (endless | held)) == 0;
  }

  /** The conditions that have no end of their own. */
  int endless() {
    return endless;
  }

  /** The conditions that some source still holds. */
  int held() {
    int all = endless | held;
    for (int i = 0; i < size; i++) {
      all |= bits[i];
    }
    return all;
  }
}
