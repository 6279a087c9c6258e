package org.rpg.encounter.rules.combat;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.travel.SceneClock;
import org.rpg.encounter.rules.travel.TravelRules;

/**
 * Everything that lets time pass in a scene and wears people out: the clock, exhaustion, meals,
 * rests, the days of wounds, treatment (EXH, TRV, REST, REC, TRT). Only time that is let pass here
 * passes; a fight takes none (BASE-19).
 */
public final class Journey {
  private static final int NONE = Integer.MAX_VALUE;

  final SceneClock clock;
  final Provisions provisions;

  private final Combat combat;
  private final TravelRules rules;
  private final Exhaustion exhaustion;
  final Rests rests;
  private final Tending tending;
  private final boolean anyTraveller;
  private boolean used;
  private boolean accelerated;
  private boolean keptAwake;
  private boolean opened;

  Journey(Combat combat) {
    this.combat = combat;
    rules = combat.rules.travel;
    clock = new SceneClock(rules);
    exhaustion = new Exhaustion(combat, clock);
    provisions = new Provisions(combat, clock);
    rests = new Rests(combat, clock);
    tending = new Tending(combat, provisions);
    boolean any = false;
    for (Combatant each : combat.combatants) {
      each.clock = clock;
      any |= each.traveller;
    }
    anyTraveller = any;
  }

  /** Everything as at the start; costs nothing if no journey was made. */
  void reset() {
    if (!used) {
      return;
    }
    used = false;
    accelerated = false;
    keptAwake = false;
    opened = false;
    clock.begin(TravelRules.DEPARTURE);
    provisions.clear();
    rests.forget();
    for (Combatant each : combat.combatants) {
      each.stamina.reset();
      each.strain = each.stamina.strain();
    }
  }

  void strain(Combatant who) {
    exhaustion.strain(who);
  }

  /** A fight begins, in which exhaustion may not count (EXH-21). */
  void fightBegins() {
    if (!rules.strainsInCombat()) {
      used = true;
      for (Combatant each : combat.combatants) {
        each.strain = 0;
      }
    }
  }

  /**
   * The clock starts; everyone has slept and eaten just before.
   *
   * @param minuteOfDay the minute of the first day, from midnight
   * @param meals meals that the party has
   * @param water days' water that it has
   * @param routineMeals whether everyone eats by himself when it is time (EXH-05)
   */
  public void begin(int minuteOfDay, int meals, int water, boolean routineMeals) {
    used = true;
    accelerated = false;
    keptAwake = false;
    opened = false;
    clock.begin(minuteOfDay);
    provisions.begin(meals, water, routineMeals);
    rests.forget();
    for (Combatant each : combat.combatants) {
      each.stamina.refresh(minuteOfDay);
    }
  }

  /** The clock of a scene that is no journey starts at a minute of the first day. */
  public void startAt(int minuteOfDay) {
    used = true;
    clock.begin(minuteOfDay);
    for (Combatant each : combat.combatants) {
      each.stamina.refresh(minuteOfDay);
    }
  }

  /**
   * The scene goes on from another one: clock, supplies and session are as they were there. {@link
   * #carry} brings in the travellers.
   */
  public void continueFrom(Journey earlier) {
    used = true;
    accelerated = earlier.accelerated;
    opened = earlier.opened;
    clock.copy(earlier.clock);
    provisions.copy(earlier.provisions);
    rests.copy(earlier.rests);
  }

  /**
   * Someone comes from another scene with his Perseverance, his XP and his clocks as they were
   * there; if he has fainted he is unconscious, which need not be brought about otherwise.
   */
  public void carry(int who, Journey earlier, int there) {
    used = true;
    Combatant it = combat.combatants[who];
    boolean wasOut = it.stamina.isOut();
    it.stamina.copy(earlier.combat.combatants[there].stamina);
    exhaustion.strain(it);
    if (wasOut && !it.stamina.isOut()) {
      combat.conditions.release(it, Condition.UNCONSCIOUS, CitedJourneys.FAINTED_AT_NONE);
    } else if (!wasOut && it.stamina.isOut()) {
      combat.conditions.hold(it, Condition.UNCONSCIOUS, CitedJourneys.FAINTED_AT_NONE);
    }
  }

