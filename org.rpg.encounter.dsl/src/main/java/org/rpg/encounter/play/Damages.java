package org.rpg.encounter.play;

import java.util.Optional;
import org.rpg.encounter.dsl.encounter.WoundState;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.body.WoundClass;

/** The script's kinds of damage as those of the rules. */
final class Damages {
  private Damages() {}

  /** The class of a wound that stays what it is (WND-07). */
  static Optional<WoundClass> fixed(WoundState wound) {
    return wound.getFixed() == org.rpg.encounter.dsl.encounter.WoundClass.UNSTATED
        ? Optional.empty()
        : Optional.of(woundClass(wound.getFixed()));
  }

  static WoundClass woundClass(org.rpg.encounter.dsl.encounter.WoundClass word) {
    return switch (word) {
      case LIGHT, UNSTATED -> WoundClass.LIGHT;
      case MODERATE -> WoundClass.MODERATE;
      case GRAVE -> WoundClass.GRAVE;
    };
  }

  /** Damage of a kind that the script does not name is bludgeoning. */
  static DamageKind kind(org.rpg.encounter.dsl.encounter.DamageKind word) {
    return switch (word) {
      case CUTTING -> DamageKind.CUTTING;
      case PIERCING -> DamageKind.PIERCING;
      case FIRE -> DamageKind.FIRE;
      case ACID -> DamageKind.ACID;
      case DIRECT -> DamageKind.DIRECT;
      case NECROTIC -> DamageKind.NECROTIC;
      case DIVINE -> DamageKind.DIVINE;
      case FATIGUE -> DamageKind.FATIGUE;
      case BLUDGEONING, UNSTATED -> DamageKind.BLUDGEONING;
    };
  }
}
