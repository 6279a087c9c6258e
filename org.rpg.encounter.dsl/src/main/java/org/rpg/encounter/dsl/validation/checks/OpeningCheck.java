package org.rpg.encounter.dsl.validation.checks;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Condition;
import org.rpg.encounter.dsl.encounter.ConditionState;
import org.rpg.encounter.dsl.encounter.Creature;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.encounter.Opening;
import org.rpg.encounter.dsl.encounter.Persona;
import org.rpg.encounter.dsl.encounter.Start;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Named;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.Roster;

/**
 * Who holds the initiative first and who starts in some state is there, and the first able to act.
 */
final class OpeningCheck implements Check<Encounter> {
  private static final Diagnosis STRANGER = Diagnosis.of("START-STRANGER");
  private static final Diagnosis SURPRISED = Diagnosis.of("HOLDER-SURPRISED");

  @Override
  public void check(Encounter encounter, Findings findings) {
    Roster roster = Roster.of(encounter);
    for (EObject element : encounter.getElements()) {
      if (element instanceof Start start) {
        start.getSubjects().forEach(s -> isPresent(s, roster, findings));
      } else if (element instanceof Opening opening) {
        Subject holder = opening.getHolder() == null ? opening.getReceiver() : opening.getHolder();
        if (holder != null && isPresent(holder, roster, findings)) {
          isAwake(holder, encounter, roster, findings);
        }
      }
    }
  }

  private static boolean isPresent(Subject subject, Roster roster, Findings findings) {
    EObject named = subject.getNamed();
    boolean being =
        named instanceof Creature || named instanceof Persona || named instanceof Member;
    if (!being || !roster.named(named).isEmpty()) {
      return true;
    }
    findings.reportAt(
        STRANGER, subject, subject.eClass().getEStructuralFeature("named"), new Named(named));
    return false;
  }

  // INI-02, INI-03: one who is surprised does not begin
  private static void isAwake(
      Subject holder, Encounter encounter, Roster roster, Findings findings) {
    List<Roster.Entry> holders = roster.meant(holder);
    if (holders.isEmpty() || !holder.getQualities().isEmpty()) {
      return;
    }
    for (EObject element : encounter.getElements()) {
      if (element instanceof Start start && isSurprise(start)) {
        for (Subject surprised : start.getSubjects()) {
          boolean all =
              surprised.getQualities().isEmpty() && roster.meant(surprised).containsAll(holders);
          if (all) {
            findings.report(SURPRISED, Place.whole(holder));
            return;
          }
        }
      }
    }
  }

  private static boolean isSurprise(Start start) {
    return start.getStates().stream()
        .anyMatch(s -> s instanceof ConditionState c && c.getCondition() == Condition.SURPRISED);
  }
}
