package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.rpg.encounter.dsl.encounter.AdditiveOperator;
import org.rpg.encounter.dsl.encounter.DiceLiteral;
import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.Pronoun;
import org.rpg.encounter.dsl.encounter.Quantifier;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.SubjectKind;
import org.rpg.encounter.dsl.encounter.Sum;
import org.rpg.encounter.dsl.encounter.TestBranch;
import org.rpg.encounter.dsl.encounter.Trial;
import org.rpg.encounter.play.seen.Cells;
import org.rpg.encounter.play.seen.Filter;
import org.rpg.encounter.play.seen.Pool;
import org.rpg.encounter.play.seen.Rank;
import org.rpg.encounter.play.seen.Selection;
import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.play.steps.Those;
import org.rpg.encounter.play.steps.TrialCount;
import org.rpg.encounter.rules.dice.DiceExpression;

/** Compiles skill tests: who makes them, against what, and what comes of each result. */
final class TrialCompiler {
  private final Scene scene;
  private final Criteria criteria;
  private final Subjects subjects;
  private final StepCompiler steps;

  TrialCompiler(Scene scene, Criteria criteria, Subjects subjects, StepCompiler steps) {
    this.scene = scene;
    this.criteria = criteria;
    this.subjects = subjects;
    this.steps = steps;
  }

  Step compile(Trial trial) {
    Subject who = trial.getSubject();
    return new org.rpg.encounter.play.steps.Trial(
        trial.getSkills().stream().map(it -> scene.skills().key(it)).toList(),
        who == null ? whoever() : subjects.compile(who),
        by(trial),
        isNeeded(trial),
        trial.getHelpers().stream().map(it -> criteria.selections().compile(it)).toList(),
        criteria.figures().compile(trial.getDifficulty(), false, null),
        dice(trial.getDifficulty()),
        trial.getBranches().stream().map(this::branch).toList(),
        scene.isRoad() ? Optional.of(counted(trial)) : Optional.empty());
  }

  /** What a forecast asks of it; in a fight it asks nothing. */
  private TrialCount counted(Trial trial) {
    Subject who = trial.getSubject();
    int[] testers = who == null ? new int[0] : certain(who);
    int people = scene.cast().actors().size();
    TrialCount count =
        new TrialCount(
            scene.ledger().take(2),
            testers.length > 0 || who == null || trial.isTogether()
                ? OptionalInt.empty()
                : OptionalInt.of(scene.ledger().take(TrialCount.cells(people))),
            people);
    boolean isNumber = trial.getDifficulty() instanceof Quantity;
    int against =
        isNumber ? (int) Math.round(criteria.figures().constant(trial.getDifficulty())) : 0;
    scene
        .ledger()
        .tests()
        .add(
            new Questions.Test(
                Spoken.beforeBlock(trial, scene.names().language()),
                Questions.line(trial),
                Arrays.stream(testers).boxed().toList(),
                trial.getSkills().stream().map(it -> scene.skills().key(it)).toList(),
                isNumber ? OptionalInt.of(against) : OptionalInt.empty(),
                by(trial),
                trial.getHelpers().size(),
                count));
    return count;
  }

  /** Who they are whatever happens: a side, a kind, one by name, without any quality. */
  private int[] certain(Subject subject) {
    boolean all =
        subject.getPronoun() == Pronoun.UNSTATED
            && subject.getKind() == SubjectKind.UNSTATED
            && subject.getQualities().isEmpty()
            && subject.getQuantifier() != Quantifier.ANY;
    return all ? criteria.selections().pool(subject).certain() : new int[0];
  }

  /** Dice that are added to a difficulty are rolled for each test: so the other side tests, too. */
  private static List<DiceExpression> dice(Expression difficulty) {
    if (difficulty instanceof DiceLiteral it) {
      return List.of(DiceExpression.parse(it.getDice()));
    }
    List<DiceExpression> all = new ArrayList<>();
    if (difficulty instanceof Sum sum) {
      all.addAll(dice(sum.getLeft()));
      if (sum.getOperator() == AdditiveOperator.PLUS) {
        all.addAll(dice(sum.getRight()));
      }
    }
    return all;
  }

  /** On a road what the guide or the best of them has to do must be done by somebody. */
  private boolean isNeeded(Trial trial) {
    Subject who = trial.getSubject();
    return who != null
        && scene.isRoad()
        && (by(trial) != org.rpg.encounter.play.steps.Trial.By.EACH
            || who.getNamed() != null
                && who.getQuantifier() == Quantifier.UNSTATED
                && !criteria.selections().isGroup(who));
  }

  /** Nobody named: the one whose event it is, otherwise the one it is about. */
  private Those whoever() {
    Pool pool = scene.own().isPresent() ? Pool.SELF : Pool.inMind(Cells.IT);
    Selection selection = new Selection(pool, Filter.ALL, Rank.NEAREST, false, false);
    return new Those(selection, Those.How.ALL);
  }

  private static org.rpg.encounter.play.steps.Trial.By by(Trial trial) {
    if (trial.isTogether()) {
      return org.rpg.encounter.play.steps.Trial.By.TOGETHER;
    }
    Quantifier quantifier =
        trial.getSubject() == null ? Quantifier.EACH : trial.getSubject().getQuantifier();
    return switch (quantifier) {
      case BEST -> org.rpg.encounter.play.steps.Trial.By.BEST;
      case WORST -> org.rpg.encounter.play.steps.Trial.By.WORST;
      default -> org.rpg.encounter.play.steps.Trial.By.EACH;
    };
  }

  private org.rpg.encounter.play.steps.Trial.Branch branch(TestBranch branch) {
    return new org.rpg.encounter.play.steps.Trial.Branch(
        org.rpg.encounter.play.steps.Trial.Result.valueOf(branch.getResult().name()),
        branch.getLevel(),
        steps.compile(branch.getThen()));
  }
}
