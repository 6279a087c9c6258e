package org.rpg.encounter.play.steps;

import java.util.List;
import java.util.Optional;
import org.rpg.encounter.play.seen.Selection;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.combat.CombatView;
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
    boolean carried = running && !master.view().combatant(other).isAble();
    goes(master, other);
    if (carried && !isCarried(master.view(), other)) {
      master.remember(companions + who, other + 1);
    }
  }

  /** Whether somebody who can already takes him along. */
  private boolean isCarried(CombatView view, int fallen) {
    for (int who = 0; who < view.size(); who++) {
      if (view.memory(companions + who) == fallen + 1 && view.combatant(who).isAble()) {
        return true;
      }
    }
    return false;
  }

  /** Answers whether he runs now; who lies there will run when he gets up, all others are gone. */
  private boolean goes(GameMaster master, int who) {
    Combatant it = master.view().combatant(who);
    if (!it.isPresent()) {
      return false;
    }
    boolean again = master.view().memory(exits + who) != 0;
    master.remember(exits + who, 1);
    if (it.mount() != Combatant.NONE) {
      master.remember(exits + it.mount(), 1);
    }
    if (!runs || !master.takesTurns(who)) {
      master.leave(who, Fate.FLED);
      return false;
    }
    master.follow(who, flight);
    if (it.isAble() && !again && master.isHeard()) {
      master.tell(new Event.TookFlight(who, way, List.of()));
    }
    return it.isAble();
  }
}
