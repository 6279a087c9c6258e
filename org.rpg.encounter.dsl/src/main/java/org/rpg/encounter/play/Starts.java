package org.rpg.encounter.play;

import static org.rpg.encounter.dsl.encounter.Condition.BEHIND_COVER;
import static org.rpg.encounter.dsl.encounter.Condition.ON_HIGH_GROUND;
import static org.rpg.encounter.dsl.encounter.Condition.ON_WATCH;
import static org.rpg.encounter.dsl.encounter.Condition.SPENT;
import static org.rpg.encounter.dsl.encounter.Condition.SURPRISED;
import static org.rpg.encounter.dsl.encounter.Condition.UNARMOURED;
import static org.rpg.encounter.dsl.encounter.Condition.UNEQUIPPED;
import static org.rpg.encounter.dsl.encounter.Condition.UNPROTECTED;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rpg.encounter.dsl.encounter.Amount;
import org.rpg.encounter.dsl.encounter.ConditionState;
import org.rpg.encounter.dsl.encounter.DamageKind;
import org.rpg.encounter.dsl.encounter.Poison;
import org.rpg.encounter.dsl.encounter.Start;
import org.rpg.encounter.dsl.encounter.State;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.SubjectKind;
import org.rpg.encounter.dsl.encounter.ValueState;
import org.rpg.encounter.dsl.encounter.WoundState;
import org.rpg.encounter.play.steps.Effect;
import org.rpg.encounter.play.steps.Effects;
import org.rpg.encounter.play.steps.Happen;
import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.play.steps.Those;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.WoundKind;
import org.rpg.encounter.rules.combat.Fate;
import org.rpg.encounter.rules.combat.Member;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.field.Cover;
import org.rpg.encounter.rules.field.Heat;

/** In what state everyone starts: "heroes start surprised", "Grum starts with 3 vigor, prone". */
final class Starts {
  /** What somebody who starts in flames burns with: as little as a fire can be (SIT-15). */
  private static final Heat FLAMES = new Heat(1, 1);

  /** How high somebody stands of whom nothing more is said, in metres. */
  private static final double HIGH = 1.5;

  private final Scene scene;
  private final Armoury armoury;
  private final Subjects subjects;

  Starts(Scene scene, Armoury armoury) {
    this.scene = scene;
    this.armoury = armoury;
    subjects = new Subjects(new Selections(scene));
  }

  void apply(Outline outline, List<Member> members) {
    for (Start start : outline.elements(Start.class)) {
      for (State state : start.getStates()) {
        if (!outline.changes().isUnsurprised() || !isSurprise(state)) {
          start.getSubjects().forEach(who -> apply(state, who, members));
        }
      }
    }
  }

  private static boolean isSurprise(State state) {
    return state instanceof ConditionState it && it.getCondition() == SURPRISED;
  }

  private void apply(State state, Subject subject, List<Member> members) {
    for (int index : meant(subject)) {
      apply(state, members.get(index));
    }
  }

  /** Whether somebody starts without any of his gear. */
  boolean isBare(Outline outline, Cast.Actor actor) {
    return states(outline, actor)
        .anyMatch(it -> it instanceof ConditionState state && state.getCondition() == UNEQUIPPED);
  }

  /** Whether somebody starts without armour. */
  boolean isUnarmoured(Outline outline, Cast.Actor actor) {
    return states(outline, actor)
        .anyMatch(
            it ->
                it instanceof ConditionState state
                    && (state.getCondition() == UNEQUIPPED || state.getCondition() == UNARMOURED));
  }

  /** All that is said of how somebody starts. */
  private Stream<State> states(Outline outline, Cast.Actor actor) {
    return outline.elements(Start.class).stream()
        .filter(it -> it.getSubjects().stream().anyMatch(who -> isMeant(actor, who)))
        .flatMap(it -> it.getStates().stream());
  }

  private boolean isMeant(Cast.Actor actor, Subject subject) {
    return subject.getKind() == SubjectKind.EVERYONE || scene.cast().isMeant(actor, subject);
  }

