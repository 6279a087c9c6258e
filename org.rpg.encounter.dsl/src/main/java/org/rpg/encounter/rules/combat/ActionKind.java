package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.Rule;

/** Every kind of action the rules name, with its slot and its rule (ACT-02 to ACT-15, ACT-06). */
public enum ActionKind {
  ATTACK(Slot.MAJOR, Rule.ATK_01),
  CAST_SPELL(Slot.MAJOR, Rule.ACT_02),
  OVERCOME_OBSTACLE(Slot.MAJOR, Rule.ACT_02),
  CREATE_OPPORTUNITY(Slot.MAJOR, Rule.ACT_03),
  FETCH_FROM_BACKPACK(Slot.MAJOR, Rule.ACT_04),
  ACTIVATE_MAGIC_RING(Slot.MAJOR, Rule.ACT_05),
  DISARM(Slot.MAJOR, Rule.MAN_01),
  DASH(Slot.MAJOR, Rule.MAN_03),
  CHARGE(Slot.MAJOR, Rule.MAN_15),
  DROP_ON(Slot.MAJOR, Rule.SIT_11),
  MOUNT_ATTACK(Slot.MAJOR, Rule.TAC_17),
  BIND(Slot.MAJOR, Rule.STA_03),
  FREE_BOUND(Slot.MAJOR, Rule.CON_18),
  WAKE(Slot.MAJOR, Rule.STA_06),
  GRAPPLE(Slot.MAJOR, Rule.MAN_09),
  KNOCK_DOWN(Slot.MAJOR, Rule.MAN_12),
  PUSH(Slot.MAJOR, Rule.MAN_14),
  ESCAPE_GRAPPLE(Slot.MAJOR, Rule.MAN_10),
  ESCAPE_RESTRAINT(Slot.MAJOR, Rule.CON_18),
  RESIST_POISON(Slot.MAJOR, Rule.POI_12),
  SHOUT(Slot.MINOR, Rule.ACT_07),
  EQUIP(Slot.MINOR, Rule.ACT_08),
  STOW(Slot.MINOR, Rule.ACT_08),
  DROP(Slot.MINOR, Rule.ACT_09),
  PICK_UP(Slot.MINOR, Rule.ACT_09),
  TAKE_FROM_POCKET(Slot.MINOR, Rule.ACT_10),
  DRINK_POTION(Slot.MINOR, Rule.ACT_11),
  ACTIVATE_ITEM_OF_POWER(Slot.MINOR, Rule.ACT_12),
  PERFORM_MIRACLE(Slot.MINOR, Rule.ACT_13),
  GIVE(Slot.MINOR, Rule.ACT_09),
  APPROACH(Slot.MOVEMENT, Rule.ACT_14),
  WITHDRAW(Slot.MOVEMENT, Rule.ACT_14),
  MOVE_TO(Slot.MOVEMENT, Rule.ACT_14),
  KEEP_DISTANCE(Slot.MOVEMENT, Rule.ACT_14),
  WITHDRAW_CAREFULLY(Slot.MOVEMENT, Rule.TAC_09),
  FLANK(Slot.MOVEMENT, Rule.TAC_23),
  PROTECT(Slot.MOVEMENT, Rule.ACT_14),
  DRAG(Slot.MOVEMENT, Rule.CON_06),
  TAKE_COVER(Slot.MOVEMENT, Rule.TAC_11),
  SEEK_HIGH_GROUND(Slot.MOVEMENT, Rule.TAC_22),
  LEAVE_FIRE(Slot.MOVEMENT, Rule.SIT_16),
  FLEE(Slot.MOVEMENT, Rule.INT_34),
  MOUNT_UP(Slot.MOVEMENT, Rule.TAC_16),
  DISMOUNT(Slot.MOVEMENT, Rule.TAC_16),
  STAND_UP(Slot.MOVEMENT, Rule.ACT_15),
  RELEASE(Slot.FREE, Rule.CON_05),
  YIELD(Slot.NONE, Rule.INT_34),
  WAIT(Slot.NONE, Rule.ACT_01);

  private final Slot slot;
  private final Rule rule;

  ActionKind(Slot slot, Rule rule) {
    this.slot = slot;
    this.rule = rule;
  }

  /** Whether it takes a movement: barred to the restrained and paralysed (CON-15, CON-17). */
  public boolean moves() {
    return slot == Slot.MOVEMENT || isComposite();
  }

  /** Whether it is a way of walking, which a dash can go on with (MAN-03). */
  public boolean isWalk() {
    return slot == Slot.MOVEMENT && this != STAND_UP && this != MOUNT_UP && this != DISMOUNT;
  }

  /** Whether it takes a movement and a major action (INT-03). */
  public boolean isComposite() {
    return this == DASH || this == CHARGE || this == DROP_ON;
  }

  /** Whether the body does it, not the mind alone (CON-15). */
  public boolean isBodily() {
    return switch (this) {
      case RESIST_POISON, PERFORM_MIRACLE, YIELD, WAIT -> false;
      default -> true;
    };
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
