package org.rpg.encounter.dsl.validation.checks;

import org.rpg.encounter.dsl.encounter.Skill;
import org.rpg.encounter.dsl.encounter.SkillReference;
import org.rpg.encounter.dsl.encounter.SkillValue;
import org.rpg.encounter.dsl.encounter.SpecialisationKind;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Named;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.validation.Place;

/** A being learns a skill with specialisations for one thing at a time. */
final class SkillReferenceCheck implements Check<SkillReference> {
  private static final Diagnosis BRACKETS = Diagnosis.of("SKILL-BRACKETS");

  @Override
  public void check(SkillReference reference, Findings findings) {
    Skill skill = reference.getSkill();
    if (skill == null || skill.eIsProxy()) {
      return;
    }
    if (skill.getBy() != SpecialisationKind.UNSTATED
        && reference.getSpecialisation() == null
        && reference.eContainer() instanceof SkillValue) {
      boolean weapon = skill.getBy() == SpecialisationKind.WEAPON;
      findings.report(
          BRACKETS,
          Place.whole(reference),
          new Named(skill),
          Phrases.of(weapon ? "kind.Weapon" : "kind.Creature"));
    }
  }
}
