package org.rpg.encounter.play.events;

import java.util.Optional;
import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.play.seen.Selection;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.GameMaster;

/** Something comes to hold that did not hold before. */
public final class Holds implements Trigger {
  private final Criterion criterion;
  private final Selection someone;

  /**
   * A state of things.
   *
   * @param someone of whom it holds, if it is about somebody
   */
  public Holds(Criterion criterion, Optional<Selection> someone) {
    this.criterion = criterion;
    this.someone = someone.orElse(null);
  }

  @Override
  public boolean isState() {
    return true;
  }

  @Override
  public int cells() {
    return 1;
  }

  @Override
  public int comes(GameMaster master, int self, int cell) {
    boolean held = master.view().memory(cell) != 0;
    boolean holds = criterion.holds(master.view(), self);
    if (holds != held) {
      master.remember(cell, holds ? 1 : 0);
    }
    if (!holds || held) {
      return NOT_YET;
    }
    int who = someone == null ? Combatant.NONE : someone.choose(master.view(), self);
    return who == Combatant.NONE ? Criterion.NOBODY : who;
  }
}
