package org.rpg.encounter.rules.combat;

/** What an action uses up of the action set (ACT-01). */
public enum Slot {
  MAJOR,
  MINOR,
  MOVEMENT,
  /** Uses nothing up. */
  NONE
}
