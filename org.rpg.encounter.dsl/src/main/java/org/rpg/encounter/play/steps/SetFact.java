package org.rpg.encounter.play.steps;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.combat.GameMaster;

/**
 * Something becomes true or false.
 *
 * @param name what the script calls it
 * @param cell where it is kept
 */
public record SetFact(String name, int cell, boolean holds) implements Step {
  @Override
  public int take(GameMaster master, int self) {
    boolean held = master.view().memory(cell) != 0;
    if (held != holds) {
      master.remember(cell, holds ? 1 : 0);
      if (master.isHeard()) {
        master.tell(new Event.FactChanged(name, holds, List.of()));
      }
    }
    return GO_ON;
  }
}
