package org.rpg.encounter.rules.travel;

import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;

/** What a ruleset says about exhaustion, travel, rests and treatment, as plain numbers. */
public final class TravelRules {
  /** Minutes in an hour. */
  public static final int HOUR = 60;

  /** Minutes in a day. */
  public static final int DAY = 24 * HOUR;

  /** The hour of departure where none is said (our own choice). */
  public static final int DEPARTURE = 6 * HOUR;

  /** Night begins and ends at these minutes of the day (our own choice). */
  static final int NIGHTFALL = 18 * HOUR;

  static final int DAYBREAK = 6 * HOUR;

  static final int NEVER = 1;
  static final int ALWAYS = 2;

  private static final int ACCELERATED_FACTOR = 3; // TRV-04
  private static final int ACCELERATED_SHIFT = 2; // TRV-05

  final int sceneMinutes;
  final int sleepLimit;
  final int hungerLimit;
  final boolean twoMealsNeeded;
  final int enoughSleep;
  final int mealEvery;
  final int longRestSleep;
  final boolean limited;
  final boolean reachingHolds;
  final boolean rollsAtEachLoss;
  final int sessionFaint;
  final int wakingPerseverance;
  final int xpLimit;

  /** What those are in who slept when a fight began; null for nothing. */
  private final Condition caught;

  final boolean faintIsSleep;
  final boolean rollsEachTime;
  final int dayPeriods;
  final boolean exactHalves;
  final boolean fallBandaged;
  final int otherSupply;
  final boolean endlessRetries;
  private final boolean exhaustion;
  private final boolean fewerFaints;
  private final int perseverance;
  private final int[] strains;
  private final boolean hurriedUntilRest;
  private final boolean strainInCombat;
  private final boolean restsAtOnce;
  private final int shortestDay;
  private final int shortRestMinimum;
  private final int shortRestMinutes;
  private final boolean shortRestInCombat;
  private final boolean vigorFirst;
  private final boolean evolutionFirst;
  private final boolean supplyKept;
  private final int treatmentMinutes;
  private final boolean treatedInCombat;
  private final String treatmentSkill;

  /** The rules of a ruleset. */
  public TravelRules(Ruleset ruleset) {
    exhaustion = ruleset.on(Parameter.EXHAUSTION);
    perseverance = ruleset.number(Parameter.DEFAULT_PERSEVERANCE);
    limited = ruleset.reading(Parameter.PERSEVERANCE_LIMIT) == 0;
    sceneMinutes = ruleset.number(Parameter.SCENE_HOURS) * HOUR;
    int later = ruleset.reading(Parameter.FIRST_LOSS) == 1 ? sceneMinutes - 1 : 0;
    sleepLimit = DAY + later; // EXH-03
    hungerLimit = DAY + later; // EXH-06
    twoMealsNeeded = ruleset.reading(Parameter.SINGLE_MEAL) == 1;
    enoughSleep = ruleset.number(Parameter.ENOUGH_SLEEP) * HOUR;
    mealEvery = DAY / ruleset.number(Parameter.MEALS_A_DAY);
    longRestSleep = ruleset.number(Parameter.LONG_REST_SLEEP) * HOUR;
    boolean adds = ruleset.reading(Parameter.PENALTY_TIERS) == 1;
    strains = adds ? new int[] {6, 6, 3, 1} : new int[] {3, 3, 2, 1}; // EXH-08, EXH-09, EXH-14
    reachingHolds = ruleset.reading(Parameter.FAINTING_ROLL) == 1;
    rollsAtEachLoss = ruleset.reading(Parameter.FAINTING_OCCASION) == 1;
    sessionFaint = ruleset.reading(Parameter.SESSION_FAINT);
    wakingPerseverance = ruleset.number(Parameter.WAKING_PERSEVERANCE);
    caught =
        switch (ruleset.reading(Parameter.SLEEPERS)) {
          case 1 -> Condition.SURPRISED;
          case 2 -> Condition.ASLEEP;
          default -> null;
        };
    xpLimit = ruleset.number(Parameter.XP_LIMIT);
    faintIsSleep = ruleset.on(Parameter.FAINTED_SLEEP);
    strainInCombat = ruleset.on(Parameter.STRAIN_IN_COMBAT);
    exactHalves = ruleset.reading(Parameter.ACCELERATED_TIME) == 1;
    rollsEachTime = ruleset.reading(Parameter.TRIPLED_DIE) == 1;
    fewerFaints = ruleset.reading(Parameter.ACCELERATED_FAINTING) == 1;
    hurriedUntilRest = ruleset.reading(Parameter.ACCELERATED_SCOPE) == 1;
    dayPeriods = ruleset.number(Parameter.DAY_PERIODS);
    restsAtOnce = ruleset.reading(Parameter.LONG_REST_START) == 1;
    shortestDay = ruleset.number(Parameter.SHORTEST_DAY) * HOUR;
    shortRestMinimum = ruleset.number(Parameter.SHORT_REST_MINIMUM);
    shortRestMinutes = ruleset.number(Parameter.SHORT_REST_MINUTES);
    shortRestInCombat = ruleset.on(Parameter.SHORT_REST_IN_COMBAT);
    vigorFirst = ruleset.reading(Parameter.REST_VIGOR) == 1;
    evolutionFirst = ruleset.reading(Parameter.DAY_ORDER) == 1;
    supplyKept = ruleset.reading(Parameter.TREATMENT_SUPPLY) == 1;
    otherSupply = ruleset.reading(Parameter.OTHER_SUPPLY);
    fallBandaged = ruleset.reading(Parameter.FALL_SUPPLY) == 1;
    endlessRetries = ruleset.reading(Parameter.TREATMENT_RETRIES) == 1;
    treatmentMinutes = ruleset.number(Parameter.TREATMENT_MINUTES);
    treatedInCombat = ruleset.on(Parameter.TREATMENT_IN_COMBAT);
    treatmentSkill = ruleset.name(Parameter.TREATMENT_SKILL);
  }

