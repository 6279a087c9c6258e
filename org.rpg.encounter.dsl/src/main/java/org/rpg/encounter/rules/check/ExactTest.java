package org.rpg.encounter.rules.check;

import java.util.function.IntPredicate;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Distribution;

/** The exact chance of a skill test (BASE-01 to BASE-08) under one ruleset: no roll is made. */
public final class ExactTest {
  private static final int EXTRA_DIE = 0;
  private static final int MODIFIER = 1;

  private final Distribution die;
  private final int naturalMaximum;
  private final int naturalMinimum;
  private final int mustExceedBy;
  private final int chanceReading;
  private final int chanceLimit;
  private final boolean criticalByMargin;
  private final int criticalMargin;
  private final boolean minimumFails;

  /** Tests under a ruleset. */
  public ExactTest(Ruleset ruleset) {
    DiceExpression base = ruleset.dice(Parameter.BASE_DIE);
    die = base.distribution();
    naturalMaximum = base.max();
    naturalMinimum = base.min();
    mustExceedBy = ruleset.reading(Parameter.SUCCESS);
    chanceReading = ruleset.reading(Parameter.CHANCES);
    chanceLimit = ruleset.number(Parameter.CHANCE_LIMIT);
    criticalByMargin = ruleset.reading(Parameter.CRITICAL_SUCCESS) == 1;
    criticalMargin = ruleset.number(Parameter.CRITICAL_MARGIN);
    minimumFails = ruleset.on(Parameter.NATURAL_MINIMUM_FAILS);
  }

  /**
   * The chance that a test succeeds, 0 to 1.
   *
   * @param skill the skill's value
   * @param against the difficulty
   * @param chances positive minus negative chances (BASE-05)
   */
  public double success(int skill, int against, int chances) {
    int net = chanceLimit > 0 ? Math.max(-chanceLimit, Math.min(chanceLimit, chances)) : chances;
    if (chanceReading == EXTRA_DIE) {
      Distribution kept = net > 0 ? die.highestOf(net + 1) : net < 0 ? die.lowestOf(1 - net) : die;
      return kept.probability(succeeds(skill, against, 0));
    }
    if (chanceReading == MODIFIER) {
      return die.probability(succeeds(skill, against, net));
    }
    double once = die.probability(succeeds(skill, against, 0));
    return net >= 0 ? 1 - Math.pow(1 - once, net + 1) : Math.pow(once, 1 - net);
  }

  private IntPredicate succeeds(int skill, int against, int modifier) {
    return kept -> {
      int margin = kept + skill + modifier - against;
      boolean fumble = minimumFails && kept == naturalMinimum; // BASE-08
      boolean critical =
          criticalByMargin ? !fumble && margin >= criticalMargin : kept == naturalMaximum;
      return critical || !fumble && margin >= mustExceedBy; // BASE-02, BASE-07
    };
  }
}
