package org.rpg.encounter.dsl.validation.checks;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.DiceLiteral;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.Parameter;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.Setting;
import org.rpg.encounter.dsl.encounter.SubjectValue;
import org.rpg.encounter.dsl.encounter.SwitchLiteral;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Named;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.Wording;

/** A parameter takes what its default is like: a number, dice, a switch, one of its options. */
final class SettingCheck implements Check<Setting> {
  private static final Diagnosis VALUE = Diagnosis.of("SETTING-VALUE");

  @Override
  public void check(Setting setting, Findings findings) {
    Parameter parameter = setting.getParameter();
    if (parameter == null || parameter.eIsProxy() || setting.getValue() == null) {
      return;
    }
    Expression value = setting.getValue();
    if (!fits(parameter, value)) {
      Place place = Place.of(setting, EncounterPackage.eINSTANCE.getSetting_Value());
      findings.report(VALUE, place, new Named(parameter), allowed(parameter));
    }
  }

  private static boolean fits(Parameter parameter, Expression value) {
    if (!parameter.getOptions().isEmpty()) {
      EObject given = named(value);
      return given != null && (given.eIsProxy() || parameter.getOptions().contains(given));
    }
    Expression initial = parameter.getInitial();
    if (initial == null) {
      return false;
    }
    if (initial instanceof Quantity of && value instanceof Quantity with) {
      return of.getUnit() == with.getUnit();
    }
    if (named(initial) != null) {
      EObject given = named(value);
      return given != null && (given.eIsProxy() || given.eClass() == named(initial).eClass());
    }
    boolean literal =
        initial instanceof Quantity
            || initial instanceof DiceLiteral
            || initial instanceof SwitchLiteral;
    EClass kind = initial.eClass();
    return !literal || kind == value.eClass();
  }

  private static EObject named(Expression value) {
    return value instanceof SubjectValue s && s.getSubject() != null
        ? s.getSubject().getNamed()
        : null;
  }

  /** What the parameter takes, in words. */
  private static Wording allowed(Parameter parameter) {
    if (!parameter.getOptions().isEmpty()) {
      return language ->
          Phrases.of(
                  "setting.options",
                  String.join(
                      ", ",
                      parameter.getOptions().stream().map(o -> new Named(o).in(language)).toList()))
              .in(language);
    }
    Expression initial = parameter.getInitial();
    if (initial instanceof SwitchLiteral) {
      return Phrases.of("setting.switch");
    }
    if (initial instanceof DiceLiteral) {
      return Phrases.of("RULE_DICE");
    }
    if (parameter.getScale() != null) {
      return Phrases.of("setting.scale");
    }
    if (parameter.getWounds() != null) {
      return Phrases.of("setting.wounds");
    }
    EObject kind = initial == null ? null : named(initial);
    return kind == null ? Phrases.of("RULE_INT") : Phrases.of("kind." + kind.eClass().getName());
  }
}
