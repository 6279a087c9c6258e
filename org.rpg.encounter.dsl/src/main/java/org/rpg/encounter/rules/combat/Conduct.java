package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.field.Setback;

/**
 * What someone does with the initiative, and the choices the rules leave to him. Must hold no state
 * of its own that outlives a call: one conduct serves many characters, combats and threads.
 */
public interface Conduct {
  /** No choice of one's own: the rules' default policy decides. */
  int NO_CHOICE = -1;

  /**
   * Does at most one thing and tells whether there may be more to do: {@code false} if it did
   * nothing, or knows that it would do nothing next. Asked again and again while the initiative is
   * held, until it answers {@code false} or {@link Turn#MAX_ACTIONS} things were done.
   */
  boolean act(Turn turn);

  /** Whether {@link #keep}, {@link #lose} or {@link #hostileSide} ever make a choice. */
  default boolean choosesReceiver() {
    return false;
  }

  /** INI-05: the ally who gets the initiative that was kept; one of the candidates. */
  default int keep(CombatView view, int self, Candidates allies) {
    return NO_CHOICE;
  }

  /** INI-07 under reading (b): the enemy who gets the lost initiative; one of the candidates. */
  default int lose(CombatView view, int self, Candidates enemies) {
    return NO_CHOICE;
  }

  /** INI-07 with several hostile sides: the side that gets it; a candidate is a side's index. */
  default int hostileSide(CombatView view, int self, Candidates sides) {
    return NO_CHOICE;
  }

  /** DEF-01: what to resist an attack with. What is not allowed becomes the best that is. */
  default Defence defence(CombatView view, int self, int attacker) {
    return Defence.BEST;
  }

  /** Whether to do what may be done without the initiative (TAC-07, TAC-12, CTR-01). */
  default boolean reacts(CombatView view, int self, int enemy, Reaction reaction) {
    return true;
  }

  /**
   * TRN-03: whether, of several effects per turn on oneself, those that tire come before those that
   * wound; otherwise they come as they were applied. Asked when an effect is applied.
   */
  default boolean tiresFirst(CombatView view, int self) {
    return false;
  }

  /** INT-53: whether to try to cross difficult ground with a test; not to try is to fail. */
  default boolean attemptsCrossing(CombatView view, int self, Setback setback, int squares) {
    return true;
  }

  /** STA-06: whether to hold back a blow that would kill; what it does then, the ruleset says. */
  default boolean spares(CombatView view, int self, int target) {
    return false;
  }

  /** TAC-01: whether a PC's critical success is used for damage, not for a point of Destiny. */
  default boolean criticalForDamage(CombatView view, int self, int target) {
    return true;
  }
}
