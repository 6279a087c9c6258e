package org.rpg.encounter.dsl.validation.checks;

import java.util.Set;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.rpg.encounter.dsl.encounter.Comparison;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.MultiplicativeOperator;
import org.rpg.encounter.dsl.encounter.Negative;
import org.rpg.encounter.dsl.encounter.Product;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.Sum;
import org.rpg.encounter.dsl.encounter.Unit;
import org.rpg.encounter.dsl.expressions.Kind;
import org.rpg.encounter.dsl.expressions.Kinds;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Dimension;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Fix;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.Suggestion;
import org.rpg.encounter.dsl.validation.Wording;
import org.rpg.encounter.dsl.words.Words;

/**
 * A condition is so or not; what is reckoned with and compared is a number, lengths with lengths
 * and times with times. Each expression is looked at where it stands and with what stands right
 * below it, so that a fault is told once.
 */
final class ExpressionCheck implements Check<Expression> {
  private static final EncounterPackage MODEL = EncounterPackage.eINSTANCE;
  private static final Diagnosis WRONG = Diagnosis.of("UNIT-WRONG");
  private static final Diagnosis MISSING = Diagnosis.of("UNIT-MISSING");
  private static final Diagnosis MIXED = Diagnosis.of("UNIT-MIXED");
  private static final Diagnosis NO_CONDITION = Diagnosis.of("CONDITION-NUMBER");
  private static final Diagnosis NO_NUMBER = Diagnosis.of("NUMBER-CONDITION");

  /** Where something stands that is so or not. */
  private static final Set<EStructuralFeature> CONDITIONS =
      Set.of(
          MODEL.getActionLine_Condition(),
          MODEL.getMember_Condition(),
          MODEL.getWhenEvent_Condition(),
          MODEL.getEndCondition_Condition(),
          MODEL.getDecision_Condition(),
          MODEL.getRepeat_Condition(),
          MODEL.getEdge_Guard(),
          MODEL.getAnd_Left(),
          MODEL.getAnd_Right(),
          MODEL.getOr_Left(),
          MODEL.getOr_Right(),
          MODEL.getNot_Operand());

  @Override
  public void check(Expression expression, Findings findings) {
    if (CONDITIONS.contains(expression.eContainingFeature())
        && !Kinds.of(expression).isTruth()
        && !isChance(expression)) {
      tell(NO_CONDITION, expression, findings);
    }
    if (expression instanceof Comparison comparison) {
      if (areNumbers(findings, comparison.getLeft(), comparison.getRight())) {
        compare(comparison.getLeft(), comparison.getRight(), findings);
      }
    } else if (expression instanceof Sum sum) {
      if (areNumbers(findings, sum.getLeft(), sum.getRight())
          && !Kinds.of(sum.getLeft()).isSummable(Kinds.of(sum.getRight()))) {
        tellMixed(sum.getLeft(), sum.getRight(), findings);
      }
    } else if (expression instanceof Product product) {
      if (areNumbers(findings, product.getLeft(), product.getRight()) && !goes(product)) {
        tellMixed(product.getLeft(), product.getRight(), findings);
      }
    } else if (expression instanceof Negative negative) {
      areNumbers(findings, negative.getOperand());
    }
  }

  /** An edge may be left to chance: "if 1/3 -> Home". */
  private static boolean isChance(Expression expression) {
    return expression.eContainingFeature() == MODEL.getEdge_Guard() && Kinds.isShare(expression);
  }

  private static boolean goes(Product product) {
    Kind left = Kinds.of(product.getLeft());
    Kind right = Kinds.of(product.getRight());
    return product.getOperator() == MultiplicativeOperator.TIMES
        ? left.isProduct(right)
        : left.isQuotient(right);
  }

  /** Two numbers that are to be compared; where one is written out, it is the one to mend. */
  static void compare(Expression left, Expression right, Findings findings) {
    Kind one = Kinds.of(left);
    Kind other = Kinds.of(right);
    if (one.isComparable(other)) {
      return;
    }
    if (right instanceof Quantity) {
      tellUnit(right, one, findings);
    } else if (left instanceof Quantity) {
      tellUnit(left, other, findings);
    } else {
      tellMixed(left, right, findings);
    }
  }

  private static boolean areNumbers(Findings findings, Expression... operands) {
    boolean all = true;
    for (Expression operand : operands) {
      if (!Kinds.of(operand).isNumber()) {
        tell(NO_NUMBER, operand, findings);
        all = false;
      }
    }
    return all;
  }

  private static void tell(Diagnosis what, Expression expression, Findings findings) {
    Place place = Place.whole(expression);
    Wording compared = what == NO_CONDITION ? Fix.before(place, " >= 1") : Suggestion.none();
    findings.report(what, place, place.text(), compared);
  }

  /** That something else is due there, if only a unit. */
  static void tellUnit(Expression written, Kind due, Findings findings) {
    Place place = Place.whole(written);
    boolean plain = written instanceof Quantity it && it.getUnit() == Unit.UNSTATED;
    findings.report(
        plain ? MISSING : WRONG,
        place,
        described(due),
        place.text(),
        plain ? withUnit(place, due, findings) : Suggestion.none());
  }

  /** The number with the unit that is due there. */
  private static Wording withUnit(Place number, Kind due, Findings findings) {
    return switch (due) {
      case LENGTH -> Fix.before(number, " " + Words.spelling("m", findings.language()));
      case TIME -> Fix.before(number, " " + Words.spelling("h", findings.language()));
      case SHARE -> Fix.before(number, "%");
      default -> Suggestion.none();
    };
  }

  private static void tellMixed(Expression left, Expression right, Findings findings) {
    findings.report(
        MIXED,
        Place.whole(right),
        Place.whole(left).text(),
        described(Kinds.of(left)),
        Place.whole(right).text(),
        described(Kinds.of(right)));
  }

  /** "a length, like 6 m". */
  private static Wording described(Kind kind) {
    return switch (kind) {
      case LENGTH -> Dimension.LENGTH.described();
      case TIME -> Dimension.HOURS.described();
      case SHARE -> Dimension.SHARE.described();
      case POINTS -> Phrases.of("kind.points");
      default -> Phrases.of("kind.number");
    };
  }
}
