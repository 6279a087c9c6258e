package org.rpg.encounter.dsl.validation.checks;

import java.util.Set;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.rpg.encounter.dsl.encounter.Await;
import org.rpg.encounter.dsl.encounter.Departure;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.Unit;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Fix;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.Suggestion;
import org.rpg.encounter.dsl.validation.travel.Amounts;

/** What takes time takes some; a day has 24 hours. */
final class TimeCheck implements Check<Quantity> {
  private static final EncounterPackage MODEL = EncounterPackage.eINSTANCE;
  private static final Diagnosis NONE = Diagnosis.of("TIME-NONE");
  private static final Diagnosis HOUR = Diagnosis.of("HOUR-RANGE");
  private static final int MINUTES_OF_A_DAY = 24 * 60;

  private static final int HOURS = 24;

  private static final Set<EStructuralFeature> LASTING =
      Set.of(
          MODEL.getLeg_Length(),
          MODEL.getRest_Duration(),
          MODEL.getSleeps_Duration(),
          MODEL.getWatches_Duration(),
          MODEL.getDelay_Duration(),
          MODEL.getHoldsBreath_Duration(),
          MODEL.getRepeat_Times(),
          MODEL.getPace_Distance(),
          MODEL.getDeadline_Limit(),
          MODEL.getAfterEvent_Delay());

  @Override
  public void check(Quantity quantity, Findings findings) {
    if (LASTING.contains(quantity.eContainingFeature())
        && Amounts.value(quantity, true).signum() <= 0) {
      findings.report(NONE, Place.whole(quantity), Place.whole(quantity).text());
    }
    if ((quantity.eContainer() instanceof Departure || quantity.eContainer() instanceof Await)
        && quantity.getUnit() != Unit.UNSTATED
        && (Amounts.mostMinutes(quantity).orElse(0) > MINUTES_OF_A_DAY
            || quantity.getUnit() != Unit.HOUR && quantity.getUnit() != Unit.MINUTE)) {
      Place place = Place.whole(quantity);
      long next = Amounts.most(quantity) % HOURS;
      boolean inHours = quantity.getUnit() == Unit.HOUR;
      findings.report(HOUR, place, inHours ? Fix.withNumber(place, next) : Suggestion.none());
    }
  }
}
