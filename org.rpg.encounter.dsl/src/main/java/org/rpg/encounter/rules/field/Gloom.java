package org.rpg.encounter.rules.field;

/** How far away one can be to see a square: by night, in fog, by the light of a torch. */
@FunctionalInterface
public interface Gloom {
  /** How far one sees a square from, in squares; {@link Terrain#UNLIMITED} if it is lit. */
  int seen(int square);
}
