package org.rpg.encounter.rules.combat;

/** The difficulty of a test, worked out when it is made (BASE-03). */
@FunctionalInterface
public interface Difficulty {
  /**
   * The difficulty.
   *
   * @param view the combat as it is
   * @param by whoever makes the test
   * @param target whom it concerns, {@link Combatant#NONE} for nobody
   */
  int against(CombatView view, int by, int target);

  /** Always the same. */
  static Difficulty of(int value) {
    return (view, by, target) -> value;
  }
}
