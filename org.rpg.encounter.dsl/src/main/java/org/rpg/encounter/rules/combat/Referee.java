package org.rpg.encounter.rules.combat;

/** Watches a combat, brings in what the scene asks for, and ends it. */
public interface Referee {
  /** The combat goes on. */
  int GO_ON = -1;

  /** No side. */
  int NO_SIDE = -1;

  /** Leaves the combat to the rules. */
  Referee NONE = new Referee() {};

  /** How many numbers it keeps during a combat: {@link CombatView#memory}. */
  default int cells() {
    return 0;
  }

  /** Everyone is in place and nobody has the initiative yet. */
  default void opening(GameMaster master) {}

  /** A turn of {@code side} and its allies began; answers a named end or {@link #GO_ON}. */
  default int turnStarted(GameMaster master, int side) {
    return GO_ON;
  }

  /** The holder has finished acting; answers a named end or {@link #GO_ON}. */
  default int afterActivation(GameMaster master, int holder) {
    return GO_ON;
  }

  /** Whether the side can still get able members in this combat (INT-34, INT-10). */
  default boolean awaits(CombatView view, int side) {
    return false;
  }

  /**
   * Only one side and its allies are left able to fight; answers a named end for what became of the
   * others, or {@link #GO_ON} for the victory of that side (INT-34).
   */
  default int leftAlone(CombatView view, int side) {
    return GO_ON;
  }

  /** The side a named end is a victory of, or {@link #NO_SIDE}. */
  default int winner(CombatView view, int end) {
    return NO_SIDE;
  }
}
