package org.rpg.encounter.play.road;

import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.rules.combat.GameMaster;

/**
 * What is done before a scene, and the time that it has: what is left of it is waited for. Before a
 * fight it is the heroes' time: only they and their allies rest in it.
 *
 * @param side whose time it is; -1 for everybody's
 * @param minutes how long it is at least
 */
public record Preparation(int side, int minutes, Step steps, Camp camp) implements Step {
  @Override
  public int take(GameMaster master, int self) {
    master.journey().prepare(side);
    int began = master.view().minutes();
    int end = steps.take(master, self);
    int left = minutes - (master.view().minutes() - began);
    end = end == GO_ON && left > 0 ? camp.stay(master, left) : end;
    master.journey().endPreparation();
    return end;
  }
}
