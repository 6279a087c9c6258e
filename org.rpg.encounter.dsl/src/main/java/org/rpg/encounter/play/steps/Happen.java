package org.rpg.encounter.play.steps;

import java.util.List;
import org.rpg.encounter.rules.combat.GameMaster;

/** Something happens to some. */
public final class Happen implements Step {
  private final Those[] subjects;
  private final Effect effect;

  /** An effect on all who are meant. */
  public Happen(List<Those> subjects, Effect effect) {
    this.subjects = subjects.toArray(new Those[0]);
    this.effect = effect;
  }

  @Override
  public int take(GameMaster master, int self) {
    for (Those those : subjects) {
      those.each(master, self, effect);
    }
    return GO_ON;
  }
}
