package org.rpg.encounter.rules.combat;

/** What somebody's own item or poison does when it comes to that. */
@FunctionalInterface
public interface Effect {
  /** Nothing. */
  Effect NONE = (master, by, target) -> {};

  /**
   * It happens.
   *
   * @param master what may be done to the combat
   * @param by whoever uses it, {@link Combatant#NONE} for the scene
   * @param target whom it concerns, {@link Combatant#NONE} for nobody
   */
  void happens(GameMaster master, int by, int target);
}
