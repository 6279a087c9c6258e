package org.rpg.encounter.play.steps;

import java.util.List;
import java.util.Optional;
import org.rpg.encounter.play.seen.Selection;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Fate;
import org.rpg.encounter.rules.combat.GameMaster;

/**
 * Somebody leaves by a place, perhaps with a companion. Whoever flees in a fight runs there and can
 * be caught; whoever leaves is gone at once, and so is he who never holds the initiative. A
 * companion who cannot walk is carried.
 */
public final class Escape implements Effect {
  private final int exits;
  private final int companions;
  private final String way;
  private final boolean runs;
  private final Selection companion;
  private final Flight flight;

  /**
   * An escape.
   *
   * @param exits the first of the cells in which is kept, for each, that he leaves there
   * @param companions the first of the cells in which is kept, one more, whom each takes along
   * @param way the name of the place
   * @param squares where it is
   * @param runs whether they run there in a fight
   */
  public Escape(
      int exits,
      int companions,
      String way,
      int[] squares,
      boolean runs,
      Optional<Selection> companion) {
    this.exits = exits;
    this.companions = companions;
    this.way = way;
    this.runs = runs;
    this.companion = companion.orElse(null);
    flight = new Flight(squares, companions);
  }

  @Override
  public void on(GameMaster master, int self, int who) {
    int other = companion == null ? Combatant.NONE : companion.choose(master.view(), who);
    boolean running = goes(master, who);
    if (other == Combatant.NONE || other == who) {
      return;
    }
    if (running && !master.view().combatant(other).isAble()) {
      master.remember(exits + other, 1);
      master.remember(companions + who, other + 1);
    } else {
      goes(master, other);
    }
  }

  /** Answers whether he runs; otherwise he is gone. */
  private boolean goes(GameMaster master, int who) {
    if (!master.view().combatant(who).isPresent()) {
      return false;
    }
    boolean runsAlready = master.view().memory(exits + who) != 0;
    master.remember(exits + who, 1);
    int mount = master.view().combatant(who).mount();
    if (mount != Combatant.NONE) {
      master.remember(exits + mount, 1);
    }
    if (!runs || !master.mayRun(who)) {
      if (!runs || !master.isFighting() || !isFallen(master, who)) {
        master.leave(who, Fate.FLED);
      }
      return false;
    }
    master.follow(who, flight);
    if (master.isHeard() && !runsAlready) {
      master.tell(new Event.TookFlight(who, way, List.of()));
    }
    return true;
  }

  /** Whoever lies there in a fight goes nowhere by himself. */
  private static boolean isFallen(GameMaster master, int who) {
    return !master.view().combatant(who).isStanding();
  }
}
