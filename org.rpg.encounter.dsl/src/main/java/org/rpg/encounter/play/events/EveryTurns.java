package org.rpg.encounter.play.events;

import java.util.List;
import org.rpg.encounter.play.seen.Cells;
import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.play.seen.Reserve;
import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.combat.Relation;

/** Again and again: every so many turns of all, of a side, or of somebody while he can act. */
public final class EveryTurns implements Timed {
  /** As often as it comes. */
  public static final int WITHOUT_END = 0;

  /** It counts from the start. */
  public static final int FROM_THE_START = -1;

  /**
   * How often it comes.
   *
   * @param period every so many turns, at least 1
   * @param most so many times, or {@link #WITHOUT_END}
   * @param count where it is kept how often it came, for each whose event it is
   * @param begun where one more than the turn is kept that it counts from, if a step begins it;
   *     else {@link #FROM_THE_START}
   */
  public record Pace(int period, int most, int count, int begun) {}

  private final Pace pace;
  private final int side;
  private final int[] whose;
  private final boolean areOwners;

  /** Of each of those what he must be just now, by number; empty if that is all one. */
  private final int[] forms;

  private final Step step;
  private final Reserve[] reserves;

  /**
   * An event.
   *
   * @param side whose turns count, or {@link OnTurn#EVERYBODY}; not for somebody's
   * @param whose those whose turns count, each by himself; empty for a side's or everybody's
   * @param areOwners whether those are who the event belongs to, not only whom it is about
   * @param forms of each of those the number of what he must be, negative or none at all if that is
   *     all one
   * @param reserves who may come then
   */
  public EveryTurns(
      Pace pace,
      int side,
      int[] whose,
      boolean areOwners,
      int[] forms,
      Step step,
      List<Reserve> reserves) {
    this.forms = forms.clone();
    this.pace = pace;
    this.side = side;
    this.whose = whose.clone();
    this.areOwners = areOwners;
    this.step = step;
    this.reserves = reserves.toArray(new Reserve[0]);
  }

  @Override
  public int turnStarted(GameMaster master, int begun) {
    CombatView view = master.view();
    if (pace.begun != FROM_THE_START && view.memory(pace.begun) == 0) {
      return NOT_YET;
    }
    if (whose.length == 0) {
      return isTurn(view, side, begun) && comes(master, side, 0)
          ? step.take(master, Criterion.NOBODY)
          : NOT_YET;
    }
    int all = NOT_YET;
    for (int n = 0; n < whose.length; n++) {
      Combatant it = view.combatant(whose[n]);
      if (forms.length > 0 && !When.isOf(master, whose[n], forms[n])) {
        continue;
      }
      if (it.isAble() && isTurn(view, it.side(), begun) && comes(master, it.side(), n)) {
        all = take(master, whose[n]);
        if (all != Step.GO_ON) {
          return all;
        }
      }
    }
    return all;
  }

  private static boolean isTurn(CombatView view, int side, int begun) {
    return side == OnTurn.EVERYBODY || view.relation(side, begun) == Relation.ALLIED;
  }

  private boolean comes(GameMaster master, int of, int nth) {
    CombatView view = master.view();
    int turn = of == OnTurn.EVERYBODY ? view.turn() : view.turnOf(of);
    int from = pace.begun == FROM_THE_START ? 0 : view.memory(pace.begun) - 1;
    int came = view.memory(pace.count + nth);
    boolean due = turn > from && (turn - from) % pace.period == 0;
    if (!due || pace.most != WITHOUT_END && came >= pace.most) {
      return false;
    }
    master.remember(pace.count + nth, came + 1);
    return true;
  }

  private int take(GameMaster master, int who) {
    int before = master.view().memory(Cells.IT);
    master.remember(Cells.IT, who + 1);
    int end = step.take(master, areOwners ? who : Criterion.NOBODY);
    master.remember(Cells.IT, before);
    return end;
  }

  @Override
  public boolean awaits(CombatView view, int wanted) {
    boolean begun = pace.begun == FROM_THE_START || view.memory(pace.begun) != 0;
    return begun && isLeft(view) && OnTurn.awaits(reserves, view, wanted);
  }

  private boolean isLeft(CombatView view) {
    if (whose.length == 0) {
      return isLeft(view, 0);
    }
    for (int n = 0; n < whose.length; n++) {
      if (view.combatant(whose[n]).isAble() && isLeft(view, n)) {
        return true;
      }
    }
    return false;
  }

  private boolean isLeft(CombatView view, int nth) {
    return pace.most == WITHOUT_END || view.memory(pace.count + nth) < pace.most;
  }
}
