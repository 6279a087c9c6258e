package org.rpg.encounter.play.steps;

import org.rpg.encounter.rules.combat.GameMaster;

/**
 * What happens to a thing's strength, and what comes of it when nothing is left: the way that it
 * barred is open.
 *
 * @param cell where its strength is kept
 */
public record Crumble(int cell, Step change, Step falls) implements Step {
  @Override
  public int take(GameMaster master, int self) {
    int before = master.view().memory(cell);
    int end = change.take(master, self);
    if (end == GO_ON && before != 0 && master.view().memory(cell) == 0) {
      return falls.take(master, self);
    }
    return end;
  }
}