  /**
   * Time passes. In order, whenever it is time: scenes end, days end, meals are eaten, poisons of
   * hours work (INT-62). It stops early when everybody comes to be unconscious or, after that, when
   * somebody wakes, and when nobody is left alive.
   *
   * @return the minutes that really passed
   */
  public int pass(int minutes) {
    used = true;
    opened &= minutes <= 0;
    int start = clock.minute();
    int end = start + minutes;
    boolean collapsed = isCollapsed();
    if (minutes > 0) {
      getUp();
    }
    while (clock.minute() < end && !isOver() && isCollapsed() == collapsed) {
      step(end);
    }
    return clock.minute() - start;
  }

  /** Nobody lies about for minutes who can stand up (CON-09): our own choice. */
  private void getUp() {
    for (Combatant each : combat.combatants) {
      if (each.has(Condition.PRONE) && each.isConscious() && !each.isRooted()) {
        combat.conditions.lose(each.index, Condition.PRONE, Cited.STANDING_UP);
      }
    }
  }

  /** Time passes up to the next thing that happens. */
  private void step(int end) {
    int now = clock.minute();
    provisions.serve();
    int day = rests.isResting() ? NONE : clock.nextDay();
    int poison = Math.min(combat.lasting.next(), combat.lapses.next());
    int next = Math.min(Math.min(end, clock.nextScene()), Math.min(day, provisions.next()));
    if (poison != NONE) {
      next = Math.min(next, now + poison);
    }
    clock.moveTo(next);
    if (next == clock.nextScene()) {
      exhaustion.sceneEnds();
    }
    if (next == day) {
      rests.dayEnds();
    }
    provisions.serve();
    if (poison != NONE) {
      combat.lasting.pass(next - now); // INT-62
      combat.lapses.pass(next - now);
    }
  }

  /** The party travels in haste from now on, or no longer (TRV-02 to TRV-06). */
  public void accelerate(boolean value) {
    used = true;
    accelerated = value;
    for (Combatant each : combat.combatants) {
      if (value || !rules.isHurriedUntilRest()) {
        each.stamina.hurry(value);
      }
    }
  }

  /** Whether the party travels in haste. */
  public boolean isAccelerated() {
    return accelerated;
  }

  /** Whether everyone eats by himself when it is time, from now on (EXH-05). */
  public void feedsItself(boolean value) {
    used = true;
    provisions.feedsItself(value);
  }

  /** From now on nobody eats by himself, or everybody does again. */
  public void fast(boolean value) {
    used = true;
    provisions.fast(value);
  }

  /** The party does not sleep on the road from now on, or does again. */
  public void keepAwake(boolean value) {
    used = true;
    keptAwake = value;
  }

  /** Whether the party does not sleep on the road. */
  public boolean isKeptAwake() {
    return keptAwake;
  }

  /**
   * What follows is what a side and its allies do before a fight: only they rest, and if the fight
   * is no part of anything wider they have what they need, so that nobody goes hungry (our own
   * choice: such a fight has no supplies).
   */
  public void prepare(int side) {
    used = true;
    rests.only(side < 0 ? Rests.EVERYBODY : combat.sides.team[side]);
    provisions.provide(!combat.within);
  }

  /** That is done. */
  public void endPreparation() {
    rests.only(Rests.EVERYBODY);
    provisions.provide(false);
  }

  /** A rest begins: everyone who is conscious lies down. */
  public void layDown() {
    used = true;
    opened = false;
    rests.layDown();
  }

  /**
   * A rest is over: what everyone slept counts (EXH-04, EXH-20); whoever slept long enough had a
   * long rest (REST-02 to REST-04); it closes the day, if it may (REC-08). Whoever is due eats.
   */
  public void rise() {
    used = true;
    rests.rise();
    provisions.serve();
  }

