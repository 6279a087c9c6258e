package org.rpg.encounter.dsl.validation.checks;

import java.util.List;
import java.util.function.Predicate;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.rpg.encounter.dsl.encounter.Armour;
import org.rpg.encounter.dsl.encounter.Gear;
import org.rpg.encounter.dsl.encounter.Item;
import org.rpg.encounter.dsl.encounter.ItemKind;
import org.rpg.encounter.dsl.encounter.KnowsProperty;
import org.rpg.encounter.dsl.encounter.Shield;
import org.rpg.encounter.dsl.encounter.WearsProperty;
import org.rpg.encounter.dsl.encounter.Weapon;
import org.rpg.encounter.dsl.encounter.WieldsProperty;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.validation.Place;

/** Weapons are wielded, armour is worn, spells are known. */
final class GearKindCheck {
  private static final Diagnosis KIND = Diagnosis.of("LINK-KIND");

  private GearKindCheck() {}

  static void check(WieldsProperty wields, Findings findings) {
    check(wields, wields.getThings(), g -> g instanceof Weapon || g instanceof Shield, findings);
  }

  static void check(WearsProperty wears, Findings findings) {
    check(wears, wears.getThings(), Armour.class::isInstance, findings);
  }

  static void check(KnowsProperty knows, Findings findings) {
    check(knows, knows.getThings(), GearKindCheck::isMagic, findings);
  }

  private static boolean isMagic(Gear thing) {
    return thing instanceof Item i
        && (i.getKind() == ItemKind.SPELL || i.getKind() == ItemKind.MIRACLE);
  }

  private static void check(
      EObject property, List<Gear> things, Predicate<Gear> fits, Findings findings) {
    EStructuralFeature feature = property.eClass().getEStructuralFeature("things");
    for (int i = 0; i < things.size(); i++) {
      Gear thing = things.get(i);
      if (thing == null || thing.eIsProxy() || fits.test(thing)) {
        continue;
      }
      Object name = thing.eGet(thing.eClass().getEStructuralFeature("name"));
      findings.report(
          KIND,
          Place.of(property, feature, i),
          name,
          Phrases.of("kind." + thing.eClass().getName()),
          Phrases.of("kind." + property.eClass().getName() + ".things"));
    }
  }
}
