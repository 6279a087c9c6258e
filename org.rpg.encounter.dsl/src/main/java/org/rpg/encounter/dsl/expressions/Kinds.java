package org.rpg.encounter.dsl.expressions;

import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.AttributeValue;
import org.rpg.encounter.dsl.encounter.Clock;
import org.rpg.encounter.dsl.encounter.CountValue;
import org.rpg.encounter.dsl.encounter.DeedVerb;
import org.rpg.encounter.dsl.encounter.DiceLiteral;
import org.rpg.encounter.dsl.encounter.DistanceValue;
import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.Fact;
import org.rpg.encounter.dsl.encounter.HalfLiteral;
import org.rpg.encounter.dsl.encounter.MultiplicativeOperator;
import org.rpg.encounter.dsl.encounter.Negative;
import org.rpg.encounter.dsl.encounter.Product;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.SceneObject;
import org.rpg.encounter.dsl.encounter.SkillValueOf;
import org.rpg.encounter.dsl.encounter.SubjectValue;
import org.rpg.encounter.dsl.encounter.Sum;
import org.rpg.encounter.dsl.encounter.Unit;

/** Tells of every expression what it is. */
public final class Kinds {
  private Kinds() {}

  /** The kind of an expression, also of a half-written one; {@link Kind#UNKNOWN} of none. */
  public static Kind of(Expression expression) {
    if (expression instanceof Quantity quantity) {
      return of(quantity.getUnit());
    }
    if (expression instanceof Sum sum) {
      return of(sum.getLeft()).plus(of(sum.getRight()));
    }
    if (expression instanceof Product product) {
      return of(product);
    }
    if (expression instanceof Negative negative) {
      return of(negative.getOperand());
    }
    if (expression instanceof AttributeValue value) {
      return ofAttribute(value);
    }
    if (expression instanceof SubjectValue value) {
      return ofSubject(value);
    }
    if (expression instanceof HalfLiteral) {
      return Kind.SHARE;
    }
    if (expression instanceof DistanceValue) {
      return Kind.LENGTH;
    }
    boolean plain =
        expression instanceof CountValue
            || expression instanceof SkillValueOf
            || expression instanceof DiceLiteral;
    return plain ? Kind.NUMBER : expression == null ? Kind.UNKNOWN : Kind.TRUTH;
  }

  /** Whether it depends on nothing that happens: 3 m + 2 m. */
  public static boolean isConstant(Expression expression) {
    if (expression instanceof Sum sum) {
      return isConstant(sum.getLeft()) && isConstant(sum.getRight());
    }
    if (expression instanceof Product product) {
      return isConstant(product.getLeft()) && isConstant(product.getRight());
    }
    return expression instanceof Quantity
        || expression instanceof HalfLiteral
        || expression instanceof Negative negative && isConstant(negative.getOperand());
  }

  private static Kind of(Unit unit) {
    return switch (unit) {
      case METRE, KILOMETRE -> Kind.LENGTH;
      case MINUTE, HOUR, DAY, PERIOD, SCENE, SESSION -> Kind.TIME;
      case PERCENT -> Kind.SHARE;
      case UNSTATED, TURN, TIMES -> Kind.NUMBER;
    };
  }

  private static Kind of(Product product) {
    Kind left = of(product.getLeft());
    Kind right = of(product.getRight());
    if (product.getOperator() == MultiplicativeOperator.TIMES) {
      return left.times(right);
    }
    boolean ratio = left == Kind.NUMBER && right == Kind.NUMBER && isConstant(product);
    return ratio ? Kind.RATIO : left.over(right);
  }

  private static Kind ofAttribute(AttributeValue value) {
    return switch (value.getAttribute()) {
      case SPEED -> Kind.LENGTH;
      case TIME, AWAKE -> Kind.TIME;
      case VIGOR, LIFE, PROTECTION, PERSEVERANCE, LOSSES, DAMAGE -> Kind.POINTS;
      case TURN, WOUNDS, DESTINY, DOOM, XP, MEALS, WATER, STRENGTH -> Kind.NUMBER;
      case UNSTATED -> Kind.UNKNOWN;
    };
  }

  private static Kind ofSubject(SubjectValue value) {
    if (value.getSubject() == null) {
      return Kind.UNKNOWN;
    }
    EObject named = value.getSubject().getNamed();
    boolean bare =
        value.getVerb() == DeedVerb.UNSTATED
            && value.getPredicate() == null
            && value.getThing() == null;
    boolean unlinked = named != null && named.eIsProxy();
    return !bare ? Kind.TRUTH : unlinked ? Kind.UNKNOWN : isCounted(named) ? Kind.FLAG : Kind.TRUTH;
  }

  /** Whether what is named is a number that moves: a clock, a fact, a thing's strength. */
  public static boolean isCounted(EObject named) {
    return named instanceof Clock || named instanceof Fact || named instanceof SceneObject;
  }

  /** Whether what is compared with it is meant as a share of what could be: 60%, half, 1/3. */
  public static boolean isShare(Expression expression) {
    return of(expression).isShare();
  }
}
