package org.rpg.encounter.rules.body;

/** Conditions and states that are built (CON, STA). Several are held in one number, a bit each. */
public enum Condition {
  /** On the ground: half speed, exposed (CON-08, CON-09). */
  PRONE,
  /** Others have a positive chance to attack (CON-13). */
  EXPOSED,
  /** Caught by surprise when the combat starts (STA-01). */
  SURPRISED;

  /** The condition's bit. */
  public int bit() {
    return 1 << ordinal();
  }
}
