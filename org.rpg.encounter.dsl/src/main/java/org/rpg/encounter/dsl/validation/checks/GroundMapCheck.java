package org.rpg.encounter.dsl.validation.checks;

import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.GroundSupport;
import org.rpg.encounter.dsl.validation.Place;

/** Ground is what a map shows: a place in words has none that could burn or become other ground. */
final class GroundMapCheck implements Check<EObject> {
  private static final Diagnosis NO_MAP = Diagnosis.of("GROUND-MAP");

  @Override
  public void check(EObject element, Findings findings) {
    if (GroundSupport.lacksMap(element)) {
      Place place = Place.of(element);
      findings.report(NO_MAP, place, place.text());
    }
  }
}
