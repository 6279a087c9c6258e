package org.rpg.encounter.dsl.validation.checks;

import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.FightTime;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;

/** Steps and events of a journey that stand in a fight. */
final class FightStepCheck implements Check<EObject> {
  private static final Diagnosis NOT_IN_A_FIGHT = Diagnosis.of("STEP-FIGHT");

  @Override
  public void check(EObject element, Findings findings) {
    if (FightTime.isOutOfPlace(element)) {
      Place place = Place.of(element);
      findings.report(NOT_IN_A_FIGHT, place, place.text());
    }
  }
}
