package org.rpg.encounter.dsl.validation;

import java.util.Optional;
import org.rpg.encounter.dsl.encounter.Action;
import org.rpg.encounter.dsl.encounter.DistanceAction;
import org.rpg.encounter.dsl.encounter.ItemAction;
import org.rpg.encounter.dsl.encounter.ItemVerb;
import org.rpg.encounter.dsl.encounter.MoveAction;
import org.rpg.encounter.dsl.encounter.ObstacleAction;
import org.rpg.encounter.dsl.encounter.OpportunityAction;
import org.rpg.encounter.dsl.encounter.PlainAction;
import org.rpg.encounter.dsl.encounter.TargetAction;

/** What an action costs the holder of the initiative (ACT-01 to ACT-16). */
public enum Slot {
  MAJOR,
  MINOR,
  MOVEMENT;

  /** Nothing for an action that costs nothing, such as waiting. */
  public static Optional<Slot> of(Action action) {
    if (action instanceof TargetAction a) {
      return Optional.of(
          switch (a.getVerb()) {
            case APPROACH, WITHDRAW, WITHDRAW_CAREFULLY, FLANK, PROTECT, DRAG, MOUNT -> MOVEMENT;
            default -> MAJOR;
          });
    }
    if (action instanceof ItemAction a) {
      return Optional.of(
          a.getVerb() == ItemVerb.FETCH || a.getVerb() == ItemVerb.CAST ? MAJOR : MINOR);
    }
    if (action instanceof PlainAction a) {
      return switch (a.getVerb()) {
        case DASH, BREAK_FREE, RESIST_POISON, SURRENDER -> Optional.of(MAJOR);
        case HOLD -> Optional.empty();
        default -> Optional.of(MOVEMENT);
      };
    }
    if (action instanceof MoveAction || action instanceof DistanceAction) {
      return Optional.of(MOVEMENT);
    }
    boolean major = action instanceof OpportunityAction || action instanceof ObstacleAction;
    return Optional.of(major ? MAJOR : MINOR);
  }
}
