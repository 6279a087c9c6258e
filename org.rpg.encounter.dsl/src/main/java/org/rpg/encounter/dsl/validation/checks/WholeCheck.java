package org.rpg.encounter.dsl.validation.checks;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.rpg.encounter.dsl.encounter.Assignment;
import org.rpg.encounter.dsl.encounter.AttributeValue;
import org.rpg.encounter.dsl.encounter.Comparison;
import org.rpg.encounter.dsl.encounter.CountValue;
import org.rpg.encounter.dsl.encounter.DiceLiteral;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Expectation;
import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.MultiplicativeOperator;
import org.rpg.encounter.dsl.encounter.Negative;
import org.rpg.encounter.dsl.encounter.Parameter;
import org.rpg.encounter.dsl.encounter.Product;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.SkillValueOf;
import org.rpg.encounter.dsl.encounter.SubjectValue;
import org.rpg.encounter.dsl.encounter.Sum;
import org.rpg.encounter.dsl.encounter.Unit;
import org.rpg.encounter.dsl.expressions.Kind;
import org.rpg.encounter.dsl.expressions.Kinds;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Fix;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.Suggestion;

/**
 * Turns and times are counted, difficulties and clocks go in whole steps, and what counts is
 * compared with what it can be. Only a mean over all runs is broken, so an expectation may be.
 */
final class WholeCheck implements Check<Quantity> {
  private static final EncounterPackage MODEL = EncounterPackage.eINSTANCE;
  private static final Diagnosis WHOLE = Diagnosis.of("SYN-WHOLE");
  private static final Diagnosis COMPARED = Diagnosis.of("VALUE-WHOLE");

  private static final Set<Unit> COUNTED = Set.of(Unit.TURN, Unit.TIMES, Unit.SESSION);
  private static final Set<EStructuralFeature> DIFFICULTIES =
      Set.of(
          MODEL.getTestProperty_Difficulty(),
          MODEL.getTrial_Difficulty(),
          MODEL.getObstacleAction_Difficulty());

  @Override
  public void check(Quantity quantity, Findings findings) {
    if (quantity.getValue() == null || isWhole(quantity.getValue())) {
      return;
    }
    EObject top = quantity;
    while (top.eContainer() instanceof Sum || top.eContainer() instanceof Negative) {
      top = top.eContainer();
    }
    boolean plain = quantity.getUnit() == Unit.UNSTATED;
    if (top.eContainer() instanceof Expectation) {
      return;
    }
    if (COUNTED.contains(quantity.getUnit())
        || plain && (DIFFICULTIES.contains(top.eContainingFeature()) || isStart(top))) {
      Place place = Place.whole(quantity);
      findings.report(WHOLE, place, number(quantity, findings), rounded(quantity, place));
    } else if (plain
        && top.eContainer() instanceof Comparison comparison
        && counts(top == comparison.getLeft() ? comparison.getRight() : comparison.getLeft())) {
      Expression counted =
          top == comparison.getLeft() ? comparison.getRight() : comparison.getLeft();
      Place place = Place.whole(quantity);
      findings.report(
          COMPARED,
          place,
          Place.whole(counted).text(),
          number(quantity, findings),
          rounded(quantity, place));
    }
  }

  /** What a clock or a fact begins with in a variant. */
  private static boolean isStart(EObject value) {
    return value.eContainer() instanceof Assignment assignment
        && !(assignment.getTarget() instanceof Parameter);
  }

  /** Whether it can only be whole. */
  private static boolean counts(Expression expression) {
    if (expression instanceof Sum sum) {
      return counts(sum.getLeft()) && counts(sum.getRight());
    }
    if (expression instanceof Product product) {
      return product.getOperator() == MultiplicativeOperator.TIMES
          && counts(product.getLeft())
          && counts(product.getRight());
    }
    if (expression instanceof Negative negative) {
      return counts(negative.getOperand());
    }
    if (expression instanceof Quantity quantity) {
      return quantity.getUnit() == Unit.UNSTATED
          && quantity.getValue() != null
          && isWhole(quantity.getValue());
    }
    Kind kind = Kinds.of(expression);
    return expression instanceof CountValue
        || expression instanceof SkillValueOf
        || expression instanceof DiceLiteral
        || expression instanceof SubjectValue && kind == Kind.FLAG
        || expression instanceof AttributeValue && (kind == Kind.NUMBER || kind == Kind.POINTS);
  }

  private static boolean isWhole(BigDecimal number) {
    return number.stripTrailingZeros().scale() <= 0;
  }

  private static String number(Quantity quantity, Findings findings) {
    String number = quantity.getValue().toPlainString();
    return findings.language().choose(number, number.replace('.', ','));
  }

  /** The same with the whole numbers below and above it. */
  private static Suggestion rounded(Quantity quantity, Place place) {
    BigDecimal below = quantity.getValue().setScale(0, RoundingMode.FLOOR);
    return new Suggestion(
        List.of(below, below.add(BigDecimal.ONE)).stream()
            .map(it -> Fix.withNumber(place, it.toPlainString()))
            .filter(Fix.class::isInstance)
            .map(it -> ((Fix) it).replacement())
            .toList());
  }
}
