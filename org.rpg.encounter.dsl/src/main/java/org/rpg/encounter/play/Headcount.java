package org.rpg.encounter.play;

import java.util.Iterator;
import java.util.function.ToIntFunction;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.rpg.encounter.dsl.encounter.And;
import org.rpg.encounter.dsl.encounter.Comparison;
import org.rpg.encounter.dsl.encounter.CountValue;
import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.MomentValue;
import org.rpg.encounter.dsl.encounter.Not;
import org.rpg.encounter.dsl.encounter.Or;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.SubjectValue;
import org.rpg.encounter.dsl.encounter.Sum;
import org.rpg.encounter.dsl.expressions.Kinds;

/**
 * Answers before anybody stands on the field whether somebody takes part: "only if number of heroes
 * >= 5". What cannot be told yet is taken to hold.
 *
 * @param count how many of those who are meant take part
 */
record Headcount(ToIntFunction<Subject> count) {

  /** Whether only the scene can tell as it begins: what is remembered, the hour of the day. */
  static boolean isOfTheScene(Expression condition) {
    return condition != null && (isScenes(condition) || hasScenes(condition));
  }

  private static boolean hasScenes(Expression condition) {
    Iterator<EObject> parts = EcoreUtil.getAllContents(condition, false);
    while (parts.hasNext()) {
      if (isScenes(parts.next())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isScenes(EObject part) {
    return part instanceof MomentValue
        || part instanceof SubjectValue value && Kinds.isCounted(value.getSubject().getNamed());
  }

  boolean holds(Expression condition) {
    if (condition instanceof And and) {
      return holds(and.getLeft()) && holds(and.getRight());
    }
    if (condition instanceof Or or) {
      return holds(or.getLeft()) || holds(or.getRight());
    }
    if (condition instanceof Not not) {
      return !holds(not.getOperand());
    }
    if (condition instanceof Comparison comparison) {
      double left = number(comparison.getLeft());
      double right = number(comparison.getRight());
      return Double.isNaN(left)
          || Double.isNaN(right)
          || switch (comparison.getOperator()) {
            case LT -> left < right;
            case LE -> left <= right;
            case GT -> left > right;
            case GE -> left >= right;
            case EQ -> left == right;
            case NE -> left != right;
          };
    }
    return true;
  }

  private double number(Expression expression) {
    if (expression instanceof CountValue value) {
      return count.applyAsInt(value.getSubject());
    }
    if (expression instanceof Quantity quantity) {
      return Quantities.value(quantity);
    }
    if (expression instanceof Sum sum) {
      double left = number(sum.getLeft());
      double right = number(sum.getRight());
      return switch (sum.getOperator()) {
        case PLUS -> left + right;
        case MINUS -> left - right;
      };
    }
    return Double.NaN;
  }
}
