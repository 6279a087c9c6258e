package org.rpg.encounter.play.road;

import java.util.List;
import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;
import org.rpg.encounter.rules.travel.TravelRules;

/**
 * A part of a road (TRV-01 to TRV-06). What is said within it happens when half of its time is
 * over; its events come while it lasts.
 */
public final class Leg implements Step {
  /** A hundredth of a minute is no minute more. */
  private static final double TINY = 1e-6;

  private static final List<Rule> USUAL = List.of(Rule.TRV_01);
  private static final List<Rule> IN_HASTE = List.of(Rule.TRV_02, Rule.TRV_03);

  /**
   * How a leg is gone.
   *
   * @param accelerated in half the time, at a price (TRV-02)
   * @param camps whether they sleep on the way when it gets late
   * @param eats whether they eat on the way
   * @param elapsed whether its length is time on the calendar, nights and all
   * @param together whether they wait for those who have fainted, instead of carrying them
   */
  public record Manner(
      boolean accelerated, boolean camps, boolean eats, boolean elapsed, boolean together) {}

  private final String name;
  private final DiceExpression length;
  private final double minutesPerUnit;
  private final Manner manner;
  private final TravelRules rules;
  private final Camp camp;
  private final Timetable time;
  private final Block block;

  /**
   * A leg.
   *
   * @param length in units: hours, days, metres
   * @param minutesPerUnit how long one takes
   */
  public Leg(
      String name,
      DiceExpression length,
      double minutesPerUnit,
      Manner manner,
      TravelRules rules,
      Camp camp,
      Timetable time,
      Block block) {
    this.name = name;
    this.length = length;
    this.minutesPerUnit = minutesPerUnit;
    this.manner = manner;
    this.rules = rules;
    this.camp = camp;
    this.time = time;
    this.block = block;
  }

  @Override
  public int take(GameMaster master, int self) {
    int minutes = minutes(length.roll(master.dice(), Purpose.SCENE));
    if (master.isHeard()) {
      master.tell(
          new Event.LegStarted(
              name, minutes, manner.accelerated, manner.accelerated ? IN_HASTE : USUAL));
    }
    master.journey().accelerate(manner.accelerated);
    master.journey().fast(!manner.eats);
    master.journey().keepAwake(!manner.camps);
    block.begin(master);
    int end = walk(master, minutes, self);
    block.end(master);
    if (end == GO_ON) {
      master.endLeg(name);
    }
    master.journey().accelerate(false); // TRV-06
    master.journey().fast(false);
    master.journey().keepAwake(false);
    return end;
  }

  /** TRV-03: half the time for those in haste. */
  private int minutes(int units) {
    int usual = (int) Math.ceil(Math.max(0, units) * minutesPerUnit - TINY);
    return manner.accelerated ? rules.accelerated(usual) : usual;
  }

  private int walk(GameMaster master, int minutes, int self) {
    int afterHalf = minutes - minutes / 2;
    int left = minutes;
    boolean half = false;
    while (left > 0 || !half || halts(master)) {
      int end;
      if (!half && left <= afterHalf) {
        half = true;
        end = block.steps().take(master, self);
      } else {
        boolean halts = halts(master);
        int before = master.view().minutes();
        int chunk = chunk(master, half ? left : left - afterHalf, halts);
        end = chunk > 0 ? time.pass(master, chunk) : camp.camp(master);
        // nights and waits come on top, but a leg in days has all of it within its days
        if (chunk > 0) {
          left -= halts && !manner.elapsed ? 0 : chunk;
        } else {
          left -= manner.elapsed ? master.view().minutes() - before : 0;
        }
      }
      if (end != GO_ON) {
        return end;
      }
    }
    return GO_ON;
  }

  /** Minutes until something else is to be done than to walk or to wait; 0 if it is to camp. */
  private int chunk(GameMaster master, int stretch, boolean halts) {
    int chunk = halts && !(manner.elapsed && stretch > 0) ? Integer.MAX_VALUE : stretch;
    if (manner.together || time.waitsAfterCollapse()) {
      int next = Math.min(master.journey().untilSceneEnd(), time.untilNext(master.view()));
      chunk = Math.min(chunk, Math.max(1, next)); // somebody may faint or wake then
    }
    return manner.camps ? Math.min(chunk, camp.untilNight(master.journey())) : chunk;
  }

  /** Whether they do not go on until somebody wakes (TRV-01). */
  private boolean halts(GameMaster master) {
    if (!manner.together || !time.isBounded()) {
      return time.waitsAfterCollapse() && master.journey().isCollapsed();
    }
    return master.journey().mayWake();
  }
}
