package org.rpg.encounter.rules.body;

/** Kinds of damage: which layers they meet (LAY-10, BASE-11, BASE-12) and the wound they leave. */
public enum DamageKind {
  CUTTING(WoundKind.CUTTING),
  PIERCING(WoundKind.PIERCING),
  BLUDGEONING(WoundKind.BLUDGEONING),
  FIRE(WoundKind.OTHER, WoundSource.FIRE),
  ACID(WoundKind.OTHER),
  /** Damage that skips layers (BASE-11). */
  DIRECT(WoundKind.OTHER),
  /** Damage to Vigor (BASE-12). */
  FATIGUE(WoundKind.OTHER),
  /** Direct damage whose wounds only magic heals (SIT-18, SIT-19). */
  NECROTIC(WoundKind.OTHER, WoundSource.NECROTIC),
  /** Ordinary damage, always critical against the undead (SIT-20). */
  DIVINE(WoundKind.OTHER);

  private final WoundKind wound;
  private final WoundSource source;

  DamageKind(WoundKind wound) {
    this(wound, WoundSource.ORDINARY);
  }

  DamageKind(WoundKind wound, WoundSource source) {
    this.wound = wound;
    this.source = source;
  }

  /** The kind of wound it leaves (BASE-22). */
  public WoundKind wound() {
    return wound;
  }

  /** What made the wound it leaves. */
  public WoundSource source() {
    return source;
  }

  /** Whether it skips layers (BASE-11, SIT-18). */
  public boolean isDirect() {
    return this == DIRECT || this == NECROTIC;
  }
}
