package org.rpg.encounter.rules.travel;

/** What treating a wound takes (TRT-02). */
public enum Supply {
  BANDAGE,
  SPLINT,
  /** Nothing but hands. */
  NONE
}
