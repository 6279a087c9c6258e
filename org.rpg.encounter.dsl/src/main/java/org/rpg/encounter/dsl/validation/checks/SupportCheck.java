package org.rpg.encounter.dsl.validation.checks;

import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Declaration;
import org.rpg.encounter.dsl.encounter.Parameter;
import org.rpg.encounter.dsl.library.Library;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.Support;

/**
 * Nothing is silently ignored: what parses and is not played yet says so, at its outermost part.
 */
final class SupportCheck implements Check<Declaration> {
  private static final Diagnosis NOT_YET = Diagnosis.of("NOT-SUPPORTED");
  private static final Diagnosis PARAMETER = Diagnosis.of("PARAMETER-OUTSIDE");

  private final Library library;

  SupportCheck(Library library) {
    this.library = library;
  }

  @Override
  public void check(Declaration declaration, Findings findings) {
    // the shipped rulebook holds more than the engine plays; only its users are told
    if (library.holds(declaration.eResource().getURI())) {
      return;
    }
    if (declaration instanceof Parameter) {
      findings.report(PARAMETER, declaration);
      return;
    }
    descend(declaration, findings);
  }

  private static void descend(EObject element, Findings findings) {
    if (!Support.isBuilt(element)) {
      Place place = Place.of(element);
      findings.report(NOT_YET, place, place.text());
      return;
    }
    for (EObject part : element.eContents()) {
      descend(part, findings);
    }
  }
}
