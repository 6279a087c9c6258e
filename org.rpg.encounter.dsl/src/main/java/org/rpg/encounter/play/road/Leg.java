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
   */
  public record Manner(boolean accelerated, boolean camps, boolean eats, boolean elapsed) {}

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
    block.begin(master);
    int end = walk(master, minutes / 2);
    end = end == GO_ON ? block.steps().take(master, self) : end;
    end = end == GO_ON ? walk(master, minutes - minutes / 2) : end;
    block.end(master);
    master.journey().accelerate(false); // TRV-06
    master.journey().fast(false);
    return end;
  }

  /** TRV-03: half the time for those in haste. */
  private int minutes(int units) {
    int usual = (int) Math.ceil(Math.max(0, units) * minutesPerUnit - TINY);
    return manner.accelerated ? rules.accelerated(usual) : usual;
  }

  private int walk(GameMaster master, int minutes) {
    int left = minutes;
    while (left > 0) {
      int waiting = camp.waiting(master);
      if (waiting > 0) {
        int end = time.pass(master, waiting);
        if (end != GO_ON) {
          return end;
        }
        continue;
      }
      int chunk = manner.camps ? Math.min(left, camp.untilNight(master.view())) : left;
      int end = chunk > 0 ? time.pass(master, chunk) : camp.camp(master);
      if (end != GO_ON) {
        return end;
      }
      left -= chunk > 0 ? chunk : manner.elapsed ? camp.night() : 0;
    }
    return GO_ON;
  }
}
