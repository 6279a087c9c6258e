package org.rpg.encounter.play.steps;

import org.rpg.encounter.rules.combat.GameMaster;

/** What a step does to one combatant. Stateless, so that threads can share it. */
@FunctionalInterface
public interface Effect {
  /**
   * Does it.
   *
   * @param self whose event it is; {@code Criterion.NOBODY} for the scene's own
   * @param who to whom
   */
  void on(GameMaster master, int self, int who);
}
