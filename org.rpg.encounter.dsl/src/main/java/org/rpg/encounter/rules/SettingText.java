package org.rpg.encounter.rules;

import java.util.Arrays;
import org.rpg.encounter.rules.Setting.Bands;
import org.rpg.encounter.rules.Setting.Choice;
import org.rpg.encounter.rules.Setting.Ladder;
import org.rpg.encounter.rules.Setting.Length;
import org.rpg.encounter.rules.Setting.Name;
import org.rpg.encounter.rules.Setting.Number;
import org.rpg.encounter.rules.Setting.Roll;
import org.rpg.encounter.rules.Setting.Switch;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.field.Squares;

/** Reads settings written as text. */
final class SettingText {
  private SettingText() {}

  static Setting parse(Parameter parameter, String text) {
    Setting kind = parameter.standard();
    try {
      if (kind instanceof Choice) {
        return choice(parameter, text);
      } else if (kind instanceof Switch) {
        return onOrOff(text);
      } else if (kind instanceof Number) {
        return new Number(Integer.parseInt(text));
      } else if (kind instanceof Length) {
        String metres = text.replace("m", "").replace(',', '.').strip();
        return new Length(Squares.ofMetres(Double.parseDouble(metres)));
      } else if (kind instanceof Roll) {
        return new Roll(DiceExpression.parse(text));
      } else if (kind instanceof Ladder) {
        String[] steps = text.split(",", -1);
        return new Ladder(Arrays.stream(steps).map(DiceExpression::parse).toList());
      } else if (kind instanceof Bands) {
        String[] bands = text.split(",", -1);
        return new Bands(Integer.parseInt(bands[0].strip()), Integer.parseInt(bands[1].strip()));
      }
      return new Name(text);
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
      throw new IllegalArgumentException(parameter.english() + " cannot be " + text, e);
    }
  }

  private static Setting choice(Parameter parameter, String text) {
    for (int i = 0; i < parameter.options().size(); i++) {
      if (parameter.options().get(i).isNamed(text)) {
        return new Choice(i);
      }
    }
    throw new IllegalArgumentException(
        parameter.english() + " has no reading " + text + ", only " + parameter.options());
  }

  private static Setting onOrOff(String text) {
    return switch (text) {
      case "on", "enabled", "true" -> new Switch(true);
      case "off", "disabled", "false" -> new Switch(false);
      default -> throw new IllegalArgumentException("neither on nor off: " + text);
    };
  }
}
