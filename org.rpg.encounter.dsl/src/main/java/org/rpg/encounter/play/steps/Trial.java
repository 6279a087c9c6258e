package org.rpg.encounter.play.steps;

import java.util.List;
import java.util.Optional;
import org.rpg.encounter.play.seen.Cells;
import org.rpg.encounter.play.seen.Figure;
import org.rpg.encounter.play.seen.Selection;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;

/** A skill test of one or of several, each by himself or all together, and what comes of it. */
public final class Trial implements Step {
  /** Who makes the test. */
  public enum By {
    /** Each of them. */
    EACH,
    /** The one with the best skill. */
    BEST,
    /** The one with the worst skill. */
    WORST,
    /** All of them: it succeeds if half of them do. */
    TOGETHER
  }

  /** What a branch is for, the most special first. */
  public enum Result {
    CRITICAL_SUCCESS,
    SUCCESS,
    FAILURE,
    CRITICAL_FAILURE
  }

  /**
   * What comes of one result.
   *
   * @param level the least success level (BASE-06), 0 for any
   */
  public record Branch(Result result, int level, Step step) {}

  private final List<String> skills;
  private final Those testers;
  private final By by;
  private final boolean needed;
  private final Selection[] helpers;
  private final Figure difficulty;
  private final DiceExpression[] dice;
  private final double mean;
  private final Branch[] branches;

  /** Where is kept how often it was made; null where nobody asks. */
  private final TrialCount count;

  /**
   * A test.
   *
   * @param skills any of them will do: each uses his best
   * @param needed whether it fails if there is nobody to make it
   * @param helpers who help, each with one positive chance
   * @param difficulty what must be reached (BASE-02), dice with their mean
   * @param dice what of it is rolled
   * @param count where is kept how often it was made; nowhere if nobody asks
   */
  public Trial(
      List<String> skills,
      Those testers,
      By by,
      boolean needed,
      List<Selection> helpers,
      Figure difficulty,
      List<DiceExpression> dice,
      List<Branch> branches,
      Optional<TrialCount> count) {
    this.skills = List.copyOf(skills);
    this.testers = testers;
    this.by = by;
    this.needed = needed;
    this.helpers = helpers.toArray(new Selection[0]);
    this.dice = dice.toArray(new DiceExpression[0]);
    mean = dice.stream().mapToDouble(DiceExpression::mean).sum();
    this.difficulty = difficulty;
    this.count = count.orElse(null);
    this.branches = branches.toArray(new Branch[0]);
  }

  @Override
  public int take(GameMaster master, int self) {
    int before = master.view().memory(Cells.TESTER);
    int end = tests(master, self);
    master.remember(Cells.TESTER, before);
    return end;
  }

  private int tests(GameMaster master, int self) {
    Selection all = testers.selection();
    if (by == By.BEST || by == By.WORST) {
      return one(master, self, bySkill(master, self, by == By.BEST ? 1 : -1));
    }
    if (testers.how() != Those.How.ALL) {
      return one(master, self, testers.one(master, self));
    }
    int size = all.pool().size(master.view(), self);
    int tested = 0;
    int succeeded = 0;
    for (int n = 0; n < size; n++) {
      int who = all.pool().member(master.view(), self, n);
      if (!all.counts(master.view(), self, who) || size > 1 && !isAwake(master, who)) {
        continue;
      }
      tested++;
      if (by == By.EACH) {
        int end = one(master, self, who);
        if (end != GO_ON) {
          return end;
        }
      } else {
        succeeded += test(master, self, who) ? 1 : 0;
      }
    }
    if (tested == 0) {
      return nobody(master, self);
    }
    if (by == By.EACH) {
      return GO_ON;
    }
    boolean success = 2 * succeeded >= tested;
    count(master, Combatant.NONE, success);
    return branch(success ? Result.SUCCESS : Result.FAILURE, 1).take(master, self);
  }

  /** The guide is dead, nobody is awake: what had to be done is not done. */
  private int nobody(GameMaster master, int self) {
    if (count != null && count.each().isPresent()) {
      increment(master, count.nobody());
    }
    if (!needed) {
      return GO_ON;
    }
    master.remember(Cells.TESTER, 0);
    return branch(Result.FAILURE, 0).take(master, self);
  }

  private int one(GameMaster master, int self, int who) {
    if (who == Combatant.NONE) {
      return nobody(master, self);
    }
    if (!isAwake(master, who)) {
      master.remember(Cells.TESTER, who + 1);
      count(master, who, false);
      return branch(Result.FAILURE, 0).take(master, self);
    }
    boolean success = test(master, self, who);
    count(master, who, success);
    Result result =
        master.isCritical()
            ? Result.CRITICAL_SUCCESS
            : master.isFumble()
                ? Result.CRITICAL_FAILURE
                : success ? Result.SUCCESS : Result.FAILURE;
    return branch(result, master.level()).take(master, self);
  }

  /** Of all together nobody in particular. */
  private void count(GameMaster master, int who, boolean success) {
    if (count != null) {
      count(master, success, count.made());
      if (who != Combatant.NONE && count.each().isPresent()) {
        count(master, success, count.of(who));
      }
    }
  }

  private static void count(GameMaster master, boolean success, int made) {
    increment(master, made);
    if (!success) {
      increment(master, made + 1);
    }
  }

  private static void increment(GameMaster master, int cell) {
    master.remember(cell, master.view().memory(cell) + 1);
  }

  private boolean test(GameMaster master, int self, int who) {
    master.remember(Cells.TESTER, who + 1);
    double against = difficulty.value(master.view(), self, who) - mean;
    for (DiceExpression each : dice) {
      against += each.roll(master.dice(), Purpose.TEST);
    }
    int help = 0;
    for (Selection helper : helpers) {
      help += helps(helper, master, self, who) ? 1 : 0;
    }
    return master.test(who, best(master, who), (int) Math.round(against), help);
  }

  /** Whoever is unconscious tests nothing (STA-06): alone he fails, among others he is left out. */
  private static boolean isAwake(GameMaster master, int who) {
    return master.view().combatant(who).isConscious();
  }

  private boolean helps(Selection helper, GameMaster master, int self, int tester) {
    int one = helper.choose(master.view(), self);
    return one != Combatant.NONE && one != tester && isAwake(master, one);
  }

  private String best(GameMaster master, int who) {
    return master.view().combatant(who).bestSkill(skills);
  }

  private int bySkill(GameMaster master, int self, int sign) {
    Selection all = testers.selection();
    int found = Combatant.NONE;
    int most = 0;
    int size = all.pool().size(master.view(), self);
    for (int n = 0; n < size; n++) {
      int who = all.pool().member(master.view(), self, n);
      if (all.counts(master.view(), self, who) && isAwake(master, who)) {
        int value = sign * master.view().combatant(who).skill(best(master, who));
        if (found == Combatant.NONE || value > most) {
          found = who;
          most = value;
        }
      }
    }
    return found;
  }

  /** The branch that fits best: a critical is a success or a failure too, the level counts. */
  private Step branch(Result result, int level) {
    Result plain =
        result == Result.CRITICAL_SUCCESS
            ? Result.SUCCESS
            : result == Result.CRITICAL_FAILURE ? Result.FAILURE : result;
    Branch best = null;
    for (Branch branch : branches) {
      if (branch.result == result && result != plain) {
        return branch.step;
      }
      boolean fits = branch.result == plain && branch.level <= level;
      best = fits && (best == null || branch.level > best.level) ? branch : best;
    }
    return best == null ? NOTHING : best.step;
  }
}
