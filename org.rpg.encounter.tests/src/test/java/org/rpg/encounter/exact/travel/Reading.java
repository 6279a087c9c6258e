package org.rpg.encounter.exact.travel;

/** A way to read an open point other than the usual one. */
enum Reading {
  /** The chapter on exhaustion is not in use. */
  NO_EXHAUSTION,
  /** EXH-03: the scene in which the 24 hours are over costs nothing yet. */
  FOLLOWING_SCENE,
  /** EXH-10: who rolls less than the number faints. */
  MUST_REACH,
  /** EXH-10: each loss asks for a roll, and nothing else does. */
  EACH_LOSS,
  /** EXH-16: nobody at 0 stays out until the session ends. */
  NEVER_FOR_THE_SESSION,
  /** EXH-16: everybody at 0 does. */
  ALWAYS_FOR_THE_SESSION,
  /** TRV-01: time passes until somebody wakes when all have fainted. */
  GOES_ON_AFTER_COLLAPSE,
  /** TRV-01: the others wait for those who have fainted and wake by themselves. */
  WAITS_FOR_THE_FAINTED,
  /** TRV-04: the 1d2 is rolled three times. */
  ROLLED_THREE_TIMES,
  /** TRV-05: the number for fainting is 2 higher, whatever that means. */
  HIGHER_NUMBER
}
