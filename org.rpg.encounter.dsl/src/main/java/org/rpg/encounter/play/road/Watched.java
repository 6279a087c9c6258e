package org.rpg.encounter.play.road;

import java.util.List;
import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.rules.combat.GameMaster;

/** Several steps, one after the other; after each, what comes of it. */
public final class Watched implements Step {
  private final Step[] steps;
  private final Timetable time;

  public Watched(List<Step> steps, Timetable time) {
    this.steps = steps.toArray(new Step[0]);
    this.time = time;
  }

  @Override
  public int take(GameMaster master, int self) {
    for (Step step : steps) {
      int end = step.take(master, self);
      if (end == GO_ON) {
        end = time.look(master);
      }
      if (end != GO_ON) {
        return end;
      }
    }
    return GO_ON;
  }
}