  /** Whether the rules of exhaustion are in force at all (EXH-01). */
  public boolean hasExhaustion() {
    return exhaustion;
  }

  /** The Perseverance of whoever names none (EXH-01). */
  public int perseverance() {
    return perseverance;
  }

  /** What is added to the difficulty of tests with so much Perseverance (EXH-08, 09, 14, 21). */
  public int strain(int left) {
    return left < strains.length ? strains[left] : 0;
  }

  /** What losses for want of sleep or food are multiplied by (TRV-04). */
  static int factor(boolean accelerated) {
    return accelerated ? ACCELERATED_FACTOR : 1;
  }

  /** What a fainting roll is made against, with 2 points or with 1 (EXH-10, EXH-12, TRV-05). */
  int against(int left, boolean accelerated) {
    int written = left == 2 ? 8 : 7;
    boolean higher = reachingHolds || fewerFaints;
    return accelerated ? written + (higher ? ACCELERATED_SHIFT : -ACCELERATED_SHIFT) : written;
  }

  /** Whether someone faints on a roll (EXH-10). */
  boolean faints(int roll, int against) {
    return reachingHolds ? roll < against : roll >= against;
  }

  /**
   * How long accelerated travel takes (TRV-03).
   *
   * @param minutes what it would take otherwise, at least 0
   */
  public int accelerated(int minutes) {
    int half = (minutes + 1) / 2;
    return exactHalves ? half : (half + HOUR - 1) / HOUR * HOUR;
  }

  /** Whether what accelerated travel does goes on until a long rest (TRV-06). */
  public boolean isHurriedUntilRest() {
    return hurriedUntilRest;
  }

  /** Whether strain makes the tests of a fight harder too (EXH-21). */
  public boolean strainsInCombat() {
    return strainInCombat;
  }

  /**
   * How many minutes a party waits before a long rest (our own choice): by day until so late that
   * the rest ends at the hour of departure, unless somebody would then be awake for more than a
   * day.
   *
   * @param now the clock's minute
   * @param rest how long the rest is, in minutes
   * @param departure the minute of the day at which the party sets out
   * @param awake the minutes for which the one awake longest has been so
   */
  public int waitBeforeRest(int now, int rest, int departure, int awake) {
    boolean night = SceneClock.isNight(now);
    if (restsAtOnce || night) {
      return 0;
    }
    int wait = Math.floorMod(departure - rest - now, DAY);
    return awake + wait > DAY ? 0 : wait;
  }

  /** Minutes after the last day's end from which on a long rest ends a day (REC-08). */
  public int shortestDay() {
    return shortestDay;
  }

  /** Minutes of a scene of travel (TRV-01). */
  public int sceneMinutes() {
    return sceneMinutes;
  }

  /** Vigor that a short rest gives back at the least (REST-01). */
  public int shortRestMinimum() {
    return shortRestMinimum;
  }

  /** How long a short rest is, in minutes (REST-01). */
  public int shortRestMinutes() {
    return shortRestMinutes;
  }

  /** Whether a short rest is possible in combat (REST-01). */
  public boolean restsInCombat() {
    return shortRestInCombat;
  }

  /** Whether a long rest refills Vigor before the wounds evolve (REST-02). */
  public boolean isVigorFirst() {
    return vigorFirst;
  }

  /** Whether wounds evolve before the recovery test is made (REC-08). */
  public boolean isEvolutionFirst() {
    return evolutionFirst;
  }

  /** Whether a bandage or splint can be used again (TRT-02). */
  public boolean isSupplyKept() {
    return supplyKept;
  }

  /** How long treating a wound takes, in minutes (TRT-07). */
  public int treatmentMinutes() {
    return treatmentMinutes;
  }

  /** Whether a wound may be treated in combat (TRT-07). */
  public boolean treatsInCombat() {
    return treatedInCombat;
  }

  /** The skill of treating wounds (TRT-01). */
  public String treatmentSkill() {
    return treatmentSkill;
  }

  /** How many sleeping minutes in a row make a long rest (REST-04). */
  public int longRestSleep() {
    return longRestSleep;
  }

  /** What those are in who slept when a fight began; null for nothing (ours, REST-04). */
  public Condition caughtAsleep() {
    return caught;
  }
}
