package org.rpg.encounter.rules.combat;

/** Why a combat ended (INT-34). */
public enum EndReason {
  /** Only one side, with its allies, has able members. */
  ONE_SIDE_LEFT,
  /** Nobody is able any more. */
  NOBODY_LEFT,
  /** The referee named an end. */
  NAMED_END,
  /** The bound on turns was reached. */
  TURN_LIMIT,
  /** The bound on activations was reached. */
  ACTIVATION_LIMIT
}
