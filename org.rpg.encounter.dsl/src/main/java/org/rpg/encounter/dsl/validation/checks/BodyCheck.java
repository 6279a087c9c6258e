package org.rpg.encounter.dsl.validation.checks;

import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.BeingProperty;
import org.rpg.encounter.dsl.encounter.BeingTrait;
import org.rpg.encounter.dsl.encounter.BeingTraitKind;
import org.rpg.encounter.dsl.encounter.VitalityProperty;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.dsl.validation.Place;

/** A simple body lives on its vitality, every other on the three layers (BASE-21). */
final class BodyCheck {
  private static final Diagnosis SIMPLE = Diagnosis.of("BODY-SIMPLE");
  private static final Diagnosis VITALITY = Diagnosis.of("BODY-VITALITY");

  private BodyCheck() {}

  static void check(BeingTrait trait, Findings findings) {
    boolean simple = trait.getTrait() == BeingTraitKind.SIMPLE;
    if (simple && Lineage.nearest(trait.eContainer(), VitalityProperty.class).isEmpty()) {
      findings.report(SIMPLE, Place.whole(trait));
    }
  }

  static void check(VitalityProperty vitality, Findings findings) {
    for (EObject ancestor : Lineage.of(vitality.eContainer())) {
      for (BeingProperty p : Lineage.properties(ancestor)) {
        if (p instanceof BeingTrait t && t.getTrait() == BeingTraitKind.SIMPLE) {
          return;
        }
      }
    }
    findings.report(VITALITY, Place.whole(vitality));
  }
}
