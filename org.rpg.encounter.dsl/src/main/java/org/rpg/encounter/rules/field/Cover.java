package org.rpg.encounter.rules.field;

/** How much of someone is hidden from a shooter, in rising order. */
public enum Cover {
  /** Nothing. */
  NONE,
  /** A part: one negative chance to hit him (TAC-10). */
  PARTIAL,
  /** All: he cannot be chosen as a target (TAC-11). */
  TOTAL;

  /** The greater of two. */
  public Cover or(Cover other) {
    return compareTo(other) >= 0 ? this : other;
  }
}
