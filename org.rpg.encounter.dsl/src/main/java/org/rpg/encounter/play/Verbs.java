package org.rpg.encounter.play;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rpg.encounter.dsl.encounter.ItemVerb;
import org.rpg.encounter.dsl.encounter.PlainVerb;
import org.rpg.encounter.dsl.encounter.TargetVerb;
import org.rpg.encounter.play.TacticsConduct.Deed;
import org.rpg.encounter.rules.combat.ActionKind;
import org.rpg.encounter.rules.combat.Reaction;
import org.rpg.encounter.rules.combat.Slot;

/**
 * What the verbs of tactics are to the engine. Where a verb stands for several kinds of action, the
 * first that is possible is done.
 */
final class Verbs {
  private Verbs() {}

  static List<ActionKind> kinds(TargetVerb verb, boolean byMount) {
    return switch (verb) {
      case ATTACK -> List.of(byMount ? ActionKind.MOUNT_ATTACK : ActionKind.ATTACK);
      case CHARGE -> List.of(ActionKind.CHARGE);
      case DROP_ON -> List.of(ActionKind.DROP_ON);
      case DISARM -> List.of(ActionKind.DISARM);
      case GRAPPLE -> List.of(ActionKind.GRAPPLE);
      case KNOCK_DOWN -> List.of(ActionKind.KNOCK_DOWN);
      case PUSH -> List.of(ActionKind.PUSH);
      case RELEASE -> List.of(ActionKind.RELEASE, ActionKind.FREE_BOUND, ActionKind.WAKE);
      case APPROACH -> List.of(ActionKind.APPROACH);
      case WITHDRAW -> List.of(ActionKind.WITHDRAW);
      case WITHDRAW_CAREFULLY -> List.of(ActionKind.WITHDRAW_CAREFULLY);
      case FLANK -> List.of(ActionKind.FLANK);
      case PROTECT -> List.of(ActionKind.PROTECT);
      case DRAG -> List.of(ActionKind.DRAG);
      case MOUNT -> List.of(ActionKind.MOUNT_UP);
      case BIND -> List.of(ActionKind.BIND);
      case WAKE -> List.of(ActionKind.WAKE);
    };
  }

  static List<ActionKind> kinds(PlainVerb verb) {
    return switch (verb) {
      case DASH -> List.of(ActionKind.DASH);
      case STAND_UP -> List.of(ActionKind.STAND_UP);
      case BREAK_FREE -> List.of(ActionKind.ESCAPE_GRAPPLE, ActionKind.ESCAPE_RESTRAINT);
      case RESIST_POISON -> List.of(ActionKind.RESIST_POISON);
      case FLEE -> List.of(ActionKind.FLEE);
      case SURRENDER -> List.of(ActionKind.YIELD);
      case HOLD -> List.of(ActionKind.WAIT);
      case TAKE_COVER -> List.of(ActionKind.TAKE_COVER);
      case SEEK_HIGH_GROUND -> List.of(ActionKind.SEEK_HIGH_GROUND);
      case DISMOUNT -> List.of(ActionKind.DISMOUNT);
      case LEAVE_FIRE -> List.of(ActionKind.LEAVE_FIRE);
    };
  }

  /**
   * Something done with a thing.
   *
   * @param slot what it uses up; {@link Slot#NONE} where that depends on the thing
   */
  record Done(Slot slot, Deed deed) {}

  static final Done GIVE = new Done(Slot.MINOR, (turn, other, item) -> turn.give(item, other));

  static final Done OPPORTUNITY =
      new Done(Slot.MAJOR, (turn, other, ploy) -> turn.createOpportunity(ploy, other));

  static final Done OBSTACLE =
      new Done(Slot.MAJOR, (turn, other, obstacle) -> turn.overcome(obstacle));

  /** What is done with an item. */
  static Optional<Done> deed(ItemVerb verb) {
    return switch (verb) {
      case DRINK, ACTIVATE, CAST ->
          Optional.of(new Done(Slot.NONE, (turn, other, item) -> turn.use(item, other)));
      case FETCH -> Optional.of(new Done(Slot.MAJOR, (turn, other, item) -> turn.fetchItem(item)));
      case TAKE -> Optional.of(new Done(Slot.MINOR, (turn, other, item) -> turn.takeOut(item)));
      case DROP -> Optional.of(new Done(Slot.MINOR, (turn, other, item) -> turn.dropItem(item)));
      case PICK_UP ->
          Optional.of(new Done(Slot.MINOR, (turn, other, item) -> turn.pickUpItem(item)));
      case EQUIP, STOW -> Optional.empty();
    };
  }

  /** What is done with a weapon. */
  static Optional<Done> ofWeapon(ItemVerb verb) {
    return switch (verb) {
      case EQUIP, TAKE -> Optional.of(new Done(Slot.MINOR, (turn, other, it) -> turn.equip(it)));
      case STOW -> Optional.of(new Done(Slot.MINOR, (turn, other, it) -> turn.stow(it)));
      case DROP -> Optional.of(new Done(Slot.MINOR, (turn, other, it) -> turn.drop(it)));
      case PICK_UP -> Optional.of(new Done(Slot.MINOR, (turn, other, it) -> turn.pickUp(it)));
      case FETCH -> Optional.of(new Done(Slot.MAJOR, (turn, other, it) -> turn.fetchWeapon(it)));
      case DRINK, ACTIVATE, CAST -> Optional.empty();
    };
  }

  /** What is done with a shield. */
  static Optional<Done> ofShield(ItemVerb verb) {
    return switch (verb) {
      case EQUIP -> Optional.of(new Done(Slot.MINOR, (turn, other, it) -> turn.equipShield()));
      case STOW -> Optional.of(new Done(Slot.MINOR, (turn, other, it) -> turn.stowShield()));
      default -> Optional.empty();
    };
  }

  /** The reactions that a conduct never takes. */
  static Set<Reaction> reactions(Set<org.rpg.encounter.dsl.encounter.Reaction> never) {
    Set<Reaction> refused = EnumSet.noneOf(Reaction.class);
    for (org.rpg.encounter.dsl.encounter.Reaction it : never) {
      switch (it) {
        case OPPORTUNITY -> refused.add(Reaction.OPPORTUNITY_ATTACK);
        case COUNTER -> refused.add(Reaction.COUNTER_ATTACK);
        case COVER_SHOT -> refused.add(Reaction.COVER_SHOT);
        case KILL -> {
          // The blow that would kill is spared, which is no reaction.
        }
      }
    }
    return refused;
  }
}
