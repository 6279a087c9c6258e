package org.rpg.encounter.rules.body;

/** Conditions and states that are built (CON, STA). Several are held in one number, a bit each. */
public enum Condition {
  /** On the ground: half speed, exposed (CON-08, CON-09). */
  PRONE(1),
  /** Others have a positive chance to attack (CON-13). */
  EXPOSED(2),
  /** Caught by surprise when the combat starts (STA-01). */
  SURPRISED(4);

  private final int bit;

  Condition(int bit) {
    this.bit = bit;
  }

  /** The condition's bit. */
  public int bit() {
    return bit;
  }
}
