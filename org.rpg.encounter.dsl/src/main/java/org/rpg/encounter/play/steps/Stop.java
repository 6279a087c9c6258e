package org.rpg.encounter.play.steps;

import org.rpg.encounter.rules.combat.GameMaster;

/** An end, by its number. */
public record Stop(int end) implements Step {
  @Override
  public int take(GameMaster master, int self) {
    return end;
  }
}
