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

  void restart(int endlessConditions) {
    size = 0;
    endless = endlessConditions;
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

  /** Forgets every source of a condition. */
  void drop(Condition condition) {
    endless &= ~condition.bit();
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (bits[i] != condition.bit()) {
        keep(i, kept++);
      }
    }
    size = kept;
  }

  /** A turn begins: what lasted until it is over (TRN-05). */
  void turnStarts() {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (startsLeft[i] != Duration.UNTIL_NEXT_TURN) {
        startsLeft[i]--;
        keep(i, kept++);
      }
    }
    size = kept;
  }

  /** A turn ends: what lasted so many turns is over (TRN-04). */
  void turnEnds() {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (startsLeft[i] != 0) {
        keep(i, kept++);
      }
    }
    size = kept;
  }

  private void keep(int from, int to) {
    bits[to] = bits[from];
    startsLeft[to] = startsLeft[from];
  }

  /** The conditions that some source still holds. */
  int held() {
    int held = endless;
    for (int i = 0; i < size; i++) {
      held |= bits[i];
    }
    return held;
  }
}