  /**
   * In a rest that has just begun: someone is on watch for so many minutes, after those who were
   * named before him.
   */
  public void watch(int who, int minutes) {
    rests.watch(combat.combatants[who], minutes, false);
  }

  /** The same, together with him who was named before. */
  public void watchBeside(int who, int minutes) {
    rests.watch(combat.combatants[who], minutes, true);
  }

  /** In a rest that has just begun: someone sleeps just so many minutes, then he is awake. */
  public void sleepOnly(int who, int minutes) {
    combat.combatants[who].stamina.sleepOnly(minutes);
  }

  /** In a rest: something wakes everyone; they go to sleep again (EXH-04, REST-04). */
  public void disturb() {
    rests.disturb();
  }

  /**
   * Outside a rest: someone has slept the last so many minutes without a break (EXH-04, EXH-20).
   */
  public void slept(int who, int minutes) {
    used = true;
    rests.slept(combat.combatants[who], minutes);
  }

  /**
   * Everyone who is conscious takes a short rest, which takes its minutes outside a rest and a
   * fight (REST-01).
   */
  public void shortRest() {
    used = true;
    if (combat.fighting && !rules.restsInCombat()) {
      rests.refuseShort();
      return;
    }
    if (!combat.fighting && !rests.isResting()) {
      pass(rules.shortRestMinutes());
    }
    rests.takeShort();
  }

  /** Someone eats so many of the party's meals, as many as there are (EXH-05, EXH-07, EXH-19). */
  public void eat(int who, int meals) {
    used = true;
    provisions.eat(combat.combatants[who], meals);
  }

  /**
   * Someone tries to treat a wound of someone's, maybe his own: the one that would grow most of
   * those that can be treated. Outside a rest it takes its minutes (TRT-01 to TRT-07).
   *
   * @param item what he does it with, -1 for whatever fits
   * @return whether it succeeded
   */
  public boolean treat(int healer, int patient, int item) {
    used = true;
    int place = tending.wound(healer, patient, item);
    if (place < 0) {
      return false;
    }
    boolean success = tending.treat(place);
    if (!combat.fighting && !rests.isResting()) {
      pass(rules.treatmentMinutes());
    }
    return success;
  }

  /** In a rest: the class of the wound that someone tries to recover (REC-01). */
  public void chooseRecovery(int who, WoundClass woundClass) {
    used = true;
    rests.choose(who, woundClass);
  }

  /** Someone gains Perseverance, or loses it if negative (EXH-01). */
  public void addPerseverance(int who, int more) {
    used = true;
    exhaustion.add(combat.combatants[who], more);
  }

  /** Someone spends Perseverance on a feat (EXH-02). */
  public void spendPerseverance(int who, int points) {
    used = true;
    exhaustion.lose(combat.combatants[who], points, CitedJourneys.SPENT);
  }

  /** Someone gains XP, or loses it down to none if negative. */
  public void addXp(int who, int more) {
    used = true;
    combat.combatants[who].stamina.addXp(more);
  }

  /** Right after a session's start someone gives XP for Perseverance, a point each (EXH-18). */
  public void spendXp(int who, int points) {
    used = true;
    exhaustion.buy(combat.combatants[who], opened ? points : 0, points);
  }

  /** Someone faints for as long as his Perseverance says (EXH-11, EXH-13, EXH-15). */
  public void faint(int who) {
    used = true;
    exhaustion.faint(combat.combatants[who]);
  }

  /** Someone who is unconscious wakes, or is woken from sleep in a rest. */
  public void wake(int who) {
    used = true;
    exhaustion.wake(combat.combatants[who]);
  }

  /** The party comes to have so many more meals, or fewer if negative. */
  public void addMeals(int more) {
    used = true;
    provisions.addMeals(more);
  }

  /** The party comes to have so many more days' water, or fewer if negative. */
  public void addWater(int more) {
    used = true;
    provisions.addWater(more);
  }

  /** The party comes to have so many more of an item in its common store, or fewer if negative. */
  public void addStored(int item, int more) {
    used = true;
    provisions.addStored(item, more);
  }

