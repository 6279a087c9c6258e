package org.rpg.encounter.play.events;

import java.util.List;
import org.rpg.encounter.play.seen.Reserve;
import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.combat.Relation;

/** On a certain turn: of a side and its allies, or of all together (TRN-01). */
public final class OnTurn implements Timed {
  /** Of all sides together. */
  public static final int EVERYBODY = -1;

  private final int turn;
  private final int side;
  private final Step step;
  private final Reserve[] reserves;

  /**
   * An event.
   *
   * @param side whose turns count, or {@link #EVERYBODY}
   * @param reserves who may come then
   */
  public OnTurn(int turn, int side, Step step, List<Reserve> reserves) {
    this.turn = turn;
    this.side = side;
    this.step = step;
    this.reserves = reserves.toArray(new Reserve[0]);
  }

  @Override
  public int turnStarted(GameMaster master, int begun) {
    CombatView view = master.view();
    boolean now =
        side == EVERYBODY
            ? view.turn() == turn
            : view.turnOf(side) == turn && view.relation(side, begun) == Relation.ALLIED;
    return now ? step.take(master, -1) : NOT_YET;
  }

  @Override
  public boolean awaits(CombatView view, int wanted) {
    return (side == EVERYBODY ? view.turn() : view.turnOf(side)) < turn
        && awaits(reserves, view, wanted);
  }

  static boolean awaits(Reserve[] reserves, CombatView view, int side) {
    for (Reserve reserve : reserves) {
      if (reserve.awaits(view, side)) {
        return true;
      }
    }
    return false;
  }
}
