package org.rpg.encounter.exact.travel;

import java.util.List;

/** What a journey is made of. Times are minutes; {@link #ALL} instead of a walker means each. */
sealed interface Step {
  /** Each of the travellers, in their order. */
  int ALL = -1;

  /**
   * A stretch of the way.
   *
   * @param minutes on the road, or in all if the time is elapsed time
   * @param inner what happens halfway
   */
  record Leg(
      int minutes,
      boolean elapsed,
      boolean accelerated,
      boolean noSleep,
      boolean noMeals,
      List<Step> inner)
      implements Step {
    /** Half of the time, rounded up to the hour (TRV-03), each loss tripled (TRV-04). */
    Leg faster() {
      return new Leg((minutes + 119) / 120 * 60, elapsed, true, noSleep, noMeals, inner);
    }

    Leg sleepless() {
      return new Leg(minutes, elapsed, accelerated, true, noMeals, inner);
    }

    Leg fasting() {
      return new Leg(minutes, elapsed, accelerated, noSleep, true, inner);
    }

    Leg with(Step... steps) {
      return new Leg(minutes, elapsed, accelerated, noSleep, noMeals, List.of(steps));
    }
  }

  /** A long rest; the watches shorten somebody's sleep, by index. */
  record Rest(int minutes, int... watches) implements Step {}

  /** Hours that somebody has slept meanwhile, outside a rest. */
  record Nap(int who, int minutes) implements Step {}

  record Eat(int who, int meals) implements Step {}

  record Lose(int who, int points) implements Step {}

  record Session() implements Step {}

  record Buy(int who, int points) implements Step {}

  record Delay(int minutes) implements Step {}

  record Chance(double chance, List<Step> then) implements Step {}

  /** If the Perseverance of anybody is below this. */
  record IfBelow(int points, List<Step> then) implements Step {}

  /** A test of the walker's skill; what happens when it fails. */
  record Trial(int who, int difficulty, List<Step> failure) implements Step {}

  /** So many days, each of them whole. */
  record Days(int days, List<Step> steps) implements Step {}

  record Times(int times, List<Step> steps) implements Step {}

  static Leg hours(int hours) {
    return new Leg(60 * hours, false, false, false, false, List.of());
  }

  static Leg days(int days) {
    return new Leg(1440 * days, true, false, false, false, List.of());
  }
}
