package org.rpg.encounter.play;

import java.util.Optional;
import org.rpg.encounter.dsl.encounter.And;
import org.rpg.encounter.dsl.encounter.Comparison;
import org.rpg.encounter.dsl.encounter.ComparisonOperator;
import org.rpg.encounter.dsl.encounter.DayPart;
import org.rpg.encounter.dsl.encounter.DeedVerb;
import org.rpg.encounter.dsl.encounter.End;
import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.Has;
import org.rpg.encounter.dsl.encounter.MomentValue;
import org.rpg.encounter.dsl.encounter.Not;
import org.rpg.encounter.dsl.encounter.Or;
import org.rpg.encounter.dsl.encounter.OutcomeValue;
import org.rpg.encounter.dsl.encounter.OwnState;
import org.rpg.encounter.dsl.encounter.Place;
import org.rpg.encounter.dsl.encounter.Quantifier;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.SubjectKind;
import org.rpg.encounter.dsl.encounter.SubjectValue;
import org.rpg.encounter.dsl.encounter.Switch;
import org.rpg.encounter.dsl.encounter.SwitchLiteral;
import org.rpg.encounter.dsl.expressions.Kinds;
import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.play.seen.Figure;
import org.rpg.encounter.play.seen.Filter;
import org.rpg.encounter.play.seen.Pool;
import org.rpg.encounter.play.seen.Rank;
import org.rpg.encounter.play.seen.Selection;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Fate;

/**
 * Compiles conditions: "vigor <= 2 and has Sword", "any ally is prone", "losses of opponents >=
 * 75%".
 */
final class Criteria {
  /** Lengths and shares are decimal fractions: what differs by less is equal. */
  private static final double EQUAL = 1e-9;

  private final Scene scene;
  private final Selections selections;
  private final Figures figures;

  Criteria(Scene scene) {
    this.scene = scene;
    selections = new Selections(scene);
    figures = new Figures(scene, selections);
  }

  Selections selections() {
    return selections;
  }

  Figures figures() {
    return figures;
  }

  /** Whether it never holds of someone who is not afflicted (see {@link States#isAffliction}). */
  static boolean isOfAfflicted(Expression expression) {
    if (expression instanceof Or or) {
      return isOfAfflicted(or.getLeft()) && isOfAfflicted(or.getRight());
    }
    if (expression instanceof And and) {
      return isOfAfflicted(and.getLeft()) || isOfAfflicted(and.getRight());
    }
    return expression instanceof OwnState state
        && !state.isNegated()
        && States.isAffliction(state.getState());
  }

  /** What is not built yet never holds; a diagnostic has said so. */
  Criterion compile(Expression expression) {
    if (expression instanceof Or or) {
      Criterion left = compile(or.getLeft());
      Criterion right = compile(or.getRight());
      return (view, self) -> left.holds(view, self) || right.holds(view, self);
    }
    if (expression instanceof And and) {
      Criterion left = compile(and.getLeft());
      Criterion right = compile(and.getRight());
      return (view, self) -> left.holds(view, self) && right.holds(view, self);
    }
    if (expression instanceof Not not) {
      Criterion operand = compile(not.getOperand());
      return (view, self) -> !operand.holds(view, self);
    }
    if (expression instanceof Comparison comparison) {
      return comparison(comparison.getLeft(), comparison.getOperator(), comparison.getRight());
    }
    if (expression instanceof OwnState state) {
      States.State own = States.of(state.getState());
      boolean wanted = !state.isNegated();
      return (view, self) ->
          self != Criterion.NOBODY && own.of(view, view.combatant(self)) == wanted;
    }
    if (expression instanceof Has has) {
      Filter owner = Weapons.has(scene, has.getThing());
      boolean wanted = !has.isNegated();
      return (view, self) -> self != Criterion.NOBODY && owner.accepts(view, self, self) == wanted;
    }
    if (expression instanceof MomentValue it) {
      boolean night = it.getMoment() == DayPart.NIGHT;
      return (view, self) -> view.isNight() == night;
    }
    if (expression instanceof SubjectValue value) {
      return value.getSubject().getNamed() instanceof End
          ? scene.interludes().last(value)
          : about(value);
    }
    if (expression instanceof OutcomeValue value) {
      return outcome(value);
    }
    if (expression instanceof SwitchLiteral literal) {
      return literal.getValue() == Switch.ON ? Criterion.ALWAYS : Criterion.NEVER;
    }
    return Criterion.NEVER;
  }

  /**
   * What an expression asks of some.
   *
   * @param quantifier of how many of them it must be so
   * @param all of whom it is asked
   * @param asked what
   */
  record Asked(Quantifier quantifier, Selection all, Filter asked) {
    /** Whether it is enough that it is so of one of them. */
    boolean isOfAny() {
      return quantifier == Quantifier.ANY;
    }

