package org.rpg.encounter.rules.gear;

/**
 * Kinds of items: what is done with them and which action that takes (ACT-05, ACT-11 to ACT-13).
 */
public enum ItemKind {
  POTION,
  BANDAGE,
  SPLINT,
  MAGIC_RING,
  ITEM_OF_POWER,
  SPELL,
  MIRACLE,
  AMMUNITION,
  TRAP,
  OTHER;

  /** Whether it is used up by using it. */
  public boolean isUsedUp() {
    return this == POTION || this == BANDAGE || this == SPLINT || this == AMMUNITION;
  }

  /** Whether it is known and not carried: nothing to hold, to drop or to take away. */
  public boolean isKnown() {
    return this == SPELL || this == MIRACLE;
  }
}
