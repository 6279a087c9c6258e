package org.rpg.encounter.play.road;

import org.rpg.encounter.play.seen.Cells;
import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.GameMaster;

/**
 * Once, when so much time has passed since the scene began.
 *
 * @param done where it is kept that it has come
 * @param minutes how long after the scene's beginning
 * @param step what happens then
 */
public record AfterTime(int done, int minutes, Step step) implements Clocked {
  @Override
  public int due(CombatView view) {
    boolean waits = view.memory(done) == 0 && view.memory(Cells.BEGUN) != 0;
    return waits ? view.memory(Cells.BEGUN) - 1 + minutes : NEVER;
  }

  @Override
  public int happen(GameMaster master) {
    master.remember(done, 1);
    return step.take(master, Criterion.NOBODY);
  }
}
