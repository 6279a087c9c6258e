package org.rpg.encounter.dsl.validation.checks;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Amount;
import org.rpg.encounter.dsl.encounter.BeingTrait;
import org.rpg.encounter.dsl.encounter.BeingTraitKind;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.RulesUse;
import org.rpg.encounter.dsl.encounter.Skill;
import org.rpg.encounter.dsl.encounter.SkillValue;
import org.rpg.encounter.dsl.encounter.SkillsProperty;
import org.rpg.encounter.dsl.encounter.Start;
import org.rpg.encounter.dsl.encounter.State;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.VitalityProperty;
import org.rpg.encounter.dsl.encounter.WoundState;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.dsl.validation.Named;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.Roster;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;

/** Nobody starts dead: wounds of a start leave 1 Life at least (LAY-08, LAY-12, WND-02). */
final class StartWoundCheck implements Check<Encounter> {
  private static final Diagnosis FATAL = Diagnosis.of("START-FATAL");
  private static final Ruleset STANDARD = Ruleset.standard();

  @Override
  public void check(Encounter encounter, Findings findings) {
    boolean houseRules =
        Lineage.of(encounter, Encounter.class).stream()
            .anyMatch(it -> it.getElements().stream().anyMatch(RulesUse.class::isInstance));
    if (houseRules) {
      return; // they may give other Life
    }
    Roster roster = Roster.of(encounter);
    for (EObject element : encounter.getElements()) {
      if (element instanceof Start start) {
        check(start, roster, findings);
      }
    }
  }

  private static void check(Start start, Roster roster, Findings findings) {
    for (Subject subject : start.getSubjects()) {
      for (Roster.Entry entry : roster.meant(subject)) {
        int life = life(entry.being());
        int lost = 0;
        for (State state : start.getStates()) {
          lost += state instanceof WoundState wound ? fixed(wound.getSeverity()) : 0;
          if (lost >= life) {
            findings.report(FATAL, Place.whole(state), new Named(entry.being()), life, lost);
            return;
          }
        }
      }
    }
  }

  /** 0 for what is rolled. */
  private static int fixed(Amount amount) {
    boolean plain = amount != null && amount.getDice() == null && amount.getOperand() == 0;
    return plain ? amount.getValue() : 0;
  }

  /** Life by the usual rules, or Vitality. */
  private static int life(EObject being) {
    List<VitalityProperty> vitality = Lineage.nearest(being, VitalityProperty.class);
    if (!vitality.isEmpty()) {
      return vitality.get(0).getValue();
    }
    boolean simple =
        Lineage.of(being).stream()
            .flatMap(it -> Lineage.properties(it).stream())
            .anyMatch(it -> it instanceof BeingTrait t && t.getTrait() == BeingTraitKind.SIMPLE);
    int physique = simple ? 0 : physique(being); // BASE-21
    int life =
        STANDARD.number(Parameter.LIFE_BASE)
            + STANDARD.number(Parameter.LIFE_PER_PHYSIQUE) * physique;
    return Math.max(STANDARD.number(Parameter.MINIMUM_LIFE), life);
  }

  private static int physique(EObject being) {
    return Lineage.of(being).stream()
        .flatMap(it -> Lineage.properties(it).stream())
        .filter(SkillsProperty.class::isInstance)
        .flatMap(it -> ((SkillsProperty) it).getSkills().stream())
        .filter(it -> it.getSkill() != null && isPhysique(it.getSkill().getSkill()))
        .mapToInt(SkillValue::getValue)
        .findFirst()
        .orElse(0); // BASE-17
  }

  private static boolean isPhysique(Skill skill) {
    String name = STANDARD.name(Parameter.PHYSIQUE_SKILL);
    return skill != null && (name.equals(skill.getName()) || name.equals(skill.getAlias()));
  }
}
