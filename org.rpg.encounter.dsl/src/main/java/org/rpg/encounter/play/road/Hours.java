package org.rpg.encounter.play.road;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.travel.TravelRules;

/** Hours of the day. */
final class Hours {
  private Hours() {}

  /** Minutes from one minute of the clock until it is so late the next time; 0 if it is. */
  static int until(int minuteOfDay, int now) {
    return Math.floorMod(minuteOfDay - now, TravelRules.DAY);
  }

  /** Tells how late it is. */
  static void tell(GameMaster master) {
    if (master.isHeard()) {
      master.tell(new Event.HourReached(master.view().minutes(), List.of()));
    }
  }
}
