package org.rpg.encounter.play;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.AdditiveOperator;
import org.rpg.encounter.dsl.encounter.DamageScale;
import org.rpg.encounter.dsl.encounter.DiceLiteral;
import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.MultiplicativeOperator;
import org.rpg.encounter.dsl.encounter.Negative;
import org.rpg.encounter.dsl.encounter.ParameterOption;
import org.rpg.encounter.dsl.encounter.Product;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.Setting;
import org.rpg.encounter.dsl.encounter.Sum;
import org.rpg.encounter.dsl.encounter.Switch;
import org.rpg.encounter.dsl.encounter.SwitchLiteral;
import org.rpg.encounter.dsl.encounter.WoundBand;
import org.rpg.encounter.dsl.encounter.WoundClass;
import org.rpg.encounter.dsl.encounter.WoundClasses;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.Setting.Bands;
import org.rpg.encounter.rules.Setting.Choice;
import org.rpg.encounter.rules.Setting.Ladder;
import org.rpg.encounter.rules.Setting.Length;
import org.rpg.encounter.rules.Setting.Name;
import org.rpg.encounter.rules.Setting.Number;
import org.rpg.encounter.rules.Setting.Roll;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.field.Squares;

/** Turns a script's ruleset into the engine's. */
final class Rulesets {
  private final Names names;
  private final Declared declared;

  Rulesets(Names names, Declared declared) {
    this.names = names;
    this.declared = declared;
  }

  /**
   * The engine's ruleset: the defaults, then what each base changes, then what it changes itself.
   */
  Ruleset of(org.rpg.encounter.dsl.encounter.Ruleset used) {
    return apply(used, withLocalNames(), new HashSet<>());
  }

  /** The defaults; the roles of skills carry their names in the script's language. */
  Ruleset standard() {
    return withLocalNames();
  }

  private Ruleset withLocalNames() {
    Ruleset ruleset = Ruleset.standard();
    for (org.rpg.encounter.dsl.encounter.Parameter it : declared.parameters()) {
      EObject skill = Declared.named(it.getInitial());
      Parameter parameter = engineParameter(it).orElse(null);
      if (parameter != null && parameter.standard() instanceof Name && skill != null) {
        ruleset = ruleset.with(parameter, new Name(names.of(skill)));
      }
    }
    return ruleset;
  }

  private Ruleset apply(
      org.rpg.encounter.dsl.encounter.Ruleset used, Ruleset start, Set<EObject> seen) {
    if (used == null || !seen.add(used)) {
      return start;
    }
    Ruleset ruleset = apply(used.getBase(), start, seen);
    for (EObject element : used.getElements()) {
      if (element instanceof Setting setting) {
        ruleset = set(ruleset, setting);
      } else if (element instanceof WoundClasses classes) {
        ruleset = ruleset.with(Parameter.WOUND_CLASSES, bands(classes));
      } else if (element instanceof DamageScale scale) {
        ruleset = ruleset.with(Parameter.DAMAGE_SCALE, ladder(scale));
      }
    }
    return ruleset;
  }

  private Ruleset set(Ruleset ruleset, Setting setting) {
    return set(ruleset, setting.getParameter(), setting.getValue());
  }

  /** A ruleset with one more parameter set as a script says. */
  Ruleset set(
      Ruleset ruleset, org.rpg.encounter.dsl.encounter.Parameter declared, Expression value) {
    return engineParameter(declared)
        .map(parameter -> ruleset.with(parameter, value(parameter, value)))
        .orElse(ruleset);
  }

  /** The engine's parameter of a declared one; empty for one that the engine does not know yet. */
  static Optional<Parameter> engineParameter(org.rpg.encounter.dsl.encounter.Parameter declared) {
    return declared == null
        ? Optional.empty()
        : Parameter.named(String.valueOf(declared.getName()))
            .or(() -> Parameter.named(String.valueOf(declared.getAlias())));
  }

  private org.rpg.encounter.rules.Setting value(Parameter parameter, Expression value) {
    org.rpg.encounter.rules.Setting kind = parameter.standard();
    if (kind instanceof org.rpg.encounter.rules.Setting.Switch) {
      return new org.rpg.encounter.rules.Setting.Switch(
          value instanceof SwitchLiteral literal && literal.getValue() == Switch.ON);
    }
    if (kind instanceof Choice) {
      return new Choice(option(value));
    }
    if (kind instanceof Name) {
      EObject skill = Declared.named(value);
      return skill == null ? kind : new Name(names.of(skill));
    }
    if (kind instanceof Roll) {
      return new Roll(dice(value));
    }
    if (kind instanceof Length) {
      return new Length(Squares.ofMetres(number(value)));
    }
    return new Number((int) number(value));
  }

  private static int option(Expression value) {
    return Declared.named(value) instanceof ParameterOption option
        ? ((org.rpg.encounter.dsl.encounter.Parameter) option.eContainer())
            .getOptions()
            .indexOf(option)
        : 0;
  }

  /** Dice with a number added or a factor; anything else counts as a number. */
  static DiceExpression dice(Expression value) {
    if (value instanceof DiceLiteral literal) {
      return DiceExpression.parse(literal.getDice());
    }
    if (value instanceof Sum sum) {
      DiceExpression left = dice(sum.getLeft());
      int more = (int) number(sum.getRight());
      return left.plus(sum.getOperator() == AdditiveOperator.PLUS ? more : -more);
    }
    if (value instanceof Product product
        && product.getOperator() == MultiplicativeOperator.TIMES
        && product.getLeft() instanceof DiceLiteral literal) {
      DiceExpression once = DiceExpression.parse(literal.getDice());
      int factor = (int) number(product.getRight());
      return new DiceExpression(once.count(), once.sides(), once.factor() * factor, once.bonus());
    }
    return DiceExpression.constant((int) number(value));
  }

  private static double number(Expression value) {
    if (value instanceof Quantity quantity) {
      return Quantities.value(quantity);
    }
    if (value instanceof Negative negative) {
      return -number(negative.getOperand());
    }
    if (value instanceof DiceLiteral literal) {
      return DiceExpression.parse(literal.getDice()).mean();
    }
    if (value instanceof Sum sum) {
      double left = number(sum.getLeft());
      double right = number(sum.getRight());
      return switch (sum.getOperator()) {
        case PLUS -> left + right;
        case MINUS -> left - right;
      };
    }
    if (value instanceof Product product) {
      double left = number(product.getLeft());
      double right = number(product.getRight());
      return switch (product.getOperator()) {
        case TIMES -> left * right;
        case DIVIDED -> left / right;
      };
    }
    return 0;
  }

  /** WND-03: light from 1, moderate and grave from where their bands begin. */
  static Bands bands(WoundClasses classes) {
    Bands standard = (Bands) Parameter.WOUND_CLASSES.standard();
    int moderate = standard.moderate();
    int grave = standard.grave();
    for (WoundBand band : classes.getBands()) {
      if (band.getWoundClass() == WoundClass.MODERATE) {
        moderate = band.getFrom();
      } else if (band.getWoundClass() == WoundClass.GRAVE) {
        grave = band.getFrom();
      }
    }
    return new Bands(moderate, grave);
  }

  /** BASE-10. */
  static Ladder ladder(DamageScale scale) {
    List<DiceExpression> steps =
        scale.getSteps().stream()
            .map(
                step ->
                    Quantities.isRolled(step)
                        ? Quantities.dice(step)
                        : DiceExpression.constant(Quantities.fixed(step)))
            .toList();
    return new Ladder(steps);
  }
}
