package org.rpg.encounter.exact;

/**
 * A poison (POI).
 *
 * @param potency what it adds to the difficulty of resisting it (POI-02)
 */
record Venom(Kind kind, int potency) {
  /** The kinds that do something in a fight. */
  enum Kind {
    /** 2d3 direct damage, or 2d6 (POI-06, POI-07). */
    CAUSTIC,
    /** 1d6 fatigue damage, or that and 1d3 a turn (POI-08, POI-09). */
    INOCULANT,
    /** Slow, or paralysed, and 1d3 fatigue damage a turn (POI-10, POI-11). */
    NEUROTOXIN
  }
}
