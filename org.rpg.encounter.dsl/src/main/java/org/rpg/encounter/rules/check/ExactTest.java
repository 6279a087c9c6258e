package org.rpg.encounter.rules.check;

import java.math.BigInteger;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
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
  private final SkillTest judge;

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
    judge = new SkillTest(ruleset);
  }

  /**
   * All that can come of a test, exact.
   *
   * @param skill the skill's value
   * @param against the difficulty
   * @param chances positive minus negative chances (BASE-05)
   */
  public Prospects prospects(int skill, int against, int chances) {
    int net = net(chances);
    int modifier = chanceReading == MODIFIER ? net : 0;
    BigInteger success = BigInteger.ZERO;
    BigInteger critical = BigInteger.ZERO;
    BigInteger fumble = BigInteger.ZERO;
    NavigableMap<Integer, BigInteger> levels = new TreeMap<>();
    Distribution kept = kept(skill, against, net);
    for (Map.Entry<Integer, BigInteger> each : kept.weights().entrySet()) {
      BigInteger weight = each.getValue();
      judge.judge(each.getKey(), skill, modifier, against);
      if (judge.success()) {
        success = success.add(weight);
        levels.merge(judge.level(), weight, BigInteger::add);
      }
      critical = judge.criticalSuccess() ? critical.add(weight) : critical;
      fumble = judge.criticalFailure() ? fumble.add(weight) : fumble;
    }
    return new Prospects(success, critical, fumble, kept.total(), levels);
  }

  /** The roll that counts. */
  private Distribution kept(int skill, int against, int net) {
    if (chanceReading == EXTRA_DIE) {
      return net > 0 ? die.highestOf(net + 1) : net < 0 ? die.lowestOf(1 - net) : die;
    }
    return chanceReading == MODIFIER ? die : rerolled(skill, against, net);
  }

  /**
   * Rolled again while it fails, or while it succeeds: of so many rolls the first that does not.
   */
  private Distribution rerolled(int skill, int against, int net) {
    IntPredicate good = succeeds(skill, against, 0);
    IntPredicate stays = net >= 0 ? good : good.negate();
    int more = Math.abs(net);
    BigInteger again = die.weightWhere(stays.negate());
    BigInteger rolls = BigInteger.ZERO; // how often a roll is the one that stays
    for (int i = 0; i <= more; i++) {
      rolls = rolls.add(again.pow(i).multiply(die.total().pow(more - i)));
    }
    Map<Integer, BigInteger> kept = new TreeMap<>();
    for (Map.Entry<Integer, BigInteger> each : die.weights().entrySet()) {
      kept.put(
          each.getKey(),
          each.getValue().multiply(stays.test(each.getKey()) ? rolls : again.pow(more)));
    }
    return Distribution.of(kept);
  }

  private int net(int chances) {
    return chanceLimit > 0 ? Math.max(-chanceLimit, Math.min(chanceLimit, chances)) : chances;
  }

  /**
   * The chance that a test succeeds, 0 to 1.
   *
   * @param skill the skill's value
   * @param against the difficulty
   * @param chances positive minus negative chances (BASE-05)
   */
  public double success(int skill, int against, int chances) {
    int net = net(chances);
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
