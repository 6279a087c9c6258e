package org.rpg.encounter.rules.combat;

/** What an action uses up of the action set (ACT-01). */
public enum Slot {
  MAJOR(1),
  MINOR(2),
  MOVEMENT(4),
  /** Uses nothing up. */
  NONE(8),
  /** Takes no slot: letting go of someone (CON-05). */
  FREE(16);

  final int bit;

  Slot(int bit) {
    this.bit = bit;
  }
}
