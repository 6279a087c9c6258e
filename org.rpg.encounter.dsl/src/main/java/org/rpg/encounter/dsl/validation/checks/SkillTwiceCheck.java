package org.rpg.encounter.dsl.validation.checks;

import java.util.HashSet;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.SkillReference;
import org.rpg.encounter.dsl.encounter.SkillValue;
import org.rpg.encounter.dsl.encounter.SkillsProperty;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;

/** A being has each skill once. */
final class SkillTwiceCheck implements Check<SkillsProperty> {
  private static final Diagnosis TWICE = Diagnosis.of("BODY-SKILL-TWICE");

  private record Key(EObject skill, EObject specialisation) {}

  @Override
  public void check(SkillsProperty property, Findings findings) {
    Set<Key> seen = new HashSet<>();
    for (SkillValue value : property.getSkills()) {
      SkillReference skill = value.getSkill();
      if (skill == null || skill.getSkill() == null || skill.getSkill().eIsProxy()) {
        continue;
      }
      if (!seen.add(new Key(skill.getSkill(), skill.getSpecialisation()))) {
        INode node = NodeModelUtils.findActualNodeFor(skill);
        findings.report(TWICE, skill, NodeModelUtils.getTokenText(node));
      }
    }
  }
}
