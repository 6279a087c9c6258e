package org.rpg.encounter.play;

import org.rpg.encounter.dsl.encounter.AdditiveOperator;
import org.rpg.encounter.dsl.encounter.Attribute;
import org.rpg.encounter.dsl.encounter.AttributeValue;
import org.rpg.encounter.dsl.encounter.CountValue;
import org.rpg.encounter.dsl.encounter.DiceLiteral;
import org.rpg.encounter.dsl.encounter.DistanceValue;
import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.HalfLiteral;
import org.rpg.encounter.dsl.encounter.MultiplicativeOperator;
import org.rpg.encounter.dsl.encounter.Negative;
import org.rpg.encounter.dsl.encounter.Place;
import org.rpg.encounter.dsl.encounter.Product;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.encounter.SkillValueOf;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.Sum;
import org.rpg.encounter.dsl.encounter.Unit;
import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.play.seen.Figure;
import org.rpg.encounter.play.seen.Pool;
import org.rpg.encounter.play.seen.Selection;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.field.Squares;

/** Compiles what a script measures: a number, vigor, a distance, how many. */
final class Figures {
  private static final Figure MISSING = (view, self) -> Double.NaN;

  private final Scene scene;
  private final Selections selections;

  Figures(Scene scene, Selections selections) {
    this.scene = scene;
    this.selections = selections;
  }

  /** The value in points, metres or turns. */
  Figure compile(Expression expression) {
    return compile(expression, false);
  }

  /**
   * @param asShare whether the value is compared with a percentage, so that 0 to 1 of what could be
   *     is meant
   */
  Figure compile(Expression expression, boolean asShare) {
    if (expression instanceof Quantity quantity) {
      double value = Quantities.value(quantity);
      return (view, self) -> value;
    }
    if (expression instanceof HalfLiteral) {
      return (view, self) -> 0.5;
    }
    if (expression instanceof DiceLiteral dice) {
      double mean = DiceExpression.parse(dice.getDice()).mean();
      return (view, self) -> mean;
    }
    if (expression instanceof Negative negative) {
      Figure operand = compile(negative.getOperand(), asShare);
      return (view, self) -> -operand.value(view, self);
    }
    if (expression instanceof Sum sum) {
      return sum(sum, asShare);
    }
    if (expression instanceof Product product) {
      return product(product, asShare);
    }
    if (expression instanceof CountValue count) {
      Selection counted = selections.compile(count.getSubject());
      return counted::count;
    }
    if (expression instanceof DistanceValue distance) {
      return distance(distance.getSubject());
    }
    if (expression instanceof AttributeValue value) {
      return attribute(value, asShare);
    }
    if (expression instanceof SkillValueOf value) {
      return skill(value);
    }
    return MISSING;
  }

  /** A percentage: what is compared with it is a share. */
  static boolean isShare(Expression expression) {
    return expression instanceof HalfLiteral
        || expression instanceof Quantity quantity && quantity.getUnit() == Unit.PERCENT;
  }

  /** The value of a percentage, 0 to 1. */
  static double share(Expression expression) {
    return expression instanceof Quantity quantity ? Quantities.value(quantity) : 0.5;
  }

  /** The value of one who is handed in as {@code self}. */
  Figure ofEach(Expression expression, boolean asShare) {
    if (expression instanceof AttributeValue value) {
      return overPool(Pool.SELF, value.getAttribute(), asShare);
    }
    if (expression instanceof SkillValueOf value) {
      String skill = scene.skills().key(value.getSkill());
      return (view, self) -> view.combatant(self).skill(skill);
    }
    return MISSING;
  }

  private Figure sum(Sum sum, boolean asShare) {
    Figure left = compile(sum.getLeft(), asShare);
    Figure right = compile(sum.getRight(), asShare);
    return sum.getOperator() == AdditiveOperator.PLUS
        ? (view, self) -> left.value(view, self) + right.value(view, self)
        : (view, self) -> left.value(view, self) - right.value(view, self);
  }

