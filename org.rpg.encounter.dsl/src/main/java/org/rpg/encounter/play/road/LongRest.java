package org.rpg.encounter.play.road;

import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.rules.combat.GameMaster;

/** A long rest that the script asks for (REST-02, REST-03). */
public record LongRest(Camp camp, int minutes, Block block) implements Step {
  @Override
  public int take(GameMaster master, int self) {
    return camp.rest(master, minutes, block);
  }
}
