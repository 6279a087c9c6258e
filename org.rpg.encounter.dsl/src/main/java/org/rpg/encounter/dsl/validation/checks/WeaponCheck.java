package org.rpg.encounter.dsl.validation.checks;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.DamageProperty;
import org.rpg.encounter.dsl.encounter.ReachKind;
import org.rpg.encounter.dsl.encounter.ReachProperty;
import org.rpg.encounter.dsl.encounter.Weapon;
import org.rpg.encounter.dsl.encounter.WeaponProperty;
import org.rpg.encounter.dsl.encounter.WeaponTrait;
import org.rpg.encounter.dsl.encounter.WeaponTraitKind;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Lineage;

/** A weapon can be used: it does damage, and what is thrown flies somewhere. */
final class WeaponCheck implements Check<Weapon> {
  private static final Diagnosis UNUSABLE = Diagnosis.of("WEAPON-UNUSABLE");
  private static final Diagnosis HARMLESS = Diagnosis.of("WEAPON-HARMLESS");

  @Override
  public void check(Weapon weapon, Findings findings) {
    List<WeaponProperty> all = new ArrayList<>();
    for (EObject ancestor : Lineage.of(weapon)) {
      all.addAll(((Weapon) ancestor).getProperties());
    }
    if (all.stream().noneMatch(DamageProperty.class::isInstance)) {
      findings.report(HARMLESS, weapon, weapon.getName());
    }
    boolean ranged =
        all.stream().anyMatch(p -> p instanceof ReachProperty r && r.getKind() == ReachKind.RANGED);
    for (WeaponProperty p : weapon.getProperties()) {
      if (p instanceof WeaponTrait t && t.getTrait() == WeaponTraitKind.THROWN && !ranged) {
        findings.report(UNUSABLE, p, weapon.getName());
      }
    }
  }
}
