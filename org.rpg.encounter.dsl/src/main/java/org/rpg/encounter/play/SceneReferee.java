package org.rpg.encounter.play;

import java.util.List;
import java.util.Optional;
import org.rpg.encounter.play.events.SceneEvents;
import org.rpg.encounter.play.seen.Cells;
import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Fate;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.combat.Referee;
import org.rpg.encounter.rules.combat.Relation;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;

/**
 * What the script asks of the fight as a whole: how many come, what happens by itself, and when it
 * ends. Stateless: what must be known later is kept in the combat's memory.
 */
final class SceneReferee implements Referee {

  /**
   * Members of whom a roll decides how many take part.
   *
   * @param members their places in the roster
   * @param squares where they stand
   * @param number how many of them, the first ones
   * @param criterion on what condition
   * @param squad whether it is one squad of so many
   */
  record Muster(
      int[] members, int[] squares, DiceExpression number, Criterion criterion, boolean squad) {}

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

  /**
   * That the heroes got away when none of them is left: their own end, no victory of the others.
   *
   * @param side whose flight it is
   * @param ending the end's number
   */
  record Flight(int side, int ending) {}

  private final Muster[] musters;
  private final Ledger.Start[] starts;
  private final SceneEvents events;
  private final When[] whens;
  private final After[] afters;
  private final int[] winners;
  private final Flight flight;
  private final int tooMuch;
  private final int cells;

  /**
   * A referee.
   *
   * @param flight the end that heroes have fled; nothing where nobody fights
   * @param tooMuch the number of the end that events bring about each other without end
   */
  SceneReferee(
      List<Muster> musters,
      Ledger ledger,
      SceneEvents events,
      List<When> whens,
      List<After> afters,
      List<Ending> endings,
      Optional<Flight> flight,
      int tooMuch) {
    this.flight = flight.orElse(null);
    this.musters = musters.toArray(new Muster[0]);
    this.events = events;
    this.whens = whens.toArray(new When[0]);
    this.afters = afters.toArray(new After[0]);
    this.tooMuch = tooMuch;
    starts = ledger.starts().toArray(new Ledger.Start[0]);
    cells = ledger.size();
    winners = endings.stream().mapToInt(Ending::winner).toArray();
  }

  @Override
  public int cells() {
    return cells;
  }

  @Override
  public void opening(GameMaster master) {
    for (Ledger.Start start : starts) {
      if (start.fact() && master.isWithin()) {
        continue;
      }
      int amount = start.amount().roll(master.dice(), Purpose.SCENE);
      master.remember(start.cell(), Math.max(0, amount));
    }
    for (Muster muster : musters) {
      if (!muster.criterion.holds(master.view(), Criterion.NOBODY)) {
        continue;
      }
      int number = muster.number.roll(master.dice(), Purpose.SCENE);
      if (muster.squad) {
        master.arrive(muster.members[0], muster.squares[0], number);
        continue;
      }
      for (int i = 0; i < Math.min(number, muster.members.length); i++) {
        master.arrive(muster.members[i], muster.squares[i]);
      }
    }
    int end = ending(events.opening(master));
    if (end != GO_ON) {
      master.remember(Cells.END, end + 1);
    }
  }

  @Override
  public int turnStarted(GameMaster master, int side) {
    CombatView view = master.view();
    if (view.memory(Cells.END) != 0) {
      return view.memory(Cells.END) - 1;
    }
    for (After after : afters) {
      if (view.turn() > after.turns) {
        return after.ending;
      }
    }
    int end = ending(events.turnStarted(master, side));
    return end != GO_ON || view.activations() == 0 ? end : ending(view);
  }

  @Override
  public int afterActivation(GameMaster master, int holder) {
    int end = ending(events.acted(master));
    return end != GO_ON ? end : ending(master.view());
  }

  private int ending(CombatView view) {
    for (When when : whens) {
      if (when.criterion.holds(view, Criterion.NOBODY)) {
        return when.ending;
      }
    }
    return GO_ON;
  }

  private int ending(int step) {
    return step == Step.TOO_MUCH ? tooMuch : step;
  }

  @Override
  public boolean awaits(CombatView view, int side) {
    return events.awaits(view, side);
  }

  @Override
  public int leftAlone(CombatView view, int side) {
    return flight != null
            && view.relation(side, flight.side) == Relation.HOSTILE
            && hasFled(view, flight.side)
        ? flight.ending
        : GO_ON;
  }

  private static boolean hasFled(CombatView view, int side) {
    for (int i = 0; i < view.size(); i++) {
      Combatant it = view.combatant(i);
      if (it.side() == side && it.isCounted() && it.fate() == Fate.FLED) {
        return true;
      }
    }
    return false;
  }

  @Override
  public int winner(CombatView view, int end) {
    return winners[end];
  }
}
