package org.rpg.encounter.rules.combat;

import java.util.Arrays;

/** The effects per turn on one victim, oldest first (TRN-03, TRN-04). */
final class TurnEffects {
  private static final int ENDLESS = -1;

  private TurnEffect[] effects = new TurnEffect[2];
  private int[] startsLeft = new int[2];
  private int[] ranks = new int[2];
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

  /** The lowest rank above {@code last}, {@link TickOrder#NONE} without one. */
  int next(int last) {
    int next = TickOrder.NONE;
    for (int i = 0; i < size; i++) {
      next = ranks[i] > last ? Math.min(next, ranks[i]) : next;
    }
    return next;
  }

  /** The place of the effect with a rank. */
  int placeOf(int rank) {
    int place = 0;
    while (ranks[place] != rank) {
      place++;
    }
    return place;
  }

  void add(TurnEffect effect, int starts, int rank) {
    if (size == effects.length) {
      effects = Arrays.copyOf(effects, size * 2);
      startsLeft = Arrays.copyOf(startsLeft, size * 2);
      ranks = Arrays.copyOf(ranks, size * 2);
    }
    effects[size] = effect;
    ranks[size] = rank;
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
        ranks[kept] = ranks[i];
        startsLeft[kept++] = startsLeft[i];
      }
    }
    size = kept;
  }
}