    /** Those of whom it is so. */
    Selection those() {
      return all.and(asked, false);
    }

    Criterion criterion() {
      return quantified(quantifier, all, asked);
    }
  }

  /** What is asked of somebody, if that is what the expression does. */
  Optional<Asked> asked(Expression expression) {
    if (expression instanceof SubjectValue value && !scene.isNumber(value.getSubject())) {
      return Optional.of(ask(value));
    }
    if (expression instanceof Comparison comparison) {
      return compared(comparison.getLeft(), comparison.getOperator(), comparison.getRight());
    }
    return Optional.empty();
  }

  /** Two values compared; "each", "any" and "no" ask it of each one. */
  Criterion comparison(Expression left, ComparisonOperator operator, Expression right) {
    Optional<Asked> asked = compared(left, operator, right);
    if (asked.isPresent()) {
      return asked.get().criterion();
    }
    boolean asShare = Kinds.isShare(left) || Kinds.isShare(right);
    Figure value = figures.compile(left, asShare, null);
    Figure limit = figures.compile(right, asShare, null);
    return (view, self) ->
        compare(
            value.value(view, self, Criterion.NOBODY),
            operator,
            limit.value(view, self, Criterion.NOBODY));
  }

  private Optional<Asked> compared(Expression left, ComparisonOperator operator, Expression right) {
    Subject subject = Figures.quantified(left).or(() -> Figures.quantified(right)).orElse(null);
    if (subject == null) {
      return Optional.empty();
    }
    boolean asShare = Kinds.isShare(left) || Kinds.isShare(right);
    Figure value = figures.compile(left, asShare, subject);
    Figure limit = figures.compile(right, asShare, subject);
    Filter compares =
        (view, self, other) ->
            compare(value.value(view, self, other), operator, limit.value(view, self, other));
    return Optional.of(new Asked(subject.getQuantifier(), selections.compile(subject), compares));
  }

  private static boolean compare(double left, ComparisonOperator operator, double right) {
    if (Double.isNaN(left) || Double.isNaN(right)) {
      return false;
    }
    return switch (operator) {
      case LT -> left < right - EQUAL;
      case LE -> left <= right + EQUAL;
      case GT -> left > right + EQUAL;
      case GE -> left >= right - EQUAL;
      case EQ -> Math.abs(left - right) <= EQUAL;
      case NE -> Math.abs(left - right) > EQUAL;
    };
  }

  private Criterion about(SubjectValue value) {
    Subject subject = value.getSubject();
    if (scene.isNumber(subject)) {
      int cell = scene.ledger().number(subject.getNamed());
      if (value.getVerb() == DeedVerb.BREAKS && Ledger.appears(subject.getNamed())) {
        int there = scene.ledger().appearance(subject.getNamed());
        return (view, self) ->
            (view.memory(there) != 0 && view.memory(cell) == 0) != value.isNegated();
      }
      boolean wanted = (value.getVerb() == DeedVerb.BREAKS) == value.isNegated();
      return (view, self) -> view.memory(cell) != 0 == wanted;
    }
    if (Scene.isGround(subject.getNamed()) && value.getVerb() == DeedVerb.SPREADS) {
      int cell = scene.ledger().spread(subject.getNamed());
      return (view, self) -> view.memory(cell) != 0 != value.isNegated();
    }
    return ask(value).criterion();
  }

  private Asked ask(SubjectValue value) {
    Subject subject = value.getSubject();
    Selection selection = selections.compile(subject);
    if (value.getPredicate() == null
        && value.getVerb() == DeedVerb.UNSTATED
        && value.getThing() == null) {
      return switch (subject.getQuantifier()) {
        case NONE -> new Asked(Quantifier.NONE, selection, Filter.ALL);
        // "All allies prone" says as much as "all allies are prone".
        case ALL, EACH -> new Asked(Quantifier.ALL, selection.unfiltered(), selection.filter());
        case HALF -> new Asked(Quantifier.HALF, selection.unfiltered(), selection.filter());
        default -> new Asked(Quantifier.ANY, selection.unfiltered(), selection.filter());
      };
    }
    Filter predicate = predicate(value);
    boolean departures =
        value.getVerb() != DeedVerb.UNSTATED
            || value.getPredicate() != null
                && States.isDeparture(value.getPredicate().getCondition());
    Selection asked = departures ? selection.and(Filter.ALL, true) : selection;
    Quantifier quantifier = subject.getQuantifier();
    if (quantifier == Quantifier.UNSTATED) {
      boolean all = selections.isGroup(subject) && subject.getKind() == SubjectKind.UNSTATED;
      quantifier = all ? Quantifier.ALL : Quantifier.ANY;
    }
    return new Asked(quantifier, asked, predicate);
  }

