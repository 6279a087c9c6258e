package org.rpg.encounter.rules.check;

import java.util.ArrayList;
import java.util.List;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.dice.Dice;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;

/**
 * The skill test (BASE-01 to BASE-08) under one ruleset. One object makes any number of tests, one
 * after the other, and creates nothing.
 */
public final class SkillTest {
  private static final int EXTRA_DIE = 0;
  private static final int MODIFIER = 1;

  private final DiceExpression die;
  private final int sides;
  private final boolean single;
  private final int naturalMaximum;
  private final int naturalMinimum;
  private final int baseDifficulty;
  private final int mustExceedBy;
  private final boolean parityOfTotal;
  private final int chanceReading;
  private final int chanceLimit;
  private final int levelReading;
  private final boolean criticalByMargin;
  private final int criticalMargin;
  private final boolean minimumFails;

  private int[] rolled = new int[8];
  private int rolls;
  private int natural;
  private int total;
  private int difficulty;
  private boolean success;
  private boolean critical;
  private boolean fumble;

  /** Tests under a ruleset. */
  public SkillTest(Ruleset ruleset) {
    die = ruleset.dice(Parameter.BASE_DIE);
    sides = die.sides();
    single = die.count() == 1 && die.factor() == 1 && die.bonus() == 0;
    naturalMaximum = die.max();
    naturalMinimum = die.min();
    baseDifficulty = ruleset.number(Parameter.BASE_DIFFICULTY);
    mustExceedBy = ruleset.reading(Parameter.SUCCESS);
    parityOfTotal = ruleset.reading(Parameter.DIE_RESULT) == 1;
    chanceReading = ruleset.reading(Parameter.CHANCES);
    chanceLimit = ruleset.number(Parameter.CHANCE_LIMIT);
    levelReading = ruleset.reading(Parameter.SUCCESS_LEVEL);
    criticalByMargin = ruleset.reading(Parameter.CRITICAL_SUCCESS) == 1;
    criticalMargin = ruleset.number(Parameter.CRITICAL_MARGIN);
    minimumFails = ruleset.on(Parameter.NATURAL_MINIMUM_FAILS);
  }

  /**
   * Makes a test.
   *
   * @param dice where the rolls come from
   * @param skill the skill's value
   * @param against the difficulty
   * @param chances positive minus negative chances (BASE-05)
   * @param purpose what the rolls are for
   * @return whether it succeeded
   */
  public boolean make(Dice dice, int skill, int against, int chances, Purpose purpose) {
    difficulty = against;
    rolls = 0;
    int net = chances;
    if (chanceLimit > 0) {
      net = Math.max(-chanceLimit, Math.min(chanceLimit, chances));
    }
    int kept = roll(dice, purpose);
    if (net == 0) {
      judge(kept, skill, 0);
    } else if (chanceReading == EXTRA_DIE) {
      judge(keep(dice, purpose, kept, net), skill, 0);
    } else if (chanceReading == MODIFIER) {
      judge(kept, skill, net);
    } else {
      judge(kept, skill, 0);
      reroll(dice, purpose, skill, net);
    }
    return success;
  }

  private int keep(Dice dice, Purpose purpose, int first, int net) {
    int kept = first;
    for (int i = net; i > 0; i--) {
      kept = Math.max(kept, roll(dice, purpose));
    }
    for (int i = net; i < 0; i++) {
      kept = Math.min(kept, roll(dice, purpose));
    }
    return kept;
  }

  /** A positive chance rolls a failure again, a negative one a success; the new roll counts. */
  private void reroll(Dice dice, Purpose purpose, int skill, int net) {
    boolean unwanted = net < 0;
    for (int i = Math.abs(net); i > 0 && success == unwanted; i--) {
      judge(roll(dice, purpose), skill, 0);
    }
  }

  private int roll(Dice dice, Purpose purpose) {
    int value = single ? dice.roll(sides, purpose) : die.roll(dice, purpose);
    if (rolls == rolled.length) {
      rolled = java.util.Arrays.copyOf(rolled, rolls * 2);
    }
    rolled[rolls++] = value;
    return value;
  }

  /** What a roll that counts comes to against a difficulty, without rolling it. */
  void judge(int kept, int skill, int modifier, int against) {
    difficulty = against;
    judge(kept, skill, modifier);
  }

  private void judge(int kept, int skill, int modifier) {
    natural = kept;
    total = kept + skill + modifier;
    int margin = total - difficulty;
    fumble = minimumFails && kept == naturalMinimum;
    critical =
        criticalByMargin ? !fumble && margin >= criticalMargin : kept == naturalMaximum; // BASE-07
    success = critical || (!fumble && margin >= mustExceedBy); // BASE-02, BASE-08, INT-63
  }

  /** Whether the last test succeeded (BASE-02). */
  public boolean success() {
    return success;
  }

  /** The roll that counts (BASE-04). */
  public int natural() {
    return natural;
  }

  /** Roll, modifiers and skill together. */
  public int total() {
    return total;
  }

  /** Whether the last test was a critical success (BASE-07). */
  public boolean criticalSuccess() {
    return critical;
  }

  /** Whether the last test was a critical failure (BASE-08). */
  public boolean criticalFailure() {
    return fumble && !critical;
  }

  /** Whether the result of the last test was even (BASE-04). */
  public boolean even() {
    return ((parityOfTotal ? total : natural) & 1) == 0;
  }

  /** The success level of the last test, 0 if it failed (BASE-06). */
  public int level() {
    if (!success) {
      return 0;
    }
    int margin = total - difficulty;
    int level =
        switch (levelReading) {
          case 0 -> margin + 1;
          case 1 -> margin;
          default -> total - baseDifficulty;
        };
    return Math.max(margin < 0 ? 1 : 0, level);
  }

  /** The last test as a value. */
  public TestResult result() {
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i < rolls; i++) {
      all.add(rolled[i]);
    }
    return new TestResult(
        all,
        natural,
        total,
        difficulty,
        success,
        level(),
        criticalSuccess(),
        criticalFailure(),
        even());
  }
}
