package org.rpg.encounter.rules.combat;

/** What kills that is neither a weapon, a poison nor a source of heat. */
enum Peril {
  NONE,
  /** A fall (SIT-09). */
  FALL,
  /** Want of air (SIT-14). */
  SUFFOCATION,
  /** Wounds that grew worse at a day's end (WND-08). */
  WORSE_WOUNDS
}
