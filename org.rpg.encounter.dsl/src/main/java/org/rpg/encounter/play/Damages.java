package org.rpg.encounter.play;

import org.rpg.encounter.rules.body.DamageKind;

/** The script's kinds of damage as those of the rules. */
final class Damages {
  private Damages() {}

  /** Damage of a kind that the script does not name is bludgeoning; divine damage is direct. */
  static DamageKind kind(org.rpg.encounter.dsl.encounter.DamageKind word) {
    return switch (word) {
      case CUTTING -> DamageKind.CUTTING;
      case PIERCING -> DamageKind.PIERCING;
      case FIRE -> DamageKind.FIRE;
      case ACID -> DamageKind.ACID;
      case DIRECT, NECROTIC, DIVINE -> DamageKind.DIRECT; // SIT-18
      case FATIGUE -> DamageKind.FATIGUE;
      case BLUDGEONING, UNSTATED -> DamageKind.BLUDGEONING;
    };
  }
}
