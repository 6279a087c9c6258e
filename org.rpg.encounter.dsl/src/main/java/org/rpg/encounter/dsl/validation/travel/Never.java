package org.rpg.encounter.dsl.validation.travel;

import java.math.BigDecimal;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.*;

/** Conditions that can never hold, as far as that can be proven. */
public final class Never {
  private Never() {}

  /** Whether an edge can never be taken when its stage is over. */
  public static boolean of(Edge edge, Stage stage) {
    Optional<EObject> scene = AdventureGraph.scene(stage);
    EObject guard = edge.getGuard();
    return guard != null && scene.isPresent() && never(guard, Possible.in(scene.get()));
  }

  /** Whether a condition within a scene can never hold, whatever happens in it. */
  public static boolean of(EObject condition) {
    return condition != null && never(condition, null);
  }

  private static boolean never(EObject condition, Possible possible) {
    if (condition instanceof And and) {
      return never(and.getLeft(), possible) || never(and.getRight(), possible);
    }
    if (condition instanceof Or or) {
      return never(or.getLeft(), possible) && never(or.getRight(), possible);
    }
    if (condition instanceof SwitchLiteral literal) {
      return literal.getValue() == Switch.OFF;
    }
    if (condition instanceof Comparison comparison) {
      return never(comparison);
    }
    if (condition instanceof Quantity chance && chance.getUnit() == Unit.PERCENT) {
      return chance.getValue() != null && chance.getValue().signum() == 0;
    }
    if (possible != null && condition instanceof OutcomeValue outcome) {
      return !possible.has(outcome.getOutcome());
    }
    return possible != null
        && condition instanceof SubjectValue value
        && value.getSubject() != null
        && value.getSubject().getNamed() instanceof End end
        && !end.eIsProxy()
        && !possible.ends(end);
  }

  private static boolean never(Comparison comparison) {
    Optional<BigDecimal> left = number(comparison.getLeft());
    Optional<BigDecimal> right = number(comparison.getRight());
    if (left.isPresent() && right.isPresent()) {
      return !holds(left.get().compareTo(right.get()), comparison.getOperator());
    }
    return right.isPresent() && isNatural(comparison.getLeft())
        ? isBelowZero(comparison.getOperator(), right.get())
        : left.isPresent()
            && isNatural(comparison.getRight())
            && isBelowZero(mirrored(comparison.getOperator()), left.get());
  }

  /** A number that stands there as it is. */
  private static Optional<BigDecimal> number(EObject expression) {
    if (expression instanceof Negative negative) {
      return number(negative.getOperand()).map(BigDecimal::negate);
    }
    return expression instanceof Quantity quantity
            && quantity.getDice() == null
            && quantity.getUnit() == Unit.UNSTATED
        ? Optional.ofNullable(quantity.getValue())
        : Optional.empty();
  }

  /** What is never less than nothing. */
  private static boolean isNatural(EObject expression) {
    return expression instanceof CountValue
        || expression instanceof DistanceValue
        || expression instanceof AttributeValue;
  }

  private static boolean isBelowZero(ComparisonOperator operator, BigDecimal bound) {
    return switch (operator) {
      case LT -> bound.signum() <= 0;
      case LE, EQ -> bound.signum() < 0;
      case GT, GE, NE -> false;
    };
  }

  private static ComparisonOperator mirrored(ComparisonOperator operator) {
    return switch (operator) {
      case LT -> ComparisonOperator.GT;
      case LE -> ComparisonOperator.GE;
      case GT -> ComparisonOperator.LT;
      case GE -> ComparisonOperator.LE;
      case EQ, NE -> operator;
    };
  }

  private static boolean holds(int compared, ComparisonOperator operator) {
    return switch (operator) {
      case LT -> compared < 0;
      case LE -> compared <= 0;
      case GT -> compared > 0;
      case GE -> compared >= 0;
      case EQ -> compared == 0;
      case NE -> compared != 0;
    };
  }
}
