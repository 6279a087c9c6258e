package org.rpg.encounter.rules.combat;

/** The difficulty of a test, worked out when it is made (BASE-03). */
@FunctionalInterface
public interface Difficulty {
  /**
   * The difficulty.
   *
   * @param master what may be seen and done
   * @param by whoever makes the test
   * @param target whom it concerns, {@link Combatant#NONE} for nobody
   */
  int against(GameMaster master, int by, int target);

  /** Always the same. */
  static Difficulty of(int value) {
    return (master, by, target) -> value;
  }
}
