package org.rpg.encounter.dsl.validation;

import java.util.Optional;
import org.rpg.encounter.dsl.encounter.Action;
import org.rpg.encounter.dsl.encounter.Condition;
import org.rpg.encounter.dsl.encounter.PlainAction;
import org.rpg.encounter.dsl.encounter.PlainVerb;
import org.rpg.encounter.dsl.encounter.TargetAction;
import org.rpg.encounter.dsl.encounter.TargetVerb;

/** What the rules bar to whoever is in a state. */
public final class Barred {
  private Barred() {}

  /** The id of the rule that bars an action to somebody in a state; empty if none does. */
  public static Optional<String> rule(Action action, Condition state) {
    boolean moves = isComposite(action) || Slot.of(action).equals(Optional.of(Slot.MOVEMENT));
    return Optional.ofNullable(
        switch (state) {
          case RESTRAINED -> moves ? "CON-17" : null;
          case PARALYSED -> moves ? "CON-15" : null;
          case SLOW -> isComposite(action) ? "INT-03" : null;
          case PRONE -> isCharge(action) ? "INT-40" : null;
          case CONFUSED -> "CON-10";
          case PETRIFIED, UNCONSCIOUS, ASLEEP, CAPTURED -> "STA-07";
          default -> null;
        });
  }

  /** Takes a movement and a major action (INT-03). */
  private static boolean isComposite(Action action) {
    return isCharge(action) || action instanceof PlainAction p && p.getVerb() == PlainVerb.DASH;
  }

  private static boolean isCharge(Action action) {
    return action instanceof TargetAction t && t.getVerb() == TargetVerb.CHARGE;
  }
}
