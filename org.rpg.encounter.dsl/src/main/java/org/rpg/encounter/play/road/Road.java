package org.rpg.encounter.play.road;

import org.rpg.encounter.play.seen.Cells;
import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.combat.Script;
import org.rpg.encounter.rules.travel.TravelRules;

/** A journey or an episode from its start to its end. */
public final class Road implements Script {
  /**
   * What they set out with.
   *
   * @param departure the minute of the day, {@link #AT_ONCE} if the script does not say
   * @param meals how many meals, of all together
   * @param water how much water
   * @param feedsItself whether they eat without being told to
   */
  public record Outfit(int departure, Ration meals, Ration water, boolean feedsItself) {
    public static final int AT_ONCE = -1;
  }

  /**
   * The ends of the road itself.
   *
   * @param done all its steps are done
   * @param tooMuch something was done again and again without end
   * @param turnLimit so many turns are over
   */
  public record Ends(int done, int tooMuch, int turnLimit) {}

  private final Outfit outfit;
  private final Step gear;
  private final Timetable time;
  private final Camp camp;
  private final Block block;
  private final Ends ends;
  private final int mostTurns;
  private final boolean lingers;

  /**
   * A road.
   *
   * @param gear what else they set out with comes into their hands
   * @param mostTurns the rules' bound on turns
   * @param lingers whether it goes on when its steps are done, until something ends it
   */
  public Road(
      Outfit outfit,
      Step gear,
      Timetable time,
      Camp camp,
      Block block,
      Ends ends,
      int mostTurns,
      boolean lingers) {
    this.outfit = outfit;
    this.gear = gear;
    this.time = time;
    this.camp = camp;
    this.block = block;
    this.ends = ends;
    this.mostTurns = mostTurns;
    this.lingers = lingers;
  }

  @Override
  public int play(GameMaster master) {
    if (master.view().memory(Cells.END) != 0) {
      return master.view().memory(Cells.END) - 1;
    }
    int end = setOut(master);
    if (!master.isAgain()) {
      gear.take(master, -1);
    }
    time.begin(master);
    block.begin(master);
    end = end == Step.GO_ON ? time.look(master) : end;
    end = end == Step.GO_ON ? block.steps().take(master, -1) : end;
    end = end == Step.GO_ON && lingers ? linger(master) : end;
    return end == Step.GO_ON ? ends.done : end == Step.TOO_MUCH ? ends.tooMuch : end;
  }

  /**
   * On one's own the clock starts; within an adventure one waits for the hour, with a night's rest.
   * What they set out with comes once, however often the adventure leads here.
   */
  private int setOut(GameMaster master) {
    if (!master.isWithin()) {
      boolean morning = outfit.departure == Outfit.AT_ONCE;
      master
          .journey()
          .begin(
              morning ? TravelRules.DEPARTURE : outfit.departure,
              outfit.meals.roll(master),
              outfit.water.roll(master),
              outfit.feedsItself);
      return Step.GO_ON;
    }
    if (!master.isAgain()) {
      master.journey().addMeals(outfit.meals.roll(master));
      master.journey().addWater(outfit.water.roll(master));
    }
    master.journey().feedsItself(outfit.feedsItself);
    if (outfit.departure == Outfit.AT_ONCE) {
      return Step.GO_ON;
    }
    time.begin(master);
    return lingers ? begin(master) : depart(master);
  }

  /** What is no journey begins at its hour, however they pass the time until then. */
  private int begin(GameMaster master) {
    int end = camp.stayUntil(master, outfit.departure);
    if (end == Step.GO_ON) {
      Hours.tell(master);
    }
    return end;
  }

  /** They set out at the hour, with a night's rest just before it if there is time for one. */
  private int depart(GameMaster master) {
    int now = master.view().minutes();
    int hour = now + Hours.until(outfit.departure, now);
    if (hour - now < camp.night()) {
      return time.pass(master, hour - now);
    }
    int end = camp.camp(master);
    int left = hour - master.view().minutes(); // who lies down in the evening may wake long before
    return end == Step.GO_ON && left > 0 ? camp.stay(master, left) : end;
  }

  /**
   * Turn by turn if anything comes with the turns, else from one event of the clock to the next.
   */
  private int linger(GameMaster master) {
    if (time.hasTurns()) {
      for (int turn = 0; turn < mostTurns; turn++) {
        int end = time.turn(master);
        if (end != Step.GO_ON) {
          return end;
        }
      }
      return ends.turnLimit;
    }
    for (int next = time.untilNext(master.view());
        next != Clocked.NEVER;
        next = time.untilNext(master.view())) {
      int end = time.pass(master, Math.max(1, next));
      if (end != Step.GO_ON) {
        return end;
      }
    }
    return Step.GO_ON;
  }
}