  /** How many of an item are in the party's common store. */
  public int stored(int item) {
    return provisions.stored(item);
  }

  /** Someone is in a condition for so many minutes (CON-00). */
  public void hold(int who, Condition condition, int minutes) {
    if (minutes > 0 && combat.combatants[who].isPresent()) {
      combat.lapses.hold(combat.combatants[who], condition, minutes);
    }
  }

  /** The same for so many scenes: the one under way is the first of them (BASE-19, TRV-01). */
  public void holdScenes(int who, Condition condition, int scenes) {
    int first = clock.nextScene() - clock.minute();
    hold(who, condition, scenes <= 0 ? 0 : first + (scenes - 1) * rules.sceneMinutes());
  }

  /** The same until the session ends (BASE-19). */
  public void holdSession(int who, Condition condition) {
    hold(who, condition, Lapses.SESSION);
  }

  /** A session begins (EXH-16, EXH-17); XP may be spent until time passes (EXH-18). */
  public void newSession() {
    used = true;
    opened = true;
    clock.beginSession();
    combat.lapses.sessionEnds();
    if (combat.listener != null) {
      combat.listener.on(new Event.SessionStarted(clock.session(), CitedJourneys.SESSION));
    }
    exhaustion.sessionBegins();
  }

  /** Minutes for which the party waits before a long rest of so many (our own choice). */
  public int waitBeforeRest(int restMinutes, int departure) {
    return rules.waitBeforeRest(clock.minute(), restMinutes, departure, longestAwake());
  }

  /** Minutes for which he of the conscious travellers has been awake who has been for longest. */
  public int longestAwake() {
    int longest = 0;
    for (Combatant each : combat.combatants) {
      if (each.traveller && each.isConscious()) {
        longest = Math.max(longest, each.stamina.awake(clock.minute()));
      }
    }
    return longest;
  }

  /** Minutes until the scene under way ends (TRV-01). */
  public int untilSceneEnd() {
    return clock.nextScene() - clock.minute();
  }

  /** Whether someone sleeps in a rest, if nothing has woken him this minute. */
  boolean isSleeping(Combatant who) {
    return who.isConscious() && who.stamina.isSleeping(clock.minute());
  }

  /** A fight begins within a rest: those who slept may be caught asleep. Ours; off by default. */
  void surprise(List<Rule> cited) {
    Condition caught = rules.caughtAsleep();
    for (Combatant each : combat.combatants) {
      if (caught != null && isSleeping(each) && !each.isWatchful()) {
        combat.conditions.gain(each.index, caught, Duration.WITHOUT_END, cited);
      }
    }
  }

  /** Whether someone is asleep in a rest that goes on. */
  public boolean isAsleep(int who) {
    return combat.combatants[who].stamina.isAsleep(clock.minute());
  }

  /** Whether someone has fainted and not woken yet. */
  public boolean isFainted(int who) {
    return combat.combatants[who].stamina.isOut();
  }

  /** Whether someone has fainted and wakes by himself, not only with the session (EXH-16). */
  public boolean willWake(int who) {
    return isFainted(who) && !combat.combatants[who].stamina.isOutUntilSession();
  }

  /** Whether somebody has fainted who wakes by himself. */
  public boolean mayWake() {
    for (Combatant each : combat.combatants) {
      if (each.isPresent() && willWake(each.index)) {
        return true;
      }
    }
    return false;
  }

  /** Whether somebody of the travellers is alive and none of them is conscious. */
  public boolean isCollapsed() {
    boolean alive = false;
    for (Combatant each : combat.combatants) {
      if (each.isPresent() && (each.traveller || !anyTraveller)) {
        if (each.isConscious()) {
          return false;
        }
        alive = true;
      }
    }
    return alive;
  }

  /** Whether nobody of the travellers is alive. */
  public boolean isOver() {
    for (Combatant each : combat.combatants) {
      if (each.isPresent() && (each.traveller || !anyTraveller)) {
        return false;
      }
    }
    return true;
  }
}
