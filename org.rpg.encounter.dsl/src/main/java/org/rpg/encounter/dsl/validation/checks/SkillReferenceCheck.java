package org.rpg.encounter.dsl.validation.checks;

import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Creature;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Skill;
import org.rpg.encounter.dsl.encounter.SkillReference;
import org.rpg.encounter.dsl.encounter.SkillValue;
import org.rpg.encounter.dsl.encounter.SpecialisationKind;
import org.rpg.encounter.dsl.encounter.Weapon;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.validation.Place;

/** A skill with specialisations has its brackets, another has none. */
final class SkillReferenceCheck implements Check<SkillReference> {
  private static final Diagnosis BRACKETS = Diagnosis.of("SKILL-BRACKETS");
  private static final Diagnosis PLAIN = Diagnosis.of("SKILL-PLAIN");

  @Override
  public void check(SkillReference reference, Findings findings) {
    Skill skill = reference.getSkill();
    if (skill == null || skill.eIsProxy()) {
      return;
    }
    EObject specialisation = reference.getSpecialisation();
    if (skill.getBy() == SpecialisationKind.UNSTATED) {
      if (specialisation != null) {
        Place place =
            Place.of(reference, EncounterPackage.eINSTANCE.getSkillReference_Specialisation());
        findings.report(PLAIN, place, skill.getName());
      }
    } else if (specialisation == null && reference.eContainer() instanceof SkillValue) {
      boolean weapon = skill.getBy() == SpecialisationKind.WEAPON;
      findings.report(
          BRACKETS,
          Place.whole(reference),
          skill.getName(),
          Phrases.of(weapon ? "kind.Weapon" : "kind.Creature"));
    } else if (specialisation != null && !specialisation.eIsProxy()) {
      fits(skill, specialisation, reference, findings);
    }
  }

  private static void fits(
      Skill skill, EObject specialisation, SkillReference reference, Findings findings) {
    boolean weapon = skill.getBy() == SpecialisationKind.WEAPON;
    if (weapon ? specialisation instanceof Weapon : specialisation instanceof Creature) {
      return;
    }
    Object name =
        specialisation.eGet(specialisation.eClass().getEStructuralFeature("name"));
    findings.report(
        Diagnosis.of("LINK-KIND"),
        Place.of(reference, EncounterPackage.eINSTANCE.getSkillReference_Specialisation()),
        name,
        Phrases.of("kind." + specialisation.eClass().getName()),
        Phrases.of(weapon ? "kind.Weapon" : "kind.Creature"));
  }
}
