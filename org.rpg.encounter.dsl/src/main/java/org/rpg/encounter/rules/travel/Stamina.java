package org.rpg.encounter.rules.travel;

import org.rpg.encounter.rules.dice.Dice;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;

/**
 * One traveller's Perseverance, his clocks of sleep and food, and his faints (EXH). Mutable; a
 * journey creates none. Times are minutes of the {@link SceneClock}.
 */
public final class Stamina {
  /** What {@link #sceneEnds} and {@link #lose} answer, as bits: he lost Perseverance. */
  public static final int LOST = 1;

  /** A fainting roll was made. */
  public static final int ROLLED = 2;

  /** He fainted. */
  public static final int FAINTED = 4;

  private static final int NEVER = -1;
  private static final int RISKY = 2;
  private static final DiceExpression SLEEP_LOSS = DiceExpression.of(1, 2); // EXH-03
  private static final DiceExpression FAINTING = DiceExpression.of(1, 10); // EXH-10
  private static final DiceExpression MEAL = DiceExpression.of(1, 6); // EXH-19
  private static final DiceExpression SESSION = DiceExpression.of(1, 6); // EXH-17
  private static final int SLEEP_PER_POINT = 2 * TravelRules.HOUR; // EXH-20

  private final TravelRules rules;
  private final boolean tires;
  private final int most;
  private final int start;
  private final int startXp;
  private final Sleep sleep = new Sleep();
  private final Faint faint;

  private int perseverance;
  private int xp;
  private int xpSpent;
  private int awakeSince;
  private int lastMeal;
  private int mealBefore;
  private int mealDue;
  private boolean rolled;
  private boolean hurried;
  private int restedPeriod;

  private int sleepLoss;
  private int foodLoss;
  private int factor;
  private int roll;
  private int against;

  /**
   * Someone's stamina.
   *
   * @param tires whether the rules of exhaustion apply to him
   * @param most his Perseverance as written (EXH-01)
   * @param start his Perseverance at the start
   * @param xp his XP at the start (EXH-18)
   */
  public Stamina(TravelRules rules, boolean tires, int most, int start, int xp) {
    this.rules = rules;
    this.tires = tires && rules.hasExhaustion();
    this.most = most;
    this.start = start;
    this.startXp = xp;
    faint = new Faint(rules);
    reset();
  }

  /** As at the start, rested and fed at the hour of departure. */
  public void reset() {
    perseverance = start;
    xp = startXp;
    xpSpent = 0;
    faint.reset();
    rolled = false;
    hurried = false;
    restedPeriod = NEVER;
    sleep.reset();
    refresh(TravelRules.DEPARTURE);
  }

  /** Becomes what another one's, of the same traveller, is now. */
  public void copy(Stamina other) {
    perseverance = other.perseverance;
    xp = other.xp;
    xpSpent = other.xpSpent;
    awakeSince = other.awakeSince;
    lastMeal = other.lastMeal;
    mealBefore = other.mealBefore;
    mealDue = other.mealDue;
    faint.copy(other.faint);
    rolled = other.rolled;
    hurried = other.hurried;
    restedPeriod = other.restedPeriod;
    sleep.copy(other.sleep);
  }

  /** He has slept and eaten just now. */
  public void refresh(int now) {
    awakeSince = now;
    feed(now);
  }

  /**
   * A scene ends: what sleep and food are lacking is lost, and whoever has little left may faint
   * (EXH-03, EXH-06, EXH-10 to EXH-16, INT-60, INT-61).
   *
   * @return what happened, as bits; the details can be asked afterwards
   */
  public int sceneEnds(int now, boolean asleep, Dice dice) {
    if (!tires) {
      return 0;
    }
    int happened = 0;
    boolean sleepless = !faint.isOut() && !asleep && now - awakeSince > rules.sleepLimit;
    boolean hungry = now - fedAt() > rules.hungerLimit;
    if (sleepless || hungry) {
      happened = lack(sleepless, hungry, dice);
    }
    if (perseverance <= RISKY && !faint.isOut() && !asleep) {
      happened |= mayFaint(now, happened != 0, dice);
    }
    rolled = false;
    return happened;
  }

  /**
   * After that: a faint that began before goes on, or is over (EXH-11, EXH-16); answers whether he
   * wakes. Last of all, so that nobody wakes and faints of the same scene's hunger.
   */
  public boolean comesRound(int now) {
    if (!faint.countsDown()) {
      return false;
    }
    wake(now);
    return true;
  }

  private int fedAt() {
    return rules.twoMealsNeeded ? mealBefore : lastMeal; // EXH-05
  }

