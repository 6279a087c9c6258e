package org.rpg.encounter.dsl.validation.checks;

import java.math.BigDecimal;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.And;
import org.rpg.encounter.dsl.encounter.AttributeValue;
import org.rpg.encounter.dsl.encounter.Comparison;
import org.rpg.encounter.dsl.encounter.ComparisonOperator;
import org.rpg.encounter.dsl.encounter.EndCondition;
import org.rpg.encounter.dsl.encounter.Not;
import org.rpg.encounter.dsl.encounter.Or;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;

/** An end that is reached before anybody has acted is hardly meant. */
final class EndAtStartCheck implements Check<EndCondition> {
  private static final Diagnosis AT_START = Diagnosis.of("END-AT-START");

  @Override
  public void check(EndCondition end, Findings findings) {
    if (end.getCondition() != null && holds(end.getCondition()).orElse(false)) {
      findings.report(AT_START, Place.whole(end.getCondition()));
    }
  }

  /** Whether a condition holds at the start, if that can be said. */
  private static Optional<Boolean> holds(EObject condition) {
    if (condition instanceof And and) {
      Optional<Boolean> left = holds(and.getLeft());
      Optional<Boolean> right = holds(and.getRight());
      return left.isEmpty() || right.isEmpty()
          ? Optional.empty()
          : Optional.of(left.get() && right.get());
    }
    if (condition instanceof Or or) {
      boolean either = holds(or.getLeft()).orElse(false) || holds(or.getRight()).orElse(false);
      return either ? Optional.of(true) : Optional.empty();
    }
    if (condition instanceof Not not) {
      return holds(not.getOperand()).map(b -> !b);
    }
    if (condition instanceof Comparison c
        && c.getLeft() instanceof AttributeValue value
        && c.getRight() instanceof Quantity bound
        && bound.getValue() != null) {
      return atStart(value).map(v -> compare(v, c.getOperator(), bound.getValue()));
    }
    return Optional.empty();
  }

  private static Optional<BigDecimal> atStart(AttributeValue value) {
    return switch (value.getAttribute()) {
      case LOSSES -> Optional.of(BigDecimal.ZERO);
      case TURN -> Optional.of(BigDecimal.ONE);
      default -> Optional.empty();
    };
  }

  private static boolean compare(BigDecimal value, ComparisonOperator operator, BigDecimal bound) {
    int c = value.compareTo(bound);
    return switch (operator) {
      case LT -> c < 0;
      case LE -> c <= 0;
      case GT -> c > 0;
      case GE -> c >= 0;
      case EQ -> c == 0;
      case NE -> c != 0;
    };
  }
}
