package org.rpg.encounter.rules.body;

/** What rest can do for a wound (SIT-19, INT-33). */
public enum Recovery {
  /** Make it milder, and stop its growth. */
  FULL,
  /** Stop its growth. */
  GROWTH_ONLY,
  /** Nothing. */
  NONE
}
