package org.rpg.encounter.rules.combat;

/**
 * A part of the rules that keeps state of its own during a combat: grapples, poisons, fires. It
 * says what it wants to hear of; what it does not, costs nothing.
 */
interface Mechanic {
  /** What a mechanic may hear of. */
  enum Hook {
    /** {@link Mechanic#turnStarts} and {@link Mechanic#turnEnds}. */
    TURN,
    /** {@link Mechanic#struck}. */
    STRIKE,
    /** {@link Mechanic#harmed}. */
    HARM,
    /** {@link Mechanic#disabled}. */
    DISABLED,
    /** {@link Mechanic#moved}. */
    MOVE,
    /** {@link Mechanic#combatEnds}. */
    END
  }

  /** Whether it hears of something in this battle. */
  boolean hears(Hook hook);

  /** A run begins: everything is as at the start. */
  void reset();

  /** A turn of someone's side begins (TRN-02, TRN-03). */
  default void turnStarts(Combatant who, boolean opening) {}

  /** A turn of someone's side ends (TRN-04). */
  default void turnEnds(Combatant who) {}

  /**
   * An attack has hit.
   *
   * @param past whether anything of the main damage went past Protection
   * @param severity severity of the wound that the main damage made, 0 for none
   */
  default void struck(
      Combatant attacker, Combatant victim, WeaponUse use, boolean past, int severity) {}

  /** Someone took damage of at least 1, whatever his layers did with it (INT-65). */
  default void harmed(Combatant victim, int amount) {}

  /** Someone died, left, lost consciousness, was paralysed or turned to stone. */
  default void disabled(Combatant who) {}

  /** Someone is on another square. */
  default void moved(Combatant who, int from, int to, boolean forced) {}

  /** The combat is over (TRN-06). */
  default void combatEnds() {}
}
