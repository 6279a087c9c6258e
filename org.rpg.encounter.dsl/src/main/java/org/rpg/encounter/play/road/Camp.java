package org.rpg.encounter.play.road;

import java.util.List;
import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.combat.Journey;

/**
 * Long rests: those that the script asks for, and those that travellers take of themselves on a
 * long road.
 */
public final class Camp {
  private static final List<Rule> LONG = List.of(Rule.REST_02);

  private final Timetable time;
  private final int departure;

  /** Minutes that somebody is awake before a camp is made on the road. */
  private final int march;

  private final int night;

  /**
   * How a scene's people rest.
   *
   * @param departure the minute of the day at which they set out
   * @param march minutes awake after which they camp of themselves
   * @param night minutes of such a camp
   */
  public Camp(Timetable time, int departure, int march, int night) {
    this.time = time;
    this.departure = departure;
    this.march = march;
    this.night = night;
  }

  /** Minutes of a night's rest. */
  public int night() {
    return night;
  }

  /**
   * Minutes until it may be time to camp: somebody has been awake so long then, or wakes from a
   * faint and was awake so long before; 0 if it is time.
   */
  int untilNight(Journey journey) {
    int left = Math.max(0, march - journey.longestAwake());
    return journey.mayWake() ? Math.min(left, journey.untilSceneEnd()) : left;
  }

  /** The night's rest on a long road. */
  int camp(GameMaster master) {
    return rest(master, night, NOTHING);
  }

  /** They stay where they are until an hour of the day, and sleep when it gets late. */
  int stayUntil(GameMaster master, int minuteOfDay) {
    return stay(master, Hours.until(minuteOfDay, master.view().minutes()));
  }

  /** They stay where they are for so many minutes, and sleep when it gets late, if they may. */
  public int stay(GameMaster master, int minutes) {
    if (master.journey().isKeptAwake()) {
      return time.pass(master, minutes);
    }
    int until = master.view().minutes() + minutes;
    int last = Integer.MAX_VALUE;
    for (int left = minutes; left > 0 && left < last; left = until - master.view().minutes()) {
      last = left; // nobody alive: no time passes any more
      int chunk = Math.min(left, untilNight(master.journey()));
      int end = chunk > 0 ? time.pass(master, chunk) : at(master, Math.min(left, night), NOTHING);
      if (end != Step.GO_ON) {
        return end;
      }
    }
    return Step.GO_ON;
  }

  private static final Block NOTHING = new Block(Step.NOTHING, new EveryHours[0]);

  /** A long rest of so many minutes; what is said in it is done as it begins. */
  int rest(GameMaster master, int minutes, Block block) {
    int end = time.pass(master, master.journey().waitBeforeRest(minutes, departure));
    return end == Step.GO_ON ? at(master, minutes, block) : end;
  }

  /** The same, now. */
  int at(GameMaster master, int minutes, Block block) {
    if (master.isHeard()) {
      master.tell(new Event.RestBegan(minutes, LONG));
    }
    return down(master, minutes, block);
  }

  /** They lie down for so long, whoever of them sleeps. */
  int down(GameMaster master, int minutes, Block block) {
    master.journey().layDown();
    block.begin(master);
    int end = block.steps().take(master, -1);
    end = end == Step.GO_ON ? time.pass(master, minutes) : end;
    block.end(master);
    master.journey().rise();
    return end == Step.GO_ON ? time.look(master) : end;
  }
}
