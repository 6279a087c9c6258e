package org.rpg.encounter.rules.hazard;

/** Ways in which a poison gets into somebody (POI-08). */
public enum Route {
  /** On the skin. */
  CONTACT,
  /** Into flesh and blood: a poisoned weapon, a bite. */
  WOUND,
  /** Eaten or drunk. */
  SWALLOWED,
  /** Breathed. */
  BREATHED
}