  /** INT-60: all of a scene's losses together, tripled by accelerated travel (TRV-04). */
  private int lack(boolean sleepless, boolean hungry, Dice dice) {
    factor = TravelRules.factor(hurried);
    sleepLoss = sleepless ? SLEEP_LOSS.roll(dice, Purpose.EXHAUSTION) : 0;
    foodLoss = hungry ? 1 : 0;
    if (factor > 1 && rules.rollsEachTime) {
      for (int i = 1; i < factor && sleepless; i++) {
        sleepLoss += SLEEP_LOSS.roll(dice, Purpose.EXHAUSTION);
      }
      foodLoss *= factor;
      factor = 1;
    }
    perseverance = Math.max(0, perseverance - (sleepLoss + foodLoss) * factor); // EXH-01
    return LOST;
  }

  /**
   * He loses or spends points within a scene; whoever has little left may faint at once (EXH-02).
   *
   * @param points at least 0
   */
  public int lose(int points, int now, boolean asleep, Dice dice) {
    if (!tires || points <= 0) {
      return 0;
    }
    perseverance = Math.max(0, perseverance - points);
    boolean risks = perseverance <= RISKY && !faint.isOut() && !asleep;
    return LOST | (risks ? mayFaint(now, true, dice) : 0);
  }

  /** EXH-10, EXH-12, EXH-15: the tier reached counts, with one roll a scene (INT-61). */
  private int mayFaint(int now, boolean lost, Dice dice) {
    if (perseverance == 0) {
      faint(now, dice);
      return FAINTED;
    }
    if (rules.rollsAtEachLoss ? !lost : rolled) {
      return 0;
    }
    rolled = true;
    against = rules.against(perseverance, hurried);
    roll = FAINTING.roll(dice, Purpose.EXHAUSTION);
    if (!rules.faints(roll, against)) {
      return ROLLED;
    }
    faint(now, dice);
    return ROLLED | FAINTED;
  }

  /** He faints, for as long as his Perseverance says (EXH-11, EXH-13, EXH-15, EXH-16). */
  public void faint(int now, Dice dice) {
    faint.begin(perseverance, now, dice);
    sleep.end(now);
    settle();
  }

  /** He wakes from a faint, with some Perseverance at least (EXH-16). */
  public void wake(int now) {
    int away = now - faint.since();
    if (rules.faintIsSleep) { // EXH-20
      recover(away / SLEEP_PER_POINT);
      awakeSince = away >= rules.enoughSleep ? now : awakeSince;
    } else {
      awakeSince += away; // neither awake nor asleep (our own choice)
    }
    perseverance = Math.max(perseverance, rules.wakingPerseverance);
    faint.end();
  }

  /** A session begins: faints that last as long end, and 1d6 points come back (EXH-16, EXH-17). */
  public int sessionBegins(Dice dice) {
    xpSpent = 0;
    return tires ? recover(SESSION.roll(dice, Purpose.EXHAUSTION)) : 0;
  }

  /** Points come back, up to the maximum (EXH-01); answers how many. */
  public int recover(int points) {
    if (!tires) {
      return 0;
    }
    int before = perseverance;
    int bounded = rules.limited ? Math.min(most, before + points) : before + points;
    perseverance = Math.max(before, bounded);
    return perseverance - before;
  }

  /** He buys points with XP, as many as he has, needs and may (EXH-18); answers how many. */
  public int buy(int points) {
    int needed = rules.limited ? Math.max(0, most - perseverance) : points;
    int allowed = rules.xpLimit == 0 ? points : Math.max(0, rules.xpLimit - xpSpent);
    int bought = tires ? Math.min(Math.min(points, xp), Math.min(needed, allowed)) : 0;
    xp -= bought;
    xpSpent += bought;
    return recover(bought);
  }

  /** Whether no more points can come back (EXH-01). */
  public boolean isFull() {
    return rules.limited && perseverance >= most;
  }

  /** XP is gained, or lost down to none. */
  public void addXp(int more) {
    xp = Math.max(0, xp + more);
  }

  /** He eats a meal (EXH-07, EXH-19); answers how many points come back. */
  public int eat(int now, Dice dice) {
    mealBefore = lastMeal;
    lastMeal = now;
    mealDue = now + rules.mealEvery;
    return tires ? recover(MEAL.roll(dice, Purpose.EXHAUSTION)) : 0;
  }

  /** He is fed as a matter of course: he does not hunger, and gains nothing by it. */
  public void feed(int now) {
    mealBefore = now;
    lastMeal = now;
    mealDue = now + rules.mealEvery;
  }

  /** He found nothing to eat and looks again at the next meal's time. */
  public void goHungry(int now) {
    mealDue = now + rules.mealEvery;
  }

  /** There is food again. */
  public void foodCame() {
    mealDue = lastMeal + rules.mealEvery;
  }

