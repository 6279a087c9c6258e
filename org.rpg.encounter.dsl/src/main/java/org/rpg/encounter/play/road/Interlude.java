package org.rpg.encounter.play.road;

import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.seen.Cells;
import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.rules.combat.Combat;
import org.rpg.encounter.rules.combat.GameMaster;

/**
 * A scene within the scene: a fight on the way. How it ended is kept in mind.
 *
 * @param part its number among the parts of the scene
 * @param plan what it is
 */
public record Interlude(int part, Plan plan) implements Step {
  @Override
  public int take(GameMaster master, int self) {
    play(master);
    return GO_ON;
  }

  /** Plays it; answers the number of its end. */
  public int play(GameMaster master) {
    master.journey().disturb();
    master.perform(part);
    Combat played = master.view().part(part);
    int end = plan.ending(played);
    master.remember(Cells.LAST_PART, part + 1);
    master.remember(Cells.LAST_END, end);
    return end;
  }
}
