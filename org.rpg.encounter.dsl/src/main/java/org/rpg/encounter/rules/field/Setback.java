package org.rpg.encounter.rules.field;

/** What happens to someone who fails to cross difficult ground (SIT-03, SIT-05 to SIT-08). */
public enum Setback {
  /** Ordinary ground. */
  NONE,
  /** Prone (SIT-05). */
  SLIPPERY,
  /** Restrained (SIT-06). */
  TRAPPING,
  /** Damage for each square crossed (SIT-07). */
  DANGEROUS,
  /** Fatigue for every two squares crossed (SIT-08). */
  EXHAUSTING;

  /** Whether whoever suffers it goes no farther (SIT-04). */
  public boolean stops() {
    return this == SLIPPERY || this == TRAPPING;
  }
}
