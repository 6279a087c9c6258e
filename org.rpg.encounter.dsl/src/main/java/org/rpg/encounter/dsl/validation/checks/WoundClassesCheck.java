package org.rpg.encounter.dsl.validation.checks;

import java.util.List;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.WoundBand;
import org.rpg.encounter.dsl.encounter.WoundClass;
import org.rpg.encounter.dsl.encounter.WoundClasses;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;

/** WND-03: every severity has one class. */
final class WoundClassesCheck implements Check<WoundClasses> {
  private static final Diagnosis CLASSES = Diagnosis.of("WOUND-CLASSES");
  private static final List<WoundClass> RISING =
      List.of(WoundClass.LIGHT, WoundClass.MODERATE, WoundClass.GRAVE);

  @Override
  public void check(WoundClasses classes, Findings findings) {
    List<WoundBand> bands = classes.getBands();
    if (bands.stream().anyMatch(band -> band.getTo() != 0 && band.getTo() < band.getFrom())) {
      return; // each is reported by itself
    }
    if (!bands.stream().map(WoundBand::getWoundClass).toList().equals(RISING)) {
      findings.report(CLASSES, Place.whole(classes));
      return;
    }
    int last = 0;
    boolean open = false; // a band without its end goes on to where the next one begins
    for (WoundBand band : bands) {
      boolean follows = open ? band.getFrom() > last : band.getFrom() == last + 1;
      if (!follows) {
        findings.reportAt(CLASSES, band, EncounterPackage.eINSTANCE.getWoundBand_From());
        return;
      }
      open = band.getTo() == 0;
      last = open ? band.getFrom() : band.getTo();
    }
  }
}
