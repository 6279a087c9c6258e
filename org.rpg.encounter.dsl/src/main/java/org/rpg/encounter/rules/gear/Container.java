package org.rpg.encounter.rules.gear;

/** Where somebody carries a thing, which says what it costs to get at it (ACT-04, ACT-08 to 11). */
public enum Container {
  HAND,
  /** At the belt or over the shoulder: where a stowed weapon is. */
  BELT,
  POCKET,
  POUCH,
  BACKPACK,
  GROUND
}
