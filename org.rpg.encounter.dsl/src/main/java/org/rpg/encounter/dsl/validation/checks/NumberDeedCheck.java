package org.rpg.encounter.dsl.validation.checks;

import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Becomes;
import org.rpg.encounter.dsl.encounter.Clock;
import org.rpg.encounter.dsl.encounter.Deed;
import org.rpg.encounter.dsl.encounter.Fact;
import org.rpg.encounter.dsl.encounter.Happening;
import org.rpg.encounter.dsl.encounter.Rises;
import org.rpg.encounter.dsl.encounter.SceneObject;
import org.rpg.encounter.dsl.encounter.Sinks;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.Switch;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;

/** Only clocks, facts and things are numbers or true: nobody becomes 3. */
final class NumberDeedCheck implements Check<Happening> {
  private static final Diagnosis NUMBER = Diagnosis.of("STEP-NUMBER");

  @Override
  public void check(Happening happening, Findings findings) {
    if (!isOfNumbers(happening.getDeed())) {
      return;
    }
    for (Subject subject : happening.getSubjects()) {
      EObject named = subject.getNamed();
      boolean unknown = named != null && named.eIsProxy();
      if (!unknown
          && !(named instanceof Clock || named instanceof Fact || named instanceof SceneObject)) {
        Place place = Place.whole(happening.getDeed());
        findings.report(NUMBER, place, Place.whole(subject).text(), place.text());
        return;
      }
    }
  }

  private static boolean isOfNumbers(Deed deed) {
    return deed instanceof Rises
        || deed instanceof Sinks
        || (deed instanceof Becomes it
            && (it.getAmount() != null || it.getValue() != Switch.UNSTATED));
  }
}
