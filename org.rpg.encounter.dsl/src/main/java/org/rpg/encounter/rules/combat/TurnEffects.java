package org.rpg.encounter.rules.combat;

import java.util.Arrays;

/** The effects per turn on one victim, oldest first (TRN-03, TRN-04). */
final class TurnEffects {
  private static final int ENDLESS = -1;

  private TurnEffect[] effects = new TurnEffect[2];
  private int[] startsLeft = new int[2];
  private int size;

  void clear() {
    size = 0;
  }

  boolean isEmpty() {
    return size == 0;
  }

  int size() {
    return size;
  }

  TurnEffect get(int place) {
    return effects[place];
  }

  void add(TurnEffect effect, int starts) {
    if (size == effects.length) {
      effects = Arrays.copyOf(effects, size * 2);
      startsLeft = Arrays.copyOf(startsLeft, size * 2);
    }
    effects[size] = effect;
    startsLeft[size++] = effect.turns() == Duration.WITHOUT_END ? ENDLESS : starts;
  }

  /** A turn begins for the effect at this place. */
  void ticked(int place) {
    if (startsLeft[place] > 0) {
      startsLeft[place]--;
    }
  }

  /** A turn ends: effects that lasted so many turns are over. */
  void turnEnds() {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (startsLeft[i] != 0) {
        effects[kept] = effects[i];
        startsLeft[kept++] = startsLeft[i];
      }
    }
    size = kept;
  }
}
