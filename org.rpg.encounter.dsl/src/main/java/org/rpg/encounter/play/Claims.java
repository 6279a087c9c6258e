package org.rpg.encounter.play;

import java.util.List;
import java.util.function.Predicate;
import org.rpg.encounter.dsl.encounter.And;
import org.rpg.encounter.dsl.encounter.End;
import org.rpg.encounter.dsl.encounter.Expectation;
import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.Not;
import org.rpg.encounter.dsl.encounter.Or;
import org.rpg.encounter.dsl.encounter.OutcomeValue;
import org.rpg.encounter.dsl.encounter.Quantifier;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.SubjectValue;
import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.play.seen.Filter;
import org.rpg.encounter.play.seen.Pool;
import org.rpg.encounter.play.seen.Rank;
import org.rpg.encounter.play.seen.Selection;
import org.rpg.encounter.rules.combat.Fate;

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

  /** With a percentage as bound the expected itself is meant, otherwise its comparison. */
  Claim compile(Expectation expectation) {
    Expression bound = expectation.getBound();
    return bound == null || Figures.isShare(bound) && expectation.getShare() == null
        ? compile(expectation.getExpected())
        : seen(criteria.comparison(expectation.getExpected(), expectation.getOperator(), bound));
  }

  private Claim compile(Expression expression) {
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
    if (expression instanceof SubjectValue value
        && value.getSubject().getNamed() instanceof End end) {
      String name = scene.names().of(end);
      return ended(it -> it.name().equals(name));
    }
    return seen(criteria.compile(expression));
  }

  private static Claim seen(Criterion criterion) {
    return (view, ending) -> criterion.holds(view, Criterion.NOBODY);
  }

  private Claim outcome(OutcomeValue value) {
    Subject subject = value.getSubject();
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
      case DEATH -> fate(subject, Fate.DEAD);
      case FLIGHT -> fate(subject, Fate.FLED);
      case SURRENDER -> fate(subject, Fate.YIELDED);
      case DRAW -> {
        String draw = Endings.draw(scene.names().language());
        yield ended(it -> it.name().equals(draw));
      }
      default -> (view, ending) -> false;
    };
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

  /** Of a group without "any": all of them; of nobody in particular: anyone. */
  private Claim fate(Subject subject, Fate fate) {
    Filter met = (view, self, other) -> view.combatant(other).fate() == fate;
    Selection all =
        subject == null
            ? new Selection(Pool.EVERYONE, Filter.ALL, Rank.NEAREST, true)
            : criteria.selections().compile(subject).and(Filter.ALL, true);
    boolean group =
        subject != null
            && subject.getQuantifier() == Quantifier.UNSTATED
            && criteria.selections().isGroup(subject);
    Quantifier quantifier =
        group ? Quantifier.ALL : subject == null ? Quantifier.ANY : subject.getQuantifier();
    return seen(Criteria.quantified(quantifier, all, met));
  }
}
