package org.rpg.encounter.play;

import java.util.List;
import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.combat.Referee;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;

/** What the script asks of the fight as a whole: how many come, and when it ends. Stateless. */
final class SceneReferee implements Referee {

  /**
   * Members of whom a roll decides how many take part.
   *
   * @param members their places in the roster
   * @param squares where they stand
   * @param number how many of them, the first ones
   */
  record Muster(int[] members, int[] squares, DiceExpression number) {}

  /**
   * An end that comes when something holds.
   *
   * @param criterion what
   * @param ending the end's number
   */
  record When(Criterion criterion, int ending) {}

  /**
   * An end that comes when so many turns are over.
   *
   * @param turns how many, of all sides together (TRN-01)
   * @param ending the end's number
   */
  record After(int turns, int ending) {}

  private final Muster[] musters;
  private final When[] whens;
  private final After[] afters;
  private final int[] winners;

  SceneReferee(List<Muster> musters, List<When> whens, List<After> afters, List<Ending> endings) {
    this.musters = musters.toArray(new Muster[0]);
    this.whens = whens.toArray(new When[0]);
    this.afters = afters.toArray(new After[0]);
    winners = endings.stream().mapToInt(Ending::winner).toArray();
  }

  @Override
  public void opening(GameMaster master) {
    for (Muster muster : musters) {
      int number = muster.number.roll(master.dice(), Purpose.SCENE);
      for (int i = 0; i < Math.min(number, muster.members.length); i++) {
        master.arrive(muster.members[i], muster.squares[i]);
      }
    }
  }

  @Override
  public int turnStarted(GameMaster master, int side) {
    for (After after : afters) {
      if (master.view().turn() > after.turns) {
        return after.ending;
      }
    }
    return GO_ON;
  }

  @Override
  public int afterActivation(GameMaster master, int holder) {
    CombatView view = master.view();
    for (When when : whens) {
      if (when.criterion.holds(view, Criterion.NOBODY)) {
        return when.ending;
      }
    }
    return GO_ON;
  }

  @Override
  public int winner(CombatView view, int end) {
    return winners[end];
  }
}
