package org.rpg.encounter.dsl.validation.checks;

import org.rpg.encounter.dsl.encounter.ConditionState;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;

/** A start says enough: on what somebody rides, by whom he is held, how bad a wound is. */
final class StartStateCheck {
  private static final Diagnosis TOO_LITTLE = Diagnosis.of("START-STATE");

  private StartStateCheck() {}

  static void check(ConditionState state, Findings findings) {
    boolean open =
        switch (state.getCondition()) {
          case GRAPPLED, POISONED -> state.getBy() == null;
          case GRAPPLING, MOUNTED, WOUNDED, TREATED, ATTACKED -> true;
          default -> false;
        };
    if (open) {
      Place place = Place.whole(state);
      findings.report(TOO_LITTLE, place, place.text());
    }
  }
}
