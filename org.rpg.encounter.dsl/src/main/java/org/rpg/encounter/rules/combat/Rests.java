package org.rpg.encounter.rules.combat;

import java.util.Arrays;
import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Body;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;
import org.rpg.encounter.rules.travel.SceneClock;
import org.rpg.encounter.rules.travel.TravelRules;
import org.rpg.encounter.rules.travel.WoundRecovery;

/** Short and long rests, recovery from wounds, and the end of a day (REST, REC). */
final class Rests {
  private static final DiceExpression SHORT_REST = DiceExpression.of(1, 6); // REST-01
  private static final WoundClass[] CLASSES = WoundClass.values();
  private static final int NOT_CHOSEN = -1;

  /** For a team: all of them. */
  static final int EVERYBODY = -1;

  private final Combat combat;
  private final SceneClock clock;
  private final TravelRules rules;
  private final Evolution evolution;

  /** The class of wound that each wants to recover, {@link #NOT_CHOSEN} for none named. */
  private final int[] chosen;

  /** The team that rests. */
  private int team = EVERYBODY;

  private boolean resting;

  /** Whether something has woken everyone in the rest that goes on. */
  private boolean woken;

  /**
   * Rests that are over; those in which everyone had a long rest; those in which they were woken.
   */
  private int over;

  private int whole;
  private int broken;

  /** Minutes from the start of the rest: the watch of him who was named last, the end of all. */
  private int watch;

  private int rota;

  Rests(Combat combat, SceneClock clock) {
    this.combat = combat;
    this.clock = clock;
    rules = combat.rules.travel;
    evolution = new Evolution(combat);
    chosen = new int[combat.combatants.length];
    clear();
  }

  void clear() {
    resting = false;
    woken = false;
    Arrays.fill(chosen, NOT_CHOSEN);
  }

  /** Nobody has rested yet. */
  void forget() {
    clear();
    over = 0;
    whole = 0;
    broken = 0;
  }

  void copy(Rests other) {
    clear();
    resting = other.resting;
    woken = other.woken;
    over = other.over;
    whole = other.whole;
    broken = other.broken;
  }

  /** Rests of this scene and those before it that are over. */
  int over() {
    return over;
  }

  /** Those of them that were a long rest for everyone who lived (REST-04). */
  int whole() {
    return whole;
  }

  /** Those of them in which something woke everyone. */
  int broken() {
    return broken;
  }

  boolean isResting() {
    return resting;
  }

  void choose(int who, WoundClass woundClass) {
    chosen[who] = woundClass.ordinal();
  }

  /** Nobody rests but those of a team. */
  void only(int ofTeam) {
    team = ofTeam;
  }

  private boolean isOfThem(Combatant who) {
    return team == EVERYBODY || who.team == team;
  }

  /** One watch comes after the other, or is kept with the one before. */
  void watch(Combatant who, int minutes, boolean beside) {
    if (!beside) {
      watch = rota;
    }
    who.stamina.watch(minutes, watch);
    rota = Math.max(rota, watch + minutes);
  }

  void layDown() {
    resting = true;
    watch = 0;
    rota = 0;
    for (Combatant each : combat.combatants) {
      if (each.isConscious() && isOfThem(each)) {
        each.stamina.lieDown(clock.minute());
      }
    }
  }

  void disturb() {
    woken = resting;
    for (Combatant each : combat.combatants) {
      each.stamina.disturb(clock.minute());
    }
  }

  /** A rest is over: one sleep may do several things (INT-57), and closes the day (REC-08). */
  void rise() {
    boolean anyLong = false;
    boolean allLong = true;
    for (Combatant each : combat.combatants) {
      if (each.isPresent()) {
        wakes(each, each.stamina.rise(clock.minute()));
        anyLong |= isLong(each);
        allLong &= isLong(each) || !each.traveller;
      }
    }
    over++;
    whole += anyLong && allLong ? 1 : 0;
    broken += woken ? 1 : 0;
    boolean closes =
        clock.sinceDay() >= TravelRules.DAY || (anyLong && clock.sinceDay() >= rules.shortestDay());
    for (Combatant each : combat.combatants) {
      if (each.isPresent()) {
        rested(each, isLong(each), closes);
      }
    }
    for (Combatant each : combat.combatants) {
      each.stamina.forgetSleep();
    }
    clear();
    if (closes) {
      endDay();
    }
  }

  private boolean isLong(Combatant who) {
    return who.stamina.sleep().longest() >= rules.longRestSleep(); // REST-04
  }

