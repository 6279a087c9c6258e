package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.Rule;

/**
 * Every kind of action the rules name, with its slot and its rule, also those that no {@link
 * Action} performs yet.
 */
public enum ActionKind {
  ATTACK(Slot.MAJOR, Rule.ATK_01),
  CAST_SPELL(Slot.MAJOR, Rule.ACT_02),
  OVERCOME_OBSTACLE(Slot.MAJOR, Rule.ACT_02),
  CREATE_OPPORTUNITY(Slot.MAJOR, Rule.ACT_03),
  FETCH_FROM_BACKPACK(Slot.MAJOR, Rule.ACT_04),
  ACTIVATE_MAGIC_RING(Slot.MAJOR, Rule.ACT_05),
  DISARM(Slot.MAJOR, Rule.ACT_06),
  DASH(Slot.MAJOR, Rule.ACT_06),
  GRAPPLE(Slot.MAJOR, Rule.ACT_06),
  KNOCK_DOWN(Slot.MAJOR, Rule.ACT_06),
  PUSH(Slot.MAJOR, Rule.ACT_06),
  ESCAPE_GRAPPLE(Slot.MAJOR, Rule.ACT_06),
  ESCAPE_RESTRAINT(Slot.MAJOR, Rule.ACT_06),
  RESIST_POISON(Slot.MAJOR, Rule.ACT_06),
  SHOUT(Slot.MINOR, Rule.ACT_07),
  EQUIP(Slot.MINOR, Rule.ACT_08),
  STOW(Slot.MINOR, Rule.ACT_08),
  DROP(Slot.MINOR, Rule.ACT_09),
  PICK_UP(Slot.MINOR, Rule.ACT_09),
  TAKE_FROM_POCKET(Slot.MINOR, Rule.ACT_10),
  DRINK_POTION(Slot.MINOR, Rule.ACT_11),
  ACTIVATE_ITEM_OF_POWER(Slot.MINOR, Rule.ACT_12),
  PERFORM_MIRACLE(Slot.MINOR, Rule.ACT_13),
  APPROACH(Slot.MOVEMENT, Rule.ACT_14),
  WITHDRAW(Slot.MOVEMENT, Rule.ACT_14),
  MOVE_TO(Slot.MOVEMENT, Rule.ACT_14),
  KEEP_DISTANCE(Slot.MOVEMENT, Rule.ACT_14),
  STAND_UP(Slot.MOVEMENT, Rule.ACT_15),
  WAIT(Slot.NONE, Rule.ACT_01);

  private final Slot slot;
  private final Rule rule;

  ActionKind(Slot slot, Rule rule) {
    this.slot = slot;
    this.rule = rule;
  }

  /** The slot it uses up. */
  public Slot slot() {
    return slot;
  }

  /** The rule that names it. */
  public Rule rule() {
    return rule;
  }
}
