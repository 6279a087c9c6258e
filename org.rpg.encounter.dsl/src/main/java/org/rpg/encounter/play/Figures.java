package org.rpg.encounter.play;

import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.AdditiveOperator;
import org.rpg.encounter.dsl.encounter.Attribute;
import org.rpg.encounter.dsl.encounter.AttributeValue;
import org.rpg.encounter.dsl.encounter.CountValue;
import org.rpg.encounter.dsl.encounter.Creature;
import org.rpg.encounter.dsl.encounter.DiceLiteral;
import org.rpg.encounter.dsl.encounter.DistanceValue;
import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.HalfLiteral;
import org.rpg.encounter.dsl.encounter.MultiplicativeOperator;
import org.rpg.encounter.dsl.encounter.Negative;
import org.rpg.encounter.dsl.encounter.Persona;
import org.rpg.encounter.dsl.encounter.Place;
import org.rpg.encounter.dsl.encounter.Product;
import org.rpg.encounter.dsl.encounter.Quantifier;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.encounter.SkillValueOf;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.SubjectValue;
import org.rpg.encounter.dsl.encounter.Sum;
import org.rpg.encounter.play.seen.Cells;
import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.play.seen.Figure;
import org.rpg.encounter.play.seen.Filter;
import org.rpg.encounter.play.seen.Pool;
import org.rpg.encounter.play.seen.Selection;
import org.rpg.encounter.rules.combat.Combat;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.EndReason;
import org.rpg.encounter.rules.combat.Fate;
import org.rpg.encounter.rules.combat.Relation;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.field.Squares;

/** Compiles what a script measures: a number, vigor, a distance, how many. */
final class Figures {
  private static final Figure MISSING = (view, self, it) -> Double.NaN;

  /** To the one whom a quantifier is about. */
  private static final Figure DISTANCE =
      (view, self, it) ->
          self == Criterion.NOBODY ? Double.NaN : Squares.metres(view.distance(self, it));

  private final Scene scene;
  private final Selections selections;

  Figures(Scene scene, Selections selections) {
    this.scene = scene;
    this.selections = selections;
  }

  /**
   * The value in points, metres or turns.
   *
   * @param asShare whether the value is compared with a percentage, so that 0 to 1 of what could be
   *     is meant
   * @param asked the subject that the comparison is asked of one by one; null without one
   */
  Figure compile(Expression expression, boolean asShare, Subject asked) {
    if (expression instanceof Quantity quantity) {
      double value =
          Clockwork.isTime(quantity) ? Clockwork.minutes(quantity) : Quantities.value(quantity);
      return (view, self, it) -> value;
    }
    if (expression instanceof HalfLiteral) {
      return (view, self, it) -> 0.5;
    }
    if (expression instanceof DiceLiteral dice) {
      double mean = DiceExpression.parse(dice.getDice()).mean();
      return (view, self, it) -> mean;
    }
    if (expression instanceof Negative negative) {
      Figure operand = compile(negative.getOperand(), asShare, asked);
      return (view, self, it) -> -operand.value(view, self, it);
    }
    if (expression instanceof Sum sum) {
      return sum(sum, asShare, asked);
    }
    if (expression instanceof Product product) {
      return product(product, asShare, asked);
    }
    if (expression instanceof CountValue count) {
      Selection counted = selections.compile(count.getSubject());
      return scene.cast().hasSquads()
          ? (view, self, it) -> counted.heads(view, self)
          : (view, self, it) -> counted.count(view, self);
    }
    if (expression instanceof DistanceValue distance) {
      return isAsked(distance.getSubject(), asked) ? DISTANCE : distance(distance.getSubject());
    }
    if (expression instanceof AttributeValue value) {
      return isAsked(value.getSubject(), asked)
          ? ofOne(value.getAttribute(), asShare)
          : attribute(value, asShare);
    }
    if (expression instanceof SkillValueOf value) {
      return skill(value, isAsked(value.getSubject(), asked));
    }
    if (expression instanceof SubjectValue value && scene.isNumber(value.getSubject())) {
      return number(value.getSubject());
    }
    return MISSING;
  }

  /** A clock, a fact, a thing's strength. */
  private Figure number(Subject subject) {
    int cell = scene.ledger().number(subject.getNamed());
    return (view, self, it) -> view.memory(cell);
  }

  private static boolean isAsked(Subject subject, Subject asked) {
    return subject != null && subject == asked;
  }

