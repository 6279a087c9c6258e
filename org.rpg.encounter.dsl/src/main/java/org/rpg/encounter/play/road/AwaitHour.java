package org.rpg.encounter.play.road;

import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.rules.combat.GameMaster;

/**
 * They stay where they are until the clock shows an hour again: "wait until 20 h".
 *
 * @param minuteOfDay from midnight, less than a day
 */
public record AwaitHour(int minuteOfDay, Camp camp) implements Step {
  @Override
  public int take(GameMaster master, int self) {
    int end = camp.stayUntil(master, minuteOfDay);
    if (end == GO_ON) {
      Hours.tell(master);
    }
    return end;
  }
}
