package org.rpg.encounter.rules.field;

/** How far someone is hidden from a shooter (TAC-10, TAC-11). */
public enum Cover {
  NONE,
  PARTIAL,
  TOTAL
}