  /** The first subject in an expression that has a quantifier. */
  static Optional<Subject> quantified(Expression expression) {
    if (expression instanceof Negative negative) {
      return quantified(negative.getOperand());
    }
    if (expression instanceof Sum sum) {
      return quantified(sum.getLeft()).or(() -> quantified(sum.getRight()));
    }
    if (expression instanceof Product product) {
      return quantified(product.getLeft()).or(() -> quantified(product.getRight()));
    }
    Subject subject =
        expression instanceof AttributeValue value
            ? value.getSubject()
            : expression instanceof SkillValueOf value
                ? value.getSubject()
                : expression instanceof DistanceValue value ? value.getSubject() : null;
    return Optional.ofNullable(subject).filter(it -> it.getQuantifier() != Quantifier.UNSTATED);
  }

  /** The value of what depends on nothing: 60%, half, 1/3; not a number for anything else. */
  double constant(Expression expression) {
    boolean plain =
        expression instanceof Quantity
            || expression instanceof HalfLiteral
            || expression instanceof Sum sum
                && !Double.isNaN(constant(sum.getLeft()) + constant(sum.getRight()))
            || expression instanceof Product product
                && !Double.isNaN(constant(product.getLeft()) + constant(product.getRight()));
    return plain
        ? compile(expression, false, null).value(null, Criterion.NOBODY, Criterion.NOBODY)
        : Double.NaN;
  }

  private Figure sum(Sum sum, boolean asShare, Subject asked) {
    Figure left = compile(sum.getLeft(), asShare, asked);
    Figure right = compile(sum.getRight(), asShare, asked);
    return sum.getOperator() == AdditiveOperator.PLUS
        ? (view, self, it) -> left.value(view, self, it) + right.value(view, self, it)
        : (view, self, it) -> left.value(view, self, it) - right.value(view, self, it);
  }

  private Figure product(Product product, boolean asShare, Subject asked) {
    Figure left = compile(product.getLeft(), asShare, asked);
    Figure right = compile(product.getRight(), asShare, asked);
    return product.getOperator() == MultiplicativeOperator.TIMES
        ? (view, self, it) -> left.value(view, self, it) * right.value(view, self, it)
        : (view, self, it) -> left.value(view, self, it) / right.value(view, self, it);
  }

