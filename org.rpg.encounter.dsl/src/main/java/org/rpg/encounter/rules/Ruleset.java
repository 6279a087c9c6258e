package org.rpg.encounter.rules;

import java.util.EnumMap;
import java.util.Map;
import org.rpg.encounter.rules.Setting.Bands;
import org.rpg.encounter.rules.Setting.Choice;
import org.rpg.encounter.rules.Setting.Ladder;
import org.rpg.encounter.rules.Setting.Length;
import org.rpg.encounter.rules.Setting.Name;
import org.rpg.encounter.rules.Setting.Number;
import org.rpg.encounter.rules.Setting.Roll;
import org.rpg.encounter.rules.Setting.Switch;
import org.rpg.encounter.rules.dice.DiceExpression;

/** A setting for every open point of the rules. Immutable. */
public final class Ruleset {
  private static final Ruleset STANDARD = new Ruleset(new EnumMap<>(Parameter.class));

  private final Map<Parameter, Setting> changed;

  private Ruleset(Map<Parameter, Setting> changed) {
    this.changed = changed;
  }

  /** Every parameter at its default. */
  public static Ruleset standard() {
    return STANDARD;
  }

  /**
   * This ruleset with one parameter changed.
   *
   * @throws IllegalArgumentException if the setting is not of the parameter's kind or is out of
   *     bounds
   */
  public Ruleset with(Parameter parameter, Setting setting) {
    if (setting.getClass() != parameter.standard().getClass()) {
      throw new IllegalArgumentException(
          parameter.english()
              + " takes a "
              + parameter.standard().getClass().getSimpleName()
              + ", not "
              + setting);
    }
    ParameterBounds.check(parameter, setting);
    EnumMap<Parameter, Setting> copy = new EnumMap<>(Parameter.class);
    copy.putAll(changed);
    copy.put(parameter, setting);
    return new Ruleset(copy);
  }

  /** This ruleset with a number (or a length in squares, or a reading's place) changed. */
  public Ruleset with(Parameter parameter, int value) {
    Setting kind = parameter.standard();
    if (kind instanceof Choice) {
      return with(parameter, new Choice(value));
    }
    return with(parameter, kind instanceof Length ? new Length(value) : new Number(value));
  }

  /** This ruleset with a switch changed. */
  public Ruleset with(Parameter parameter, boolean on) {
    return with(parameter, new Switch(on));
  }

  /** This ruleset with a parameter changed to what {@link Parameter#parse} reads. */
  public Ruleset with(Parameter parameter, String text) {
    return with(parameter, parameter.parse(text));
  }

  /** The setting of a parameter. */
  public Setting get(Parameter parameter) {
    return changed.getOrDefault(parameter, parameter.standard());
  }

  /** Whether a switch is on. */
  public boolean on(Parameter parameter) {
    return ((Switch) get(parameter)).on();
  }

  /** A number. */
  public int number(Parameter parameter) {
    return ((Number) get(parameter)).value();
  }

  /** A length in squares of 1.5 m. */
  public int squares(Parameter parameter) {
    return ((Length) get(parameter)).squares();
  }

  /** The place of the chosen reading in the parameter's options, from 0. */
  public int reading(Parameter parameter) {
    return ((Choice) get(parameter)).index();
  }

  /** Dice. */
  public DiceExpression dice(Parameter parameter) {
    return ((Roll) get(parameter)).dice();
  }

  /** A skill's name. */
  public String name(Parameter parameter) {
    return ((Name) get(parameter)).name();
  }

  /** A ladder of dice. */
  public Ladder ladder(Parameter parameter) {
    return (Ladder) get(parameter);
  }

  /** Where wound classes begin. */
  public Bands bands(Parameter parameter) {
    return (Bands) get(parameter);
  }

  @Override
  public boolean equals(Object other) {
    if (!(other instanceof Ruleset that)) {
      return false;
    }
    for (Parameter parameter : Parameter.values()) {
      if (!get(parameter).equals(that.get(parameter))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    int hash = 1;
    for (Parameter parameter : Parameter.values()) {
      hash = 31 * hash + get(parameter).hashCode();
    }
    return hash;
  }

  @Override
  public String toString() {
    return changed.toString();
  }
}