  private Figure product(Product product, boolean asShare) {
    Figure left = compile(product.getLeft(), asShare);
    Figure right = compile(product.getRight(), asShare);
    return product.getOperator() == MultiplicativeOperator.TIMES
        ? (view, self) -> left.value(view, self) * right.value(view, self)
        : (view, self) -> left.value(view, self) / right.value(view, self);
  }

  /** Metres to whoever is meant, or to a place (BASE-15). */
  private Figure distance(Subject to) {
    if (to == null) {
      return MISSING;
    }
    if (to.getNamed() instanceof Place place) {
      int[] squares = scene.squaresOf(place);
      return (view, self) -> self == Criterion.NOBODY ? Double.NaN : nearest(view, self, squares);
    }
    Selection selection = selections.compile(to);
    return (view, self) -> {
      int other = selection.choose(view, self);
      return self == Criterion.NOBODY || other == Combatant.NONE
          ? Double.NaN
          : Squares.metres(view.distance(self, other));
    };
  }

  private static double nearest(CombatView view, int self, int[] squares) {
    int least = Integer.MAX_VALUE;
    int at = view.square(self);
    for (int square : squares) {
      least = Math.min(least, Squares.distance(at, square));
    }
    return squares.length == 0 ? Double.NaN : Squares.metres(least);
  }

  private Figure attribute(AttributeValue value, boolean asShare) {
    Subject subject = value.getSubject();
    if (value.getAttribute() == Attribute.TURN) {
      return turn(subject);
    }
    if (subject == null) {
      boolean outside = value.getAttribute() == Attribute.LOSSES && scene.isOutside();
      return overPool(outside ? Pool.EVERYONE : Pool.SELF, value.getAttribute(), asShare);
    }
    if (!subject.getQualities().isEmpty()) {
      return ofChosen(selections.compile(subject), value.getAttribute(), asShare);
    }
    return overPool(selections.pool(subject), value.getAttribute(), asShare);
  }

  private Figure turn(Subject subject) {
    if (subject != null && subject.getSide() != SideKind.UNSTATED) {
      int side = scene.side(subject.getSide()).orElse(-1);
      return (view, self) -> side < 0 ? 0 : view.turnOf(side);
    }
    int named = subject == null ? -1 : scene.sideNamed(subject.getNamed());
    return named < 0 ? (view, self) -> view.turn() : (view, self) -> view.turnOf(named);
  }

  /** Of a group all together, whatever became of them. */
  private static Figure overPool(Pool pool, Attribute attribute, boolean asShare) {
    Attributes.Value value = Attributes.of(attribute);
    Attributes.Value most = Attributes.most(attribute);
    return (view, self) -> {
      double sum = 0;
      double all = 0;
      int size = pool.size(view, self);
      for (int n = 0; n < size; n++) {
        Combatant it = view.combatant(pool.member(view, self, n));
        sum += value.of(it);
        all += asShare ? most.of(it) : 0;
      }
      return !asShare ? sum : all == 0 ? 0 : sum / all;
    };
  }

  private static Figure ofChosen(Selection selection, Attribute attribute, boolean asShare) {
    Figure each = overPool(Pool.SELF, attribute, asShare);
    return (view, self) -> {
      int other = selection.choose(view, self);
      return other == Combatant.NONE ? Double.NaN : each.value(view, other);
    };
  }

  private Figure skill(SkillValueOf value) {
    String skill = scene.skills().key(value.getSkill());
    if (value.getSubject() == null) {
      return (view, self) ->
          self == Criterion.NOBODY ? Double.NaN : view.combatant(self).skill(skill);
    }
    Selection selection = selections.compile(value.getSubject());
    return (view, self) -> {
      int other = selection.choose(view, self);
      return other == Combatant.NONE ? Double.NaN : view.combatant(other).skill(skill);
    };
  }
}
