package org.rpg.encounter.exact.travel;

import java.util.Set;

/**
 * How the open points are read.
 *
 * @param scene minutes of a scene (TRV-01)
 * @param mealsADay how often who feeds himself eats (EXH-05)
 * @param others what is read differently from the usual
 */
record Readings(int scene, int mealsADay, Set<Reading> others) {

  /** What is read without a word to the contrary. */
  static final Readings STANDARD = new Readings(360, 2, Set.of());

  static Readings of(Reading... others) {
    return new Readings(STANDARD.scene, STANDARD.mealsADay, Set.of(others));
  }

  Readings scenesOf(int minutes) {
    return new Readings(minutes, mealsADay, others);
  }

  Readings eating(int times) {
    return new Readings(scene, times, others);
  }

  boolean has(Reading reading) {
    return others.contains(reading);
  }

  boolean exhaustion() {
    return !has(Reading.NO_EXHAUSTION);
  }
}
