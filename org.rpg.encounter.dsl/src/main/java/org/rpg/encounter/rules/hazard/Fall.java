package org.rpg.encounter.rules.hazard;

import org.rpg.encounter.rules.field.Field;

/** Falls: the wound, and what a good landing makes of it (SIT-09 to SIT-12). */
public final class Fall {
  private Fall() {}

  /**
   * The severity of the wound, which is also the steps of a falling attack: 1 for each whole 1.5 m
   * (SIT-09, SIT-11).
   *
   * @param centimetres height of the fall
   */
  public static int severity(int centimetres) {
    return Math.max(0, centimetres) / Field.STEP;
  }

  /** The difficulty of landing well (SIT-10). */
  public static int difficulty(int base, int severity) {
    return base + severity;
  }

  /** The severity after landing well: half, rounded up, so a 1 stays a 1 (SIT-10, INT-54). */
  public static int reduced(int severity) {
    return (severity + 1) / 2;
  }
}
