package org.rpg.encounter.play.steps;

import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.GameMaster;

/**
 * What happens because of an event or a table, so that whoever dies of it dies of something that
 * has a name.
 */
public record Caused(String cause, Step step) implements Step {
  @Override
  public int take(GameMaster master, int self) {
    int by = master.culprit();
    String before = master.cause();
    master.because(Combatant.NONE, cause);
    int end = step.take(master, self);
    master.because(by, before);
    return end;
  }
}
