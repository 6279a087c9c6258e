package org.rpg.encounter.play.road;

import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.rules.combat.GameMaster;

/**
 * A fight begins at an hour: on its own the clock shows it, within another scene they wait for it.
 *
 * @param minuteOfDay from midnight, less than a day
 */
public record BeginAtHour(int minuteOfDay, Camp camp) implements Step {
  @Override
  public int take(GameMaster master, int self) {
    int end = GO_ON;
    if (master.isWithin()) {
      end = camp.stayUntil(master, minuteOfDay);
    } else {
      master.journey().startAt(minuteOfDay);
    }
    if (end == GO_ON) {
      Hours.tell(master);
    }
    return end;
  }
}
