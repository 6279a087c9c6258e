package org.rpg.encounter.dsl.validation.checks;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Gear;
import org.rpg.encounter.dsl.encounter.SkillProperty;
import org.rpg.encounter.dsl.encounter.SkillReference;
import org.rpg.encounter.dsl.encounter.SkillValue;
import org.rpg.encounter.dsl.encounter.SkillsProperty;
import org.rpg.encounter.dsl.encounter.Weapon;
import org.rpg.encounter.dsl.encounter.WeaponProperty;
import org.rpg.encounter.dsl.encounter.WeaponTrait;
import org.rpg.encounter.dsl.encounter.WeaponTraitKind;
import org.rpg.encounter.dsl.encounter.WieldsProperty;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.dsl.validation.Named;
import org.rpg.encounter.dsl.validation.Place;

/** Whoever wields a weapon has learnt to (ATK-01, BASE-17: without the skill the value is 0). */
final class WeaponSkillCheck implements Check<WieldsProperty> {
  private static final Diagnosis UNTRAINED = Diagnosis.of("WEAPON-UNTRAINED");

  @Override
  public void check(WieldsProperty wields, Findings findings) {
    List<SkillsProperty> skills = Lineage.nearest(wields.eContainer(), SkillsProperty.class);
    for (int i = 0; i < wields.getThings().size(); i++) {
      Gear thing = wields.getThings().get(i);
      if (thing instanceof Weapon weapon && !weapon.eIsProxy() && !isLearnt(weapon, skills)) {
        Place place = Place.of(wields, EncounterPackage.eINSTANCE.getWieldsProperty_Things(), i);
        findings.report(UNTRAINED, place, new Named(weapon));
      }
    }
  }

  private static boolean isLearnt(Weapon weapon, List<SkillsProperty> skills) {
    List<EObject> line = Lineage.of(weapon);
    for (EObject ancestor : line) {
      for (WeaponProperty p : ((Weapon) ancestor).getProperties()) {
        if (p instanceof SkillProperty
            || (p instanceof WeaponTrait t && t.getTrait() == WeaponTraitKind.NATURAL)) {
          return true;
        }
      }
    }
    for (SkillsProperty property : skills) {
      for (SkillValue value : property.getSkills()) {
        SkillReference skill = value.getSkill();
        if (skill != null && line.contains(skill.getSpecialisation())) {
          return true;
        }
      }
    }
    return false;
  }
}
