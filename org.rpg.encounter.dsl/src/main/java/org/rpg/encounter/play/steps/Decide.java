package org.rpg.encounter.play.steps;

import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.rules.combat.GameMaster;

/** One thing if something holds, another one otherwise. */
public record Decide(Criterion criterion, Step then, Step otherwise) implements Step {
  @Override
  public int take(GameMaster master, int self) {
    return (criterion.holds(master.view(), self) ? then : otherwise).take(master, self);
  }
}
