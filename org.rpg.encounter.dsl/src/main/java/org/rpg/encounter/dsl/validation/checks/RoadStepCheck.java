package org.rpg.encounter.dsl.validation.checks;

import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.*;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.Wording;
import org.rpg.encounter.dsl.validation.travel.Scenes;

/** What belongs into a leg or a rest stands there; a road has no turns. */
final class RoadStepCheck implements Check<EObject> {
  private static final Diagnosis PLACE = Diagnosis.of("STEP-PLACE");
  private static final Diagnosis TURNS = Diagnosis.of("STEP-TURNS");

  @Override
  public void check(EObject element, Findings findings) {
    if (element instanceof Routine && !(element.eContainer() instanceof Leg)) {
      report(element, "step-place.leg", findings);
    } else if ((element instanceof Recovers || element instanceof Watches)
        && Scenes.slow(element).isPresent()
        && !isInALongRest(element)) {
      report(element, "step-place.rest", findings);
    } else if (isByTurns(element) && Scenes.around(element).orElse(null) instanceof Journey) {
      Place place = Place.whole(element);
      findings.report(TURNS, place, place.text());
    }
  }

  private static void report(EObject element, String where, Findings findings) {
    Place place = Place.whole(element);
    Wording wording = Phrases.of(where);
    findings.report(PLACE, place, place.text(), wording);
  }

  // REC-01, REST-03: what is recovered from is chosen in a long rest
  private static boolean isInALongRest(EObject element) {
    for (EObject each = element; each != null; each = each.eContainer()) {
      if (each instanceof Rest rest) {
        return rest.getKind() == RestKind.LONG;
      }
    }
    return false;
  }

  private static boolean isByTurns(EObject element) {
    if (element instanceof TurnEvent) {
      return true;
    }
    Optional<Unit> unit =
        element instanceof EndCondition end && end.getLimit() != null
            ? Optional.of(end.getLimit().getUnit())
            : element instanceof EveryEvent every
                ? Optional.of(
                    every.getPeriod() == null ? every.getUnit() : every.getPeriod().getUnit())
                : element instanceof AfterEvent after && after.getDelay() != null
                    ? Optional.of(after.getDelay().getUnit())
                    : Optional.empty();
    return unit.filter(it -> it == Unit.TURN).isPresent();
  }
}
