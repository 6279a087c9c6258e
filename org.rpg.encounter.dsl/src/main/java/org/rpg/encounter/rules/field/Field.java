package org.rpg.encounter.rules.field;

/** The ground of a combat. Immutable: it may be shared by any number of combats. */
public sealed interface Field permits OpenField, GridField {
  /** Whether someone may stand on the square. */
  boolean passable(int square);

  /** The height of a square in metres (TAC-22). */
  int height(int square);
}