  private void wakes(Combatant who, int gained) {
    combat.journey.strain(who);
    int slept = who.stamina.sleep().total();
    if (slept > 0 && who.traveller && combat.listener != null) {
      combat.listener.on(new Event.Slept(who.index, slept, gained, CitedJourneys.SLEPT));
    }
  }

  /** Outside a rest: someone has slept. */
  void slept(Combatant who, int minutes) {
    if (who.isConscious()) {
      wakes(who, who.stamina.slept(clock.minute(), minutes));
      who.stamina.forgetSleep();
    }
  }

  private void rested(Combatant who, boolean isLong, boolean closes) {
    Body body = who.body;
    int before = body.vigor();
    if (isLong && rules.isVigorFirst()) {
      body.healVigorFully(); // REST-02
    }
    if (closes && !isStone(who)) {
      if (isLong) {
        recover(who);
      } else {
        evolution.natural(who);
      }
    }
    if (!isLong && who.traveller && who.stamina.sleep().total() >= rules.longRestSleep()) {
      tellSpoilt(who);
    }
    if (!isLong || !who.isPresent()) {
      return;
    }
    if (!rules.isVigorFirst()) {
      body.healVigorFully();
    }
    body.rests(); // LAY-05
    who.stamina.hurry(combat.journey.isAccelerated()); // TRV-06
    if (!body.isSimple()) {
      tellRested(who, true, body.vigor() - before, CitedJourneys.LONG_REST);
    }
  }

  private void tellSpoilt(Combatant who) {
    if (combat.listener != null) {
      int longest = who.stamina.sleep().longest();
      combat.listener.on(new Event.RestSpoilt(who.index, longest, CitedJourneys.SPOILT));
    }
  }

  /** Wounds of stone do not change (CON-16). */
  private boolean isStone(Combatant who) {
    return combat.rules.stoneSuspends && who.has(Condition.PETRIFIED);
  }

  /** REC-08: the test comes before the evolution, or after it. */
  private void recover(Combatant who) {
    Body body = who.body;
    int wanted = chosen[who.index];
    int place =
        wanted == NOT_CHOSEN
            ? WoundRecovery.choose(body)
            : WoundRecovery.choose(body, CLASSES[wanted]);
    if (place == Body.NO_WOUND) {
      evolution.natural(who);
    } else if (rules.isEvolutionFirst()) {
      evolution.thenRecover(who, place);
    } else {
      evolution.recover(who, place);
    }
  }

  /** A day ends without a rest (REC-08): every wound takes its natural course (REC-06). */
  void dayEnds() {
    for (Combatant each : combat.combatants) {
      if (each.isPresent() && !isStone(each)) {
        evolution.natural(each);
      }
    }
    endDay();
  }

  private void endDay() {
    clock.endDay();
    if (combat.listener != null) {
      combat.listener.on(new Event.DayEnded(clock.days(), CitedJourneys.DAY_END));
    }
  }

  /** Everyone who is conscious takes a short rest, once per day-period (REST-01). */
  void takeShort() {
    int period = clock.period();
    for (Combatant each : combat.combatants) {
      if (!canBreathe(each) || !isOfThem(each)) {
        continue;
      }
      if (each.stamina.takeShortRest(period)) {
        takeShort(each);
      } else {
        refuseShort(each);
      }
    }
  }

  /** Whether a short rest does anything for someone: a simple body has no Vigor (BASE-21). */
  private static boolean canBreathe(Combatant who) {
    return who.isConscious() && !who.body.isSimple();
  }

  private void takeShort(Combatant who) {
    int rolled = SHORT_REST.roll(combat.dice, Purpose.EFFECT);
    int amount = Math.max(rules.shortRestMinimum(), rolled + who.physique);
    int before = who.body.vigor();
    who.body.healVigor(amount); // INT-55; Protection is the scene's end's (INT-56)
    tellRested(who, false, who.body.vigor() - before, CitedJourneys.SHORT_REST);
  }

  void refuseShort() {
    for (Combatant each : combat.combatants) {
      if (canBreathe(each)) {
        refuseShort(each);
      }
    }
  }

  private void refuseShort(Combatant who) {
    if (combat.listener != null) {
      combat.listener.on(new Event.RestRefused(who.index, CitedJourneys.SHORT_REST_REFUSED));
    }
  }

  private void tellRested(Combatant who, boolean isLong, int vigor, List<Rule> cited) {
    if (combat.listener != null) {
      combat.listener.on(new Event.Rested(who.index, isLong, vigor, cited));
    }
  }
}
