package org.rpg.encounter.exact.travel;

/**
 * How the open points are read.
 *
 * @param scene minutes of a scene (TRV-01)
 * @param exhaustion whether the chapter on exhaustion is in use
 * @param mustReach EXH-10: false, who rolls the number or more faints; true, who rolls less
 * @param collapseEnds whether the journey is over when nobody is conscious
 * @param carried whether the others carry those who have fainted, or wait for them
 * @param sessionRoll EXH-16: whether 1d2 decides who at 0 stays out until the session ends
 * @param mealsADay how often who feeds himself eats
 */
record Readings(
    int scene,
    boolean exhaustion,
    boolean mustReach,
    boolean collapseEnds,
    boolean carried,
    boolean sessionRoll,
    int mealsADay) {

  /** What is read without a word to the contrary. */
  static final Readings STANDARD = new Readings(360, true, false, true, true, true, 2);

  Readings withoutExhaustion() {
    return new Readings(scene, false, mustReach, collapseEnds, carried, sessionRoll, mealsADay);
  }

  Readings scenesOf(int minutes) {
    return new Readings(
        minutes, exhaustion, mustReach, collapseEnds, carried, sessionRoll, mealsADay);
  }

  Readings whoMustReachTheNumber() {
    return new Readings(scene, exhaustion, true, collapseEnds, carried, sessionRoll, mealsADay);
  }

  Readings goingOnAfterCollapse() {
    return new Readings(scene, exhaustion, mustReach, false, carried, sessionRoll, mealsADay);
  }

  Readings waitingForTheFainted() {
    return new Readings(scene, exhaustion, mustReach, collapseEnds, false, sessionRoll, mealsADay);
  }

  Readings withoutSessionRoll() {
    return new Readings(scene, exhaustion, mustReach, collapseEnds, carried, false, mealsADay);
  }

  Readings eating(int times) {
    return new Readings(scene, exhaustion, mustReach, collapseEnds, carried, sessionRoll, times);
  }
}
