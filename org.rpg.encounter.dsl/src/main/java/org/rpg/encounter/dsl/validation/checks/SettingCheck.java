package org.rpg.encounter.dsl.validation.checks;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.DiceLiteral;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.Negative;
import org.rpg.encounter.dsl.encounter.Parameter;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.Setting;
import org.rpg.encounter.dsl.encounter.SubjectValue;
import org.rpg.encounter.dsl.encounter.SwitchLiteral;
import org.rpg.encounter.dsl.encounter.Unit;
import org.rpg.encounter.dsl.naming.NameConverter;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Named;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.Suggestion;
import org.rpg.encounter.dsl.validation.Wording;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Words;
import org.rpg.encounter.rules.field.Squares;

/** A parameter takes what its default is like: a number, dice, a switch, one of its options. */
final class SettingCheck implements Check<Setting> {
  private static final Diagnosis VALUE = Diagnosis.of("SETTING-VALUE");
  private static final Diagnosis RANGE = Diagnosis.of("VALUE-RANGE");

  @Override
  public void check(Setting setting, Findings findings) {
    Parameter parameter = setting.getParameter();
    if (parameter == null || parameter.eIsProxy() || setting.getValue() == null) {
      return;
    }
    Expression value = setting.getValue();
    Place place = Place.of(setting, EncounterPackage.eINSTANCE.getSetting_Value());
    if (!fits(parameter, value) || isBroken(parameter, value)) {
      findings.report(
          VALUE, place, new Named(parameter), allowed(parameter), offered(parameter, findings));
    } else if (fixed(value) instanceof Quantity quantity && quantity.getValue() != null) {
      BigDecimal number = value == quantity ? quantity.getValue() : quantity.getValue().negate();
      bounds(parameter)
          .filter(
              bounds -> number.compareTo(least(bounds)) < 0 || number.compareTo(most(bounds)) > 0)
          .ifPresent(bounds -> findings.report(RANGE, place, least(bounds), most(bounds)));
    }
  }

  /** What counts something is whole; only a length may be broken. */
  private static boolean isBroken(Parameter parameter, Expression value) {
    return parameter.getInitial() instanceof Quantity of
        && of.getUnit() == Unit.UNSTATED
        && fixed(value) instanceof Quantity quantity
        && quantity.getValue() != null
        && quantity.getValue().stripTrailingZeros().scale() > 0;
  }

  /** A number without its sign; any other value as it is. */
  private static Expression fixed(Expression value) {
    return value instanceof Negative negative && negative.getOperand() instanceof Quantity
        ? negative.getOperand()
        : value;
  }

  /** The engine's parameter, which knows its bounds; empty for one it does not know. */
  private static Optional<org.rpg.encounter.rules.Parameter> bounds(Parameter parameter) {
    return Stream.of(parameter.getName(), parameter.getAlias())
        .filter(Objects::nonNull)
        .flatMap(name -> org.rpg.encounter.rules.Parameter.named(name).stream())
        .findFirst();
  }

  private static BigDecimal least(org.rpg.encounter.rules.Parameter bounds) {
    return inMetres(bounds, bounds.least());
  }

  private static BigDecimal most(org.rpg.encounter.rules.Parameter bounds) {
    return inMetres(bounds, bounds.most());
  }

  private static BigDecimal inMetres(org.rpg.encounter.rules.Parameter bounds, int value) {
    return bounds.standard() instanceof org.rpg.encounter.rules.Setting.Length
        ? BigDecimal.valueOf(Math.round(Squares.metres(value)))
        : BigDecimal.valueOf(value);
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
    if (initial instanceof Quantity of && fixed(value) instanceof Quantity with) {
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

  /** What may be written there: each option, or what is so unless a ruleset says otherwise. */
  private static Suggestion offered(Parameter parameter, Findings findings) {
    Language language = findings.language();
    if (!parameter.getOptions().isEmpty()) {
      return new Suggestion(
          parameter.getOptions().stream()
              .map(it -> NameConverter.written(new Named(it).in(language)))
              .toList());
    }
    Expression initial = parameter.getInitial();
    if (initial instanceof SwitchLiteral) {
      return new Suggestion(
          List.of(Words.spelling("on", language), Words.spelling("off", language)));
    }
    boolean alike =
        initial instanceof DiceLiteral
            || initial instanceof Quantity it && it.getUnit() == Unit.UNSTATED;
    ICompositeNode node = alike ? NodeModelUtils.findActualNodeFor(initial) : null;
    return node == null ? Suggestion.none() : Suggestion.of(NodeModelUtils.getTokenText(node));
  }

  /** What the parameter takes, in words. */
  private static Wording allowed(Parameter parameter) {
    if (!parameter.getOptions().isEmpty()) {
      return reader ->
          Phrases.of(
                  "setting.options",
                  String.join(
                      ", ",
                      parameter.getOptions().stream().map(o -> new Named(o).in(reader)).toList()))
              .in(reader);
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
    if (initial instanceof Quantity length && length.getUnit() == Unit.METRE) {
      return Phrases.of("setting.length");
    }
    EObject kind = initial == null ? null : named(initial);
    return kind == null
        ? Phrases.of("setting.whole")
        : Phrases.of("kind." + kind.eClass().getName());
  }
}
