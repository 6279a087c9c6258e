package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rpg.encounter.dsl.encounter.And;
import org.rpg.encounter.dsl.encounter.Condition;
import org.rpg.encounter.dsl.encounter.DeedVerb;
import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.Not;
import org.rpg.encounter.dsl.encounter.Or;
import org.rpg.encounter.dsl.encounter.Quantifier;
import org.rpg.encounter.dsl.encounter.SubjectKind;
import org.rpg.encounter.dsl.encounter.SubjectValue;
import org.rpg.encounter.play.events.Count;
import org.rpg.encounter.play.events.Happens;
import org.rpg.encounter.play.events.Holds;
import org.rpg.encounter.play.events.Trigger;
import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.play.seen.Filter;
import org.rpg.encounter.play.seen.Selection;
import org.rpg.encounter.rules.combat.CombatView;

/**
 * Compiles what an event waits for. What is so of one of several is told one by one, so that the
 * event is about each of them; everything else is a state of things that comes to hold.
 */
final class TriggerCompiler {
  private final Scene scene;
  private final Criteria criteria;

  TriggerCompiler(Scene scene, Criteria criteria) {
    this.scene = scene;
    this.criteria = criteria;
  }

  /** Any of them brings the event. */
  List<Trigger> compile(Expression expression, boolean always) {
    if (expression instanceof Or or) {
      List<Trigger> both = new ArrayList<>(compile(or.getLeft(), always));
      both.addAll(compile(or.getRight(), always));
      return both;
    }
    if (expression instanceof And and) {
      Optional<Trigger> deed =
          deed(and.getLeft(), Optional.of(and.getRight()), always)
              .or(() -> deed(and.getRight(), Optional.of(and.getLeft()), always));
      return List.of(deed.orElseGet(() -> state(expression)));
    }
    return List.of(deed(expression, Optional.empty(), always).orElseGet(() -> state(expression)));
  }

  private Trigger state(Expression expression) {
    return new Holds(criteria.compile(expression), someone(expression));
  }

  /** Whom a state of things is about: the first who is asked for. */
  private Optional<Selection> someone(Expression expression) {
    if (expression instanceof And and) {
      return someone(and.getLeft()).or(() -> someone(and.getRight()));
    }
    return expression instanceof Not
        ? Optional.empty()
        : criteria
            .asked(expression)
            .filter(it -> it.quantifier() != Quantifier.NONE)
            .map(Criteria.Asked::those);
  }

  /** Something that one of several does, or that comes to be so of one of several. */
  private Optional<Trigger> deed(
      Expression expression, Optional<Expression> besides, boolean always) {
    Optional<Criteria.Asked> asked = criteria.asked(expression);
    if (asked.isEmpty() || !isOneByOne(expression, asked.get(), always)) {
      return Optional.empty();
    }
    Selection all = asked.get().all();
    Count count =
        expression instanceof SubjectValue value
            ? count(value).orElseGet(() -> state(asked.get()))
            : state(asked.get());
    Optional<Criterion> more = besides.map(criteria::compile);
    boolean wakes = expression instanceof SubjectValue value && value.getVerb() == DeedVerb.WAKES;
    return Optional.of(
        new Happens(
            all.and(Filter.ALL, true),
            count,
            more,
            expression instanceof SubjectValue value && isDeed(value),
            wakes,
            scene.cast().actors().size()));
  }

  /** "Goblin dies" is said of all of the kind, but each time it happens it is one of them. */
  private static boolean isOneByOne(Expression expression, Criteria.Asked asked, boolean always) {
    if (asked.isOfAny()) {
      return true;
    }
    return always
        && expression instanceof SubjectValue value
        && !value.isNegated()
        && isDeed(value)
        && value.getSubject().getQuantifier() == Quantifier.UNSTATED
        && value.getSubject().getKind() == SubjectKind.UNSTATED;
  }

  private static boolean isDeed(SubjectValue value) {
    return value.getVerb() != DeedVerb.UNSTATED
        || isDone(value, Condition.ATTACKED)
        || isDone(value, Condition.HIT);
  }

  private static boolean isDone(SubjectValue value, Condition what) {
    return value.getPredicate() != null && value.getPredicate().getCondition() == what;
  }

  /** 1 as long as it is so. */
  private static Count state(Criteria.Asked asked) {
    Selection those = asked.those();
    return (view, self, who) -> those.counts(view, self, who) ? 1 : 0;
  }

  /** Deeds that can be done again. */
  private static Optional<Count> count(SubjectValue value) {
    if (value.isNegated()) {
      return Optional.empty();
    }
    if (isDone(value, Condition.ATTACKED)) {
      return Optional.of((view, self, who) -> view.combatant(who).assaults());
    }
    if (isDone(value, Condition.HIT)) {
      return Optional.of((view, self, who) -> view.combatant(who).timesStruck());
    }
    return switch (value.getVerb()) {
      case ACTS -> Optional.of(TriggerCompiler::acted);
      case HURTS -> Optional.of((view, self, who) -> view.combatant(who).damageTaken());
      case DIES -> Optional.of((view, self, who) -> view.combatant(who).membersDead());
      default -> Optional.empty();
    };
  }

  private static int acted(CombatView view, int self, int who) {
    return view.combatant(who).heldLast();
  }
}
