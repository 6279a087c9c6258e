package org.rpg.encounter.play.steps;

import org.rpg.encounter.rules.combat.GameMaster;

/**
 * What an event lets happen; that it came is kept.
 *
 * @param cell where
 */
public record Noted(int cell, Step step) implements Step {
  @Override
  public int take(GameMaster master, int self) {
    master.remember(cell, 1);
    return step.take(master, self);
  }
}
