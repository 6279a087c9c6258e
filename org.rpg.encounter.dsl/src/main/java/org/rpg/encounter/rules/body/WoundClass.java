package org.rpg.encounter.rules.body;

/** Classes of wounds by severity (WND-03). */
public enum WoundClass {
  LIGHT,
  MODERATE,
  GRAVE;

  /** What a wound of this class grows by at the end of a day (WND-04, WND-05, WND-06). */
  public int growth() {
    return ordinal();
  }

  /** One class lower (TRT-03); nothing is lower than light. */
  public WoundClass lower() {
    return this == GRAVE ? MODERATE : LIGHT;
  }
}
