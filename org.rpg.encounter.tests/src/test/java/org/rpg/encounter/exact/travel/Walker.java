package org.rpg.encounter.exact.travel;

/**
 * Somebody who travels.
 *
 * @param name as in the script
 * @param perseverance at the start, and the most of it
 * @param skill value of the skill that the journey asks for
 */
record Walker(String name, int perseverance, int skill) {
  static Walker of(String name, int perseverance) {
    return new Walker(name, perseverance, 0);
  }

  Walker skilled(int value) {
    return new Walker(name, perseverance, value);
  }
}
