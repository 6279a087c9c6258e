package org.rpg.encounter.play.road;

import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.rules.combat.GameMaster;

/** A short rest of a few minutes (REST-01); what is said in it is done first. */
public record ShortRest(Timetable time, int minutes, Block block) implements Step {
  @Override
  public int take(GameMaster master, int self) {
    block.begin(master);
    int end = block.steps().take(master, self);
    if (end == GO_ON) {
      int began = master.view().minutes();
      master.journey().shortRest();
      end = time.pass(master, minutes - (master.view().minutes() - began));
    }
    block.end(master);
    return end;
  }
}
