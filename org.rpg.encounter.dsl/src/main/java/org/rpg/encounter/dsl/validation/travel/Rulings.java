package org.rpg.encounter.dsl.validation.travel;

import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.Parameter;
import org.rpg.encounter.dsl.encounter.ParameterOption;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.RulesUse;
import org.rpg.encounter.dsl.encounter.Ruleset;
import org.rpg.encounter.dsl.encounter.Setting;
import org.rpg.encounter.dsl.encounter.SubjectValue;
import org.rpg.encounter.dsl.encounter.Switch;
import org.rpg.encounter.dsl.encounter.SwitchLiteral;
import org.rpg.encounter.dsl.scoping.TableRules;
import org.rpg.encounter.dsl.validation.Lineage;

/** What the ruleset of a scene settles otherwise than the rulebook. */
public final class Rulings {
  private final List<Setting> settings;

  private Rulings(List<Setting> settings) {
    this.settings = settings;
  }

  /** Of a scene, by the ruleset it names or those that it is like name, or by that of the table. */
  public static Rulings of(EObject scene) {
    List<Ruleset> named =
        Lineage.of(scene).stream()
            .flatMap(it -> it.eContents().stream())
            .filter(RulesUse.class::isInstance)
            .map(it -> ((RulesUse) it).getRuleset())
            .filter(it -> it != null && !it.eIsProxy())
            .toList();
    List<Ruleset> used = named.isEmpty() ? TableRules.of(scene).stream().toList() : named;
    return new Rulings(
        used.stream()
            .flatMap(it -> Lineage.of(it, Ruleset.class).stream())
            .flatMap(it -> it.getElements().stream())
            .filter(Setting.class::isInstance)
            .map(Setting.class::cast)
            .toList());
  }

  /** What a parameter is set to; empty if it keeps its default. */
  public Optional<Expression> of(String parameter) {
    return settings.stream()
        .filter(it -> isNamed(it.getParameter(), parameter))
        .map(Setting::getValue)
        .filter(it -> it != null)
        .findFirst();
  }

  /** Whether a reading of a parameter is chosen. */
  public boolean chooses(String parameter, String option) {
    return of(parameter)
        .filter(
            it ->
                it instanceof SubjectValue value
                    && value.getSubject().getNamed() instanceof ParameterOption named
                    && (option.equals(named.getName()) || option.equals(named.getAlias())))
        .isPresent();
  }

  private static boolean isNamed(Parameter parameter, String name) {
    return parameter != null
        && (name.equals(parameter.getName()) || name.equals(parameter.getAlias()));
  }

  /** A whole number that a parameter is set to; its default if it keeps that. */
  public int number(String parameter, int standard) {
    Optional<Expression> set = of(parameter);
    if (set.isEmpty()) {
      return standard;
    }
    return set.get() instanceof Quantity number && number.getValue() != null
        ? number.getValue().intValue()
        : standard;
  }

  /** Whether a parameter that is off by default is on. */
  public boolean allows(String parameter) {
    return of(parameter)
        .filter(it -> !(it instanceof SwitchLiteral s) || s.getValue() == Switch.ON)
        .isPresent();
  }

  /** Whether somebody tires at all: the rules of exhaustion are a module (EXH-01). */
  public boolean exhausts() {
    return of("Exhaustion")
        .filter(it -> it instanceof SwitchLiteral s && s.getValue() == Switch.OFF)
        .isEmpty();
  }
}
