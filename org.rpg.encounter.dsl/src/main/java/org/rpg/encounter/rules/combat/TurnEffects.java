package org.rpg.encounter.rules.combat;

import java.util.Arrays;

/** The effects per turn on one victim, oldest first (TRN-03, TRN-04). */
final class TurnEffects {
  private static final int ENDLESS = -1;

  private TurnEffect[] effects = new TurnEffect[2];
  private int[] startsLeft = new int[2];

  /** When each was applied, as a number that grows through the combat. */
  private int[] applied = new int[2];

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

  void add(TurnEffect effect, int starts, int when) {
    if (size == effects.length) {
      effects = Arrays.copyOf(effects, size * 2);
      startsLeft = Arrays.copyOf(startsLeft, size * 2);
      applied = Arrays.copyOf(applied, size * 2);
    }
    effects[size] = effect;
    applied[size] = when;
    startsLeft[size++] = effect.turns() == Duration.WITHOUT_END ? ENDLESS : starts;
  }

  /** The place of the first effect applied later than a moment, -1 if there is none. */
  int after(int moment) {
    for (int i = 0; i < size; i++) {
      if (applied[i] > moment) {
        return i;
      }
    }
    return -1;
  }

  /** When the effect at a place was applied. */
  int applied(int place) {
    return applied[place];
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
        applied[kept] = applied[i];
        startsLeft[kept++] = startsLeft[i];
      }
    }
    size = kept;
  }
}