  /** He lies down to sleep. */
  public void lieDown(int now) {
    sleep.lieDown(now, rules.enoughSleep);
  }

  /** In a rest: he is on watch for so long, so many minutes after he lay down. */
  public void watch(int minutes, int after) {
    sleep.watch(minutes, after);
  }

  /** In a rest: whether it is his watch now. */
  public boolean isOnWatch(int now) {
    return sleep.isOnWatch(now);
  }

  /** In a rest: whether he is asleep now, if nothing has woken him this minute. */
  public boolean isSleeping(int now) {
    return sleep.isNight(now);
  }

  /** In a rest: he sleeps just so long. */
  public void sleepOnly(int minutes) {
    sleep.only(minutes);
  }

  /** In a rest: something interrupts his sleep. */
  public void disturb(int now) {
    sleep.disturb(now);
    settle();
  }

  /** A rest is over; answers how many points it gave back (EXH-04, EXH-20). */
  public int rise(int now) {
    sleep.end(now);
    settle();
    return recover(sleep.total() / SLEEP_PER_POINT);
  }

  /** He has slept the last minutes without a break; answers how many points that gave back. */
  public int slept(int now, int minutes) {
    sleep.lieDown(now - minutes, rules.enoughSleep);
    return rise(now);
  }

  private void settle() {
    if (sleep.refreshed() >= 0) {
      awakeSince = Math.max(awakeSince, sleep.refreshed()); // EXH-04
    }
  }

  /** What he slept counts no longer. */
  public void forgetSleep() {
    sleep.reset();
  }

  /** Whether he has lain down and not risen yet. */
  public boolean isLying() {
    return sleep.isLying();
  }

  /** Whether he is asleep now, in a rest. */
  public boolean isAsleep(int now) {
    if (sleep.isOver(now)) {
      sleep.end(now);
      settle();
    }
    return sleep.isAsleep(now);
  }

  /** Stone does not age: so many minutes do not count for his clocks (CON-16). */
  public void suspend(int minutes) {
    awakeSince += minutes;
    lastMeal += minutes;
    mealBefore += minutes;
    mealDue += minutes;
  }

  /** Losses are tripled and faints likelier from now on, or no longer (TRV-04 to TRV-06). */
  public void hurry(boolean value) {
    hurried = value;
  }

  /** Whether losses are tripled (TRV-04). */
  public boolean isHurried() {
    return hurried;
  }

  /** Takes the short rest of a day-period; answers whether it was still to be had (REST-01). */
  public boolean takeShortRest(int period) {
    boolean free = period != restedPeriod;
    restedPeriod = period;
    return free;
  }

  /** Whether the rules of exhaustion apply to him. */
  public boolean tires() {
    return tires;
  }

  /** Current Perseverance (EXH-01). */
  public int perseverance() {
    return perseverance;
  }

  /** The most Perseverance he can recover (EXH-01). */
  public int most() {
    return most;
  }

  /** XP that is left (EXH-18). */
  public int xp() {
    return xp;
  }

  /** Minutes for which he has been awake, or since he last had enough sleep (EXH-03, EXH-04). */
  public int awake(int now) {
    return Math.max(0, (faint.isOut() ? faint.since() : now) - awakeSince);
  }

  /** Minutes since his last meal (EXH-06). */
  public int hungry(int now) {
    return now - lastMeal;
  }

  /** When he wants his next meal (EXH-05). */
  public int mealDue() {
    return mealDue;
  }

  /** Whether he has fainted and not woken yet (STA-06). */
  public boolean isOut() {
    return faint.isOut();
  }

  /** Scenes for which he is still out. */
  public int scenesOut() {
    return faint.scenes();
  }

  /** Whether he is out until the session ends (EXH-16). */
  public boolean isOutUntilSession() {
    return faint.isUntilSession();
  }

  /** How often he has fainted. */
  public int faints() {
    return faint.count();
  }

  /** The minute of his first faint, -1 if he never did. */
  public int firstFaint() {
    return faint.first();
  }

  /** What adds to the difficulty of his tests now (EXH-21). */
  public int strain() {
    return tires ? rules.strain(perseverance) : 0;
  }

  /** His sleep in the rest that goes on or was the last. */
  public Sleep sleep() {
    return sleep;
  }

  /** What want of sleep cost at the last scene's end, before the factor (EXH-03). */
  public int sleepLoss() {
    return sleepLoss;
  }

  /** What want of food cost at the last scene's end, before the factor (EXH-06). */
  public int foodLoss() {
    return foodLoss;
  }

  /** What those losses were multiplied by (TRV-04). */
  public int factor() {
    return factor;
  }

  /** The last fainting roll (EXH-10). */
  public int roll() {
    return roll;
  }

  /** What it was made against. */
  public int against() {
    return against;
  }
}
