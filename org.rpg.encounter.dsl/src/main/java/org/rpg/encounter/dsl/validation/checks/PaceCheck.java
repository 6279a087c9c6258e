package org.rpg.encounter.dsl.validation.checks;

import java.util.EnumSet;
import java.util.Set;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Pace;
import org.rpg.encounter.dsl.encounter.Unit;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;

/** A pace is so far in so much time of the clock. */
final class PaceCheck implements Check<Pace> {
  private static final Diagnosis UNIT = Diagnosis.of("PACE-UNIT");
  private static final Set<Unit> TIMES =
      EnumSet.of(Unit.UNSTATED, Unit.MINUTE, Unit.HOUR, Unit.PERIOD, Unit.DAY);

  @Override
  public void check(Pace pace, Findings findings) {
    if (!TIMES.contains(pace.getUnit())) {
      Place unit = Place.of(pace, EncounterPackage.eINSTANCE.getPace_Unit());
      findings.report(UNIT, unit, unit.text());
    }
  }
}
