package org.rpg.encounter.rules.body;

/** Kinds of damage: which layers they meet (LAY-10, BASE-11, BASE-12) and the wound they leave. */
public enum DamageKind {
  CUTTING(WoundKind.CUTTING),
  PIERCING(WoundKind.PIERCING),
  BLUDGEONING(WoundKind.BLUDGEONING),
  FIRE(WoundKind.OTHER),
  ACID(WoundKind.OTHER),
  /** Damage that skips layers (BASE-11). */
  DIRECT(WoundKind.OTHER),
  /** Damage to Vigor (BASE-12). */
  FATIGUE(WoundKind.OTHER);

  private final WoundKind wound;

  DamageKind(WoundKind wound) {
    this.wound = wound;
  }

  /** The kind of wound it leaves (BASE-22). */
  public WoundKind wound() {
    return wound;
  }
}
