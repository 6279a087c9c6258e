package org.rpg.encounter.rules.body;

/** Kinds of wounds (BASE-22), in the order of the readings of {@code Other Wound}. */
public enum WoundKind {
  OTHER,
  CUTTING,
  PIERCING,
  BLUDGEONING
}