  private Filter predicate(SubjectValue value) {
    Filter plain = plainPredicate(value);
    return value.isNegated() ? (view, self, other) -> !plain.accepts(view, self, other) : plain;
  }

  private Filter plainPredicate(SubjectValue value) {
    if (value.getPredicate() != null) {
      return selections.filter(value.getPredicate());
    }
    if (value.getThing() != null) {
      return Weapons.has(scene, value.getThing());
    }
    if (value.getPlace() != null) {
      return leftBy(value.getPlace());
    }
    return switch (value.getVerb()) {
      case FAINTS -> States.filter(org.rpg.encounter.dsl.encounter.Condition.UNCONSCIOUS);
      case WAKES -> Criteria::isAwake;
      case ACTS -> (view, self, other) -> view.holder() == other;
      case DIES -> States.filter(org.rpg.encounter.dsl.encounter.Condition.DEAD);
      case FLEES, LEAVES -> States.filter(org.rpg.encounter.dsl.encounter.Condition.FLED);
      case HURTS -> (view, self, other) -> view.combatant(other).damageTaken() > 0;
      case SURRENDERS -> States.filter(org.rpg.encounter.dsl.encounter.Condition.SURRENDERED);
      default -> (view, self, other) -> false;
    };
  }

  private static boolean isAwake(CombatView view, int self, int other) {
    Combatant it = view.combatant(other);
    return !it.has(org.rpg.encounter.rules.body.Condition.ASLEEP)
        && !it.has(org.rpg.encounter.rules.body.Condition.UNCONSCIOUS);
  }

  /** Who left that way, or has come to it. */
  private Filter leftBy(Place place) {
    int exit = scene.ledger().exit(place, scene.cast().actors().size());
    int[] squares = scene.squaresOf(place);
    return (view, self, other) ->
        view.memory(exit + other) != 0 && view.combatant(other).fate() == Fate.FLED
            || isOn(squares, view.square(other));
  }

  private static boolean isOn(int[] squares, int square) {
    for (int each : squares) {
      if (each == square) {
        return true;
      }
    }
    return false;
  }

  /** What became of somebody: "death of Ana". Whose victory it is, only the end tells. */
  private Criterion outcome(OutcomeValue value) {
    return switch (value.getOutcome()) {
      case DEATH -> fate(value.getSubject(), Fate.DEAD);
      case FLIGHT -> fate(value.getSubject(), Fate.FLED);
      case SURRENDER -> fate(value.getSubject(), Fate.YIELDED);
      case CAPTURE ->
          fate(
              value.getSubject(),
              States.filter(org.rpg.encounter.dsl.encounter.Condition.CAPTURED));
      case COLLAPSE ->
          fate(value.getSubject(), (view, self, other) -> view.combatant(other).timesFainted() > 0);
      case ARRIVAL ->
          fate(value.getSubject(), (view, self, other) -> view.combatant(other).isStanding());
      case VICTORY, DEFEAT, DRAW -> scene.interludes().last(value);
      default -> Criterion.NEVER;
    };
  }

  /** Of a group without "any": all of them; of nobody in particular: anyone. */
  private Criterion fate(Subject subject, Fate fate) {
    return fate(subject, (view, self, other) -> view.combatant(other).fate() == fate);
  }

  private Criterion fate(Subject subject, Filter met) {
    if (subject == null) {
      Filter counted = (view, self, other) -> view.combatant(other).isCounted();
      return new Selection(Pool.EVERYONE, counted.and(met), Rank.NEAREST, true, false)::exists;
    }
    boolean group =
        subject.getQuantifier() == Quantifier.UNSTATED
            && subject.getKind() == SubjectKind.UNSTATED
            && selections.isGroup(subject);
    Selection all = selections.compile(subject).and(Filter.ALL, true);
    return quantified(group ? Quantifier.ALL : subject.getQuantifier(), all, met);
  }

  /** "All", "each" and "half" ask for at least one: what is said of nobody does not hold. */
  static Criterion quantified(Quantifier quantifier, Selection all, Filter asked) {
    Selection those = all.and(asked, false);
    return switch (quantifier) {
      case EACH, ALL -> (view, self) -> holdsForAll(view, self, all, those);
      case HALF -> (view, self) -> holdsForHalf(view, self, all, those);
      case NONE -> (view, self) -> !those.exists(view, self);
      default -> those::exists;
    };
  }

  private static boolean holdsForHalf(CombatView view, int self, Selection all, Selection those) {
    int count = all.count(view, self);
    return count > 0 && 2 * those.count(view, self) >= count;
  }

  private static boolean holdsForAll(CombatView view, int self, Selection all, Selection those) {
    int count = all.count(view, self);
    return count > 0 && those.count(view, self) == count;
  }
}
