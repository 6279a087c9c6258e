package org.rpg.encounter.play.steps;

import org.rpg.encounter.rules.combat.GameMaster;

/**
 * An event that comes again and again begins: its turns count from now on.
 *
 * @param begun where one more than the turn is kept
 * @param side whose turns count, -1 for those of all
 */
public record Begin(int begun, int side) implements Step {
  @Override
  public int take(GameMaster master, int self) {
    if (master.view().memory(begun) == 0) {
      int turn = side < 0 ? master.view().turn() : master.view().turnOf(side);
      master.remember(begun, 1 + turn);
    }
    return GO_ON;
  }
}
