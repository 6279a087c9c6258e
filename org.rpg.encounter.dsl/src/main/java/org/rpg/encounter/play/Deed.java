package org.rpg.encounter.play;

import org.rpg.encounter.play.seen.Selection;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Slot;
import org.rpg.encounter.rules.combat.Turn;

/** What a line of tactics does. */
enum Deed {
  ATTACK(Slot.MAJOR),
  APPROACH(Slot.MOVEMENT),
  WITHDRAW(Slot.MOVEMENT),
  MOVE_TO(Slot.MOVEMENT),
  KEEP_DISTANCE(Slot.MOVEMENT),
  STAND_UP(Slot.MOVEMENT),
  SHOUT(Slot.MINOR),
  EQUIP(Slot.MINOR),
  STOW(Slot.MINOR),
  DROP(Slot.MINOR),
  PICK_UP(Slot.MINOR),
  WAIT(Slot.NONE);

  private final Slot slot;

  Deed(Slot slot) {
    this.slot = slot;
  }

  /** What it uses up (ACT-01). */
  Slot slot() {
    return slot;
  }

  /**
   * Does it, or answers that it cannot be done. One method for all: this is a hot path.
   *
   * @param target whom it is done to; null for what is done to nobody
   * @param detail a weapon's number, a square, a distance in squares
   */
  boolean done(Turn turn, CombatView view, int self, Selection target, int detail) {
    if (target == null) {
      return switch (this) {
        case MOVE_TO -> turn.moveTo(detail);
        case KEEP_DISTANCE -> turn.keepDistance(detail);
        case STAND_UP -> turn.standUp();
        case SHOUT -> turn.shout();
        case EQUIP -> turn.equip(detail);
        case STOW -> turn.stow(detail);
        case DROP -> turn.drop(detail);
        case PICK_UP -> turn.pickUp(detail);
        default -> turn.finish();
      };
    }
    int other = target.choose(view, self);
    if (other == Combatant.NONE) {
      return false;
    }
    return switch (this) {
      case ATTACK -> turn.attack(other, detail);
      case APPROACH -> turn.approach(other);
      default -> turn.withdraw(other);
    };
  }
}
