package org.rpg.encounter.play;

import org.rpg.encounter.dsl.encounter.Attribute;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Fate;
import org.rpg.encounter.rules.field.Squares;

/** What the script's words for values read off one combatant. */
final class Attributes {
  private Attributes() {}

  /** A value of one combatant. */
  @FunctionalInterface
  interface Value {
    double of(Combatant it);
  }

  /** The value of someone, in points (speed in metres); not a number for what is not built yet. */
  static Value of(Attribute word) {
    return switch (word) {
      case VIGOR -> Combatant::vigor;
      case LIFE -> Combatant::life;
      case PROTECTION -> Combatant::protection;
      case WOUNDS -> it -> it.body().wounds();
      case LOSSES -> it -> it.isOut() ? it.members() : it.members() - it.membersLeft();
      case DAMAGE -> Combatant::damageDealt;
      case DESTINY -> Combatant::destiny;
      case DOOM -> Combatant::doom;
      case PERSEVERANCE -> Combatant::perseverance;
      case XP -> Combatant::xp;
      case AWAKE -> Combatant::minutesAwake;
      case SPEED -> it -> Squares.metres(it.speed());
      default -> it -> Double.NaN;
    };
  }

  /**
   * As much as there could be, what a percentage of the value is a share of: LAY-06 for Vigor
   * (current Life), LAY-08 for Life, all that is worn for Protection, everyone for losses.
   */
  static Value most(Attribute word) {
    return switch (word) {
      case VIGOR -> Combatant::life;
      case LIFE -> it -> it.body().maxLife();
      case PROTECTION -> it -> it.body().maxProtection();
      case LOSSES -> it -> it.fate() == Fate.EXPECTED ? 0 : it.members();
      case PERSEVERANCE -> Combatant::maxPerseverance;
      default -> it -> Double.NaN;
    };
  }

  /** Whether a word is about the scene as a whole, not about anybody in it. */
  static boolean isOfScene(Attribute word) {
    return word == Attribute.TIME || word == Attribute.MEALS || word == Attribute.WATER;
  }
}