  /** Of "enemy" and "ally" nobody can tell whose; a diagnostic has asked. */
  private int[] meant(Subject subject) {
    if (subject.getKind() != SubjectKind.UNSTATED) {
      return subject.getKind() == SubjectKind.EVERYONE
          ? IntStream.range(0, scene.cast().actors().size()).toArray()
          : new int[0];
    }
    return scene.cast().actors().stream()
        .filter(it -> scene.cast().isMeant(it, subject))
        .mapToInt(Cast.Actor::index)
        .toArray();
  }

  private void apply(State state, Member member) {
    if (state instanceof ConditionState it && it.getCondition() == ON_WATCH) {
      member.watchful();
    } else if (state instanceof ConditionState it && it.getCondition() == SPENT) {
      member.vigor(0); // STA-05
    } else if (state instanceof ConditionState it && it.getCondition() == UNPROTECTED) {
      member.protection(0); // STA-04
    } else if (state instanceof ConditionState it && it.getCondition() == BEHIND_COVER) {
      member.behind(Cover.PARTIAL); // TAC-10
    } else if (state instanceof ConditionState it && it.getCondition() == ON_HIGH_GROUND) {
      member.raised(HIGH); // TAC-22
    } else if (state instanceof ConditionState it) {
      // What is no condition of the rules comes as a step, or is not built yet.
      States.condition(it.getCondition())
          .filter(condition -> it.getBy() == null)
          .ifPresent(member::starts);
    } else if (state instanceof ValueState it) {
      int value = amount(it.getAmount());
      switch (it.getAttribute()) {
        case VIGOR -> member.vigor(value);
        case LIFE -> member.life(value);
        case PROTECTION -> member.protection(value);
        case PERSEVERANCE -> member.perseverance(value);
        default -> {
          // Not built yet; a diagnostic has said so.
        }
      }
    } else if (state instanceof WoundState it) {
      org.rpg.encounter.rules.body.DamageKind kind = Damages.kind(it.getKind());
      WoundKind wound = it.getKind() == DamageKind.UNSTATED ? WoundKind.OTHER : kind.wound();
      member.wound(
          amount(it.getSeverity()), wound, kind.source(), Damages.fixed(it), it.isTreated());
    }
  }

  /** The rest of how everyone starts, done when everybody is there: grapples, fire, no armour. */
  List<Step> steps(Outline outline) {
    List<Step> steps = new ArrayList<>();
    for (Start start : outline.elements(Start.class)) {
      List<Those> those = start.getSubjects().stream().map(subjects::compile).toList();
      for (State state : start.getStates()) {
        if (state instanceof ConditionState it) {
          effect(it).ifPresent(effect -> steps.add(new Happen(those, effect)));
        }
      }
    }
    return steps;
  }

  private Optional<Effect> effect(ConditionState state) {
    return switch (state.getCondition()) {
      case BURNING -> Optional.of(Effects.burn(FLAMES, DiceExpression.constant(0)));
      case UNARMOURED -> Optional.of((master, self, who) -> master.setMaxProtection(who, 0));
      case CAPTURED -> Optional.of(Effects.gain(Condition.BOUND, DiceExpression.constant(0)));
      case GRAPPLED -> by(state);
      case DEAD -> Optional.of(Effects.DIE);
      case FLED -> Optional.of(Effects.leave(Fate.FLED));
      case SURRENDERED, OUT -> Optional.of(Effects.leave(Fate.YIELDED));
      case POISONED ->
          state.getBy() instanceof Poison poison
              ? Optional.of(Effects.poison(armoury.poison(poison)))
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  /** By the first of those who are meant. */
  private Optional<Effect> by(ConditionState state) {
    if (state.getBy() == null) {
      return Optional.empty();
    }
    int[] holders = scene.cast().meantBy(state.getBy());
    return holders.length == 0
        ? Optional.empty()
        : Optional.of((master, self, who) -> master.seize(holders[0], who));
  }

  /** Dice count with their mean, rounded down: a start is the same in every run. */
  private static int amount(Amount amount) {
    return Math.max(
        0,
        Quantities.isRolled(amount)
            ? (int) Quantities.dice(amount).mean()
            : Quantities.fixed(amount));
  }
}
