package org.rpg.encounter.rules.field;

/**
 * How hot a source of heat is: a square, an effect (SIT-15, SIT-16, SIT-17).
 *
 * @param name what readers see; empty for one without a name
 * @param severity severity of the wound at the first contact; 0 for no heat
 * @param growth by how much the severity rises with each turn in contact
 */
public record Heat(String name, int severity, int growth) {
  /** Not hot at all. */
  public static final Heat NONE = new Heat(0, 0);

  /** Heat without a name. */
  public Heat(int severity, int growth) {
    this("", severity, growth);
  }

  /** Whether it wounds. */
  public boolean burns() {
    return severity > 0 || growth > 0;
  }
}
