package org.rpg.encounter.play;

import java.util.List;
import java.util.function.Predicate;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.And;
import org.rpg.encounter.dsl.encounter.ComparisonOperator;
import org.rpg.encounter.dsl.encounter.End;
import org.rpg.encounter.dsl.encounter.Expectation;
import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.Not;
import org.rpg.encounter.dsl.encounter.Or;
import org.rpg.encounter.dsl.encounter.Outcome;
import org.rpg.encounter.dsl.encounter.OutcomeValue;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.SubjectValue;
import org.rpg.encounter.dsl.expressions.Kinds;
import org.rpg.encounter.play.Ending.Sense;
import org.rpg.encounter.play.Plan.Asked;
import org.rpg.encounter.play.Plan.Comparison;
import org.rpg.encounter.play.seen.Criterion;

/**
 * Compiles what an expectation speaks of: "victory of heroes", "Rout or death of Ana", "turns <=
 * 8".
 */
final class Claims {
  private final Scene scene;
  private final List<Ending> endings;
  private final Criteria criteria;

  Claims(Scene scene, List<Ending> endings) {
    this.scene = scene;
    this.endings = endings;
    criteria = new Criteria(scene);
  }

  /**
   * What may happen is compared with its chance, so that the expected itself is meant; what is
   * measured is compared in each run.
   */
  Claim compile(Expectation expectation) {
    return isMeasured(expectation)
        ? seen(
            criteria.comparison(
                expectation.getExpected(), expectation.getOperator(), expectation.getBound()))
        : compile(expectation.getExpected());
  }

  /** A fact compared with a percentage is what may happen, not a number. */
  private static boolean isMeasured(Expectation expectation) {
    boolean chance =
        expectation.getExpected() instanceof SubjectValue && Kinds.isShare(expectation.getBound());
    return expectation.getBound() != null
        && !chance
        && Kinds.of(expectation.getExpected()).isNumber();
  }

  /** How often it should be true; without a chance to compare with, always. */
  Asked asked(Expectation expectation) {
    if (expectation.getShare() != null) {
      return new Asked(Comparison.AT_LEAST, Quantities.value(expectation.getShare()));
    }
    Expression bound = expectation.getBound();
    if (bound == null || isMeasured(expectation)) {
      return new Asked(Comparison.AT_LEAST, 1);
    }
    double limit = criteria.figures().constant(bound);
    return new Asked(comparison(expectation.getOperator()), Double.isNaN(limit) ? 1 : limit);
  }

  private static Comparison comparison(ComparisonOperator operator) {
    return switch (operator) {
      case LT -> Comparison.LESS;
      case LE -> Comparison.AT_MOST;
      case GT -> Comparison.MORE;
      default -> Comparison.AT_LEAST;
    };
  }

  /** What may be true of a run, however it is said. */
  Claim compile(Expression expression) {
    if (expression instanceof Or or) {
      Claim left = compile(or.getLeft());
      Claim right = compile(or.getRight());
      return (view, ending) -> left.holds(view, ending) || right.holds(view, ending);
    }
    if (expression instanceof And and) {
      Claim left = compile(and.getLeft());
      Claim right = compile(and.getRight());
      return (view, ending) -> left.holds(view, ending) && right.holds(view, ending);
    }
    if (expression instanceof Not not) {
      Claim operand = compile(not.getOperand());
      return (view, ending) -> !operand.holds(view, ending);
    }
    if (expression instanceof OutcomeValue value) {
      return outcome(value);
    }
    if (expression instanceof SubjectValue value && isEnd(value.getSubject().getNamed())) {
      String name = scene.names().of(value.getSubject().getNamed());
      return ended(it -> it.name().equals(name));
    }
    return seen(criteria.compile(expression));
  }

  /** Whether it ended with the flight, surrender or capture of the heroes, the first side. */
  Claim told(Sense sense) {
    return ended(it -> it.tells(sense, 0));
  }

  /** The end of a scene, or of an adventure. */
  private static boolean isEnd(EObject named) {
    return named instanceof End || named instanceof org.rpg.encounter.dsl.encounter.Ending;
  }

  private static Claim seen(Criterion criterion) {
    return (view, ending) -> criterion.holds(view, Criterion.NOBODY);
  }

  private Claim outcome(OutcomeValue value) {
    Subject subject = value.getSubject();
    if (scene.isRoad()) {
      return ofRoad(value);
    }
    return switch (value.getOutcome()) {
      case VICTORY -> {
        int side = side(subject);
        yield ended(it -> it.winner() >= 0 && isAllied(it.winner(), side));
      }
      case DEFEAT -> {
        int side = side(subject);
        yield ended(
            it ->
                it.loser() == side
                    || it.winner() >= 0 && Sides.isHostile(scene.cast(), it.winner(), side));
      }
      case DRAW -> ended(Ending::draw);
      case FLIGHT -> flight(value);
      default -> seen(criteria.compile(value));
    };
  }

  /** Of a side: that it got away, be it not all of it. */
  private Claim flight(OutcomeValue value) {
    Claim all = seen(criteria.compile(value));
    Subject subject = value.getSubject();
    if (subject != null && subject.getSide() == SideKind.UNSTATED) {
      return all;
    }
    int side = side(subject);
    Claim told = ended(it -> it.tells(Sense.FLIGHT, side));
    return (view, ending) -> told.holds(view, ending) || all.holds(view, ending);
  }

  /** Of nobody in particular: how it ended. Of somebody: what became of him. */
  private Claim ofRoad(OutcomeValue value) {
    Outcome outcome = value.getOutcome();
    if (value.getSubject() == null && (outcome == Outcome.ARRIVAL || outcome == Outcome.COLLAPSE)) {
      Sense wanted = outcome == Outcome.ARRIVAL ? Sense.ARRIVAL : Sense.COLLAPSE;
      return ended(it -> it.sense() == wanted);
    }
    Claim met = seen(criteria.compile(value));
    Claim there = ended(it -> it.sense() == Sense.ARRIVAL);
    return outcome == Outcome.ARRIVAL
        ? (view, ending) -> there.holds(view, ending) && met.holds(view, ending)
        : met;
  }

  private boolean isAllied(int side, int other) {
    return Sides.leader(scene.cast(), side) == Sides.leader(scene.cast(), other);
  }

  /** Asks each possible end once, so that a run only looks the answer up. */
  private Claim ended(Predicate<Ending> wanted) {
    boolean[] met = new boolean[endings.size()];
    for (int i = 0; i < met.length; i++) {
      met[i] = wanted.test(endings.get(i));
    }
    return (view, ending) -> met[ending];
  }

  /** Of nobody in particular: the heroes', the first side's. */
  private int side(Subject subject) {
    if (subject == null) {
      return 0;
    }
    if (subject.getSide() != SideKind.UNSTATED) {
      return scene.side(subject.getSide()).orElse(0);
    }
    return Math.max(0, scene.sideNamed(subject.getNamed()));
  }
}
