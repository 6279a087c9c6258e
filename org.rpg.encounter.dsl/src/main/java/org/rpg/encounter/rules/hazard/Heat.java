package org.rpg.encounter.rules.hazard;

/**
 * A source of heat (SIT-15 to SIT-17).
 *
 * @param name its name
 * @param severity severity of the wound on contact, at least 0
 * @param growth what the wound grows by for each turn in contact, at least 0
 */
public record Heat(String name, int severity, int growth) {
  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if one is negative
   */
  public Heat {
    if (severity < 0 || growth < 0) {
      throw new IllegalArgumentException(name + ": severity and growth are at least 0");
    }
  }
}
