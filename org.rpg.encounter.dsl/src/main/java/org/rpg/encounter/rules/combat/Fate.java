package org.rpg.encounter.rules.combat;

/** What became of someone in a combat. */
public enum Fate {
  /** Alive and on the field. */
  IN_COMBAT,
  /** Not on the field yet. */
  EXPECTED,
  /** Dead (LAY-12). */
  DEAD,
  /** Left the field. */
  FLED,
  /** Gave up. */
  YIELDED,
  /** Taken prisoner (the texts are silent; ours). */
  CAPTURED
}