  /** Metres to whoever is meant, or to a place (BASE-15). */
  private Figure distance(Subject to) {
    if (to == null) {
      return MISSING;
    }
    if (to.getNamed() instanceof Place place) {
      int[] squares = scene.squaresOf(place);
      return (view, self, it) ->
          self == Criterion.NOBODY ? Double.NaN : nearest(view, self, squares);
    }
    Selection selection = selections.compile(to).withoutSelf();
    return (view, self, it) -> {
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
    if (subject != null && scene.isNumber(subject)) {
      return value.getAttribute() == Attribute.STRENGTH ? number(subject) : MISSING;
    }
    if (value.getAttribute() == Attribute.TURN) {
      return turn(subject);
    }
    if (Attributes.isOfScene(value.getAttribute())) {
      return ofScene(value.getAttribute());
    }
    if (subject == null) {
      Pool own = value.getAttribute() == Attribute.LOSSES ? Pool.OWN_SIDE : Pool.SELF;
      boolean outside = value.getAttribute() == Attribute.LOSSES && scene.isOutside();
      return overPool(outside ? Pool.EVERYONE : own, value.getAttribute(), asShare);
    }
    if (value.getAttribute() == Attribute.DAMAGE && asShare) {
      return shareOfDamage(selections.compile(subject));
    }
    if (!subject.getQualities().isEmpty()) {
      return ofChosen(selections.compile(subject), value.getAttribute(), asShare);
    }
    return overPool(selections.pool(subject), value.getAttribute(), asShare);
  }

  /** What the whole scene has: time in minutes since it began, what is left of the supplies. */
  private static Figure ofScene(Attribute attribute) {
    return switch (attribute) {
      case MEALS -> (view, self, it) -> view.meals();
      case WATER -> (view, self, it) -> view.water();
      default ->
          (view, self, it) -> {
            int begun = view.memory(Cells.BEGUN);
            return begun == 0 ? 0 : view.minutes() - (begun - 1);
          };
    };
  }

  private Figure turn(Subject subject) {
    if (subject != null && subject.getSide() != SideKind.UNSTATED) {
      int side = scene.side(subject.getSide()).orElse(-1);
      return (view, self, it) -> side < 0 ? 0 : view.turnOf(side);
    }
    int named = subject == null ? -1 : scene.sideNamed(subject.getNamed());
    if (named >= 0) {
      return (view, self, it) -> view.turnOf(named);
    }
    int[] bounds = scene.turnBounds().stream().mapToInt(Integer::intValue).toArray();
    return bounds.length == 0
        ? (view, self, it) -> view.turn()
        : (view, self, it) -> turns(view, bounds);
  }

  /** Turns of a fight that is over: an end "after 20 turns" comes when the next one would begin. */
  private static int turns(CombatView view, int[] bounds) {
    return view instanceof Combat over && over.reason() == EndReason.NAMED_END
        ? Math.min(over.turnsPlayed(), bounds[over.end()])
        : view.turn();
  }

  /**
   * Of a group all together, whatever became of them; those who are not there yet do not count, and
   * what nobody has is missing.
   */
  private static Figure overPool(Pool pool, Attribute attribute, boolean asShare) {
    Attributes.Value value = Attributes.of(attribute);
    Attributes.Value most = Attributes.most(attribute);
    double ofNobody = attribute == Attribute.LOSSES ? 0 : Double.NaN;
    return (view, self, it) -> {
      double sum = 0;
      double all = 0;
      boolean anybody = false;
      int size = pool.size(view, self);
      for (int n = 0; n < size; n++) {
        Combatant one = view.combatant(pool.member(view, self, n));
        if (one.fate() != Fate.EXPECTED) {
          anybody = true;
          sum += value.of(one);
          all += asShare ? most.of(one) : 0;
        }
      }
      return !anybody ? ofNobody : asShare ? share(sum, all) : sum;
    };
  }

  /** The part that some have in all the damage that their side and its allies have dealt. */
  private static Figure shareOfDamage(Selection some) {
    Selection all = some.and(Filter.ALL, true);
    return (view, self, it) -> {
      int first = Combatant.NONE;
      double own = 0;
      double together = 0;
      for (int who = 0; who < view.size(); who++) {
        if (all.contains(view, self, who)) {
          first = first == Combatant.NONE ? who : first;
          own += view.combatant(who).damageDealt();
        }
      }
      for (int who = 0; who < view.size() && first != Combatant.NONE; who++) {
        Combatant other = view.combatant(who);
        boolean friend =
            view.relation(view.combatant(first).side(), other.side()) == Relation.ALLIED;
        together += friend ? other.damageDealt() : 0;
      }
      return first == Combatant.NONE ? Double.NaN : share(own, together);
    };
  }

  private static double share(double value, double most) {
    return most == 0 ? 0 : value / most;
  }

  /** Of the one whom a quantifier is about. */
  private static Figure ofOne(Attribute attribute, boolean asShare) {
    Attributes.Value value = Attributes.of(attribute);
    Attributes.Value most = Attributes.most(attribute);
    return (view, self, it) -> {
      Combatant one = view.combatant(it);
      return asShare ? share(value.of(one), most.of(one)) : value.of(one);
    };
  }

  private static Figure ofChosen(Selection selection, Attribute attribute, boolean asShare) {
    Figure each = ofOne(attribute, asShare);
    return (view, self, it) -> {
      int other = selection.choose(view, self);
      return other == Combatant.NONE ? Double.NaN : each.value(view, self, other);
    };
  }

  private Figure skill(SkillValueOf value, boolean asked) {
    String skill = scene.skills().key(value.getSkill());
    if (asked) {
      return (view, self, it) -> view.combatant(it).skill(skill);
    }
    if (value.getSubject() == null) {
      return (view, self, it) ->
          self == Criterion.NOBODY ? Double.NaN : view.combatant(self).skill(skill);
    }
    EObject named = value.getSubject().getNamed();
    boolean elsewhere = named != null && scene.cast().meantBy(named).length == 0;
    if (elsewhere && (named instanceof Creature || named instanceof Persona)) {
      int known = scene.interludes().skill(named, skill); // of somebody who is not here
      return (view, self, it) -> known;
    }
    Selection selection = selections.compile(value.getSubject());
    return (view, self, it) -> {
      int other = selection.choose(view, self);
      return other == Combatant.NONE ? Double.NaN : view.combatant(other).skill(skill);
    };
  }
}
