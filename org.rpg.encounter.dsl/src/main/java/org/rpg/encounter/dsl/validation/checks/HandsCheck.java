package org.rpg.encounter.dsl.validation.checks;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Gear;
import org.rpg.encounter.dsl.encounter.HandsProperty;
import org.rpg.encounter.dsl.encounter.Shield;
import org.rpg.encounter.dsl.encounter.Weapon;
import org.rpg.encounter.dsl.encounter.WeaponTrait;
import org.rpg.encounter.dsl.encounter.WeaponTraitKind;
import org.rpg.encounter.dsl.encounter.WieldsProperty;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.dsl.validation.Place;

/** Two hands wield what two hands can. */
final class HandsCheck implements Check<WieldsProperty> {
  private static final Diagnosis FULL = Diagnosis.of("GEAR-HANDS");
  private static final int HANDS = 2;

  @Override
  public void check(WieldsProperty wields, Findings findings) {
    int needed = 0;
    for (int i = 0; i < wields.getThings().size(); i++) {
      int before = needed;
      needed += hands(wields.getThings().get(i));
      if (needed > HANDS && before <= HANDS) {
        Place place = Place.of(wields, EncounterPackage.eINSTANCE.getWieldsProperty_Things(), i);
        findings.report(FULL, place, HANDS);
      }
    }
  }

  private static int hands(Gear thing) {
    for (EObject ancestor : Lineage.of(thing)) {
      List<? extends EObject> properties =
          ancestor instanceof Weapon w
              ? w.getProperties()
              : ancestor instanceof Shield s ? s.getProperties() : List.of();
      for (EObject p : properties) {
        if (p instanceof HandsProperty h) {
          return h.getHands();
        }
        if (p instanceof WeaponTrait t && t.getTrait() == WeaponTraitKind.NATURAL) {
          return 0;
        }
      }
    }
    return thing instanceof Weapon || thing instanceof Shield ? 1 : 0;
  }
}
