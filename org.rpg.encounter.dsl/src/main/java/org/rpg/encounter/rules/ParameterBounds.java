package org.rpg.encounter.rules;

import org.rpg.encounter.rules.Setting.Choice;
import org.rpg.encounter.rules.Setting.Length;
import org.rpg.encounter.rules.Setting.Number;
import org.rpg.encounter.rules.Setting.Roll;

/** The bounds within which a setting makes sense. */
final class ParameterBounds {
  private ParameterBounds() {}

  static void check(Parameter parameter, Setting setting) {
    if (setting instanceof Choice choice) {
      require(parameter, choice.index(), 0, parameter.options().size() - 1);
    } else if (setting instanceof Number number) {
      require(parameter, number.value(), least(parameter), most(parameter));
    } else if (setting instanceof Length length) {
      require(parameter, length.squares(), least(parameter), most(parameter));
    } else if (setting instanceof Roll roll) {
      require(parameter, roll.dice().count(), 1, 100);
    }
  }

  static int least(Parameter parameter) {
    return switch (parameter) {
      case PROTECTION_PER_CHANCE, LIFE_PER_CHANCE, MINIMUM_LIFE, DAY_PERIODS -> 1;
      case TURN_LIMIT, ACTIVATION_LIMIT -> 1;
      case SCENE_HOURS, MEALS_A_DAY, PACE, DAYS_MARCH, NIGHT_REST, JOURNEY_LIMIT, ADVENTURE_LIMIT ->
          1;
      case MISSING_SKILL -> -100;
      default -> 0;
    };
  }

  static int most(Parameter parameter) {
    return switch (parameter) {
      case TURN_LIMIT -> 10_000;
      case ACTIVATION_LIMIT -> 100_000;
      case JOURNEY_LIMIT, ADVENTURE_LIMIT -> 10_000;
      case PACE -> 100_000;
      case DAY_PERIODS, MEALS_A_DAY, SHORTEST_DAY -> 24;
      default -> 1000;
    };
  }

  private static void require(Parameter parameter, int value, int min, int max) {
    if (value < min || value > max) {
      throw new IllegalArgumentException(
          parameter.english() + " must be from " + min + " to " + max + ", not " + value);
    }
  }
}
