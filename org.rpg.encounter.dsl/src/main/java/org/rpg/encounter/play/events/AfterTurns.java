package org.rpg.encounter.play.events;

import java.util.List;
import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.play.seen.Reserve;
import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.GameMaster;

/** Once, when so many turns of all sides are over: as the next one begins. */
public final class AfterTurns implements Timed {
  private final int turns;
  private final int done;
  private final Step step;
  private final Reserve[] reserves;

  /**
   * An event.
   *
   * @param done where it is kept that it has come
   * @param reserves who may come then
   */
  public AfterTurns(int turns, int done, Step step, List<Reserve> reserves) {
    this.turns = turns;
    this.done = done;
    this.step = step;
    this.reserves = reserves.toArray(new Reserve[0]);
  }

  @Override
  public int turnStarted(GameMaster master, int side) {
    if (master.view().turn() <= turns || master.view().memory(done) != 0) {
      return NOT_YET;
    }
    master.remember(done, 1);
    return step.take(master, Criterion.NOBODY);
  }

  @Override
  public boolean awaits(CombatView view, int side) {
    return view.memory(done) == 0 && OnTurn.awaits(reserves, view, side);
  }
}
