package org.rpg.encounter.play.road;

import java.util.List;
import org.rpg.encounter.play.steps.Effect;
import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.play.steps.Those;
import org.rpg.encounter.rules.combat.GameMaster;

/** Some sleep for so long, all others are awake; time passes (EXH-04, EXH-20). */
public final class SleepOnly implements Step {
  private final Camp camp;
  private final int minutes;
  private final Block block;

  /**
   * Sleep between legs.
   *
   * @param sleepers who sleeps
   */
  public SleepOnly(Camp camp, int minutes, List<Those> sleepers) {
    this.camp = camp;
    this.minutes = minutes;
    Effect sleeps = (master, self, who) -> master.journey().sleepOnly(who, minutes);
    Step all =
        (master, self) -> {
          for (int who = 0; who < master.view().size(); who++) {
            master.journey().sleepOnly(who, 0);
          }
          for (int i = 0; i < sleepers.size(); i++) {
            sleepers.get(i).each(master, self, sleeps);
          }
          return GO_ON;
        };
    block = new Block(all, new EveryHours[0]);
  }

  @Override
  public int take(GameMaster master, int self) {
    return camp.down(master, minutes, block);
  }
}
