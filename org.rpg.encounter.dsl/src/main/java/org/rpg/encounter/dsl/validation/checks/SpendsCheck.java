package org.rpg.encounter.dsl.validation.checks;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.rpg.encounter.dsl.encounter.*;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.FightTime;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;

/** XP buys Perseverance at the beginning of a session only (EXH-18). */
final class SpendsCheck implements Check<Spends> {
  private static final Diagnosis XP = Diagnosis.of("XP-SPENT");

  @Override
  public void check(Spends spends, Findings findings) {
    if (spends.getAttribute() == Attribute.XP
        && spends.eContainer() instanceof Happening happening
        && (FightTime.isInAFight(spends) || !mayFollowASession(happening))) {
      findings.report(XP, Place.whole(spends));
    }
  }

  private static boolean mayFollowASession(EObject step) {
    EObject container = step.eContainer();
    EReference feature = step.eContainmentFeature();
    if (feature.isMany() && container.eGet(feature) instanceof List<?> steps) {
      for (int i = steps.indexOf(step) - 1; i >= 0; i--) {
        Object before = steps.get(i);
        if (before instanceof SessionStart) {
          return true;
        }
        if (isStep(before) && !isTransparent(before)) {
          return before instanceof Roll || isBranch(before) && holdsASession((EObject) before);
        }
      }
    }
    if (container instanceof Journey || container instanceof Episode) {
      return false;
    }
    boolean nested =
        container instanceof Then
            || container instanceof Decision
            || container instanceof Chance
            || container instanceof ChoiceOption
            || container instanceof Choice;
    // of events, tables, repetitions and tests it is not known what comes before
    return !nested || mayFollowASession(container);
  }

  private static boolean isStep(Object element) {
    return element instanceof Step;
  }

  /** Takes no time: words, and others who spend theirs. */
  private static boolean isTransparent(Object step) {
    return step instanceof Prose
        || step instanceof EveryEvent
        || step instanceof Nothing
        || step instanceof Happening h
            && h.getDeed() instanceof Spends spends
            && spends.getAttribute() == Attribute.XP
        || isBranch(step) && !holdsASession((EObject) step) && onlySpends((EObject) step);
  }

  private static boolean isBranch(Object step) {
    return step instanceof Decision
        || step instanceof Chance
        || step instanceof Choice
        || step instanceof Trial
        || step instanceof Repeat;
  }

  private static boolean holdsASession(EObject step) {
    for (var all = step.eAllContents(); all.hasNext(); ) {
      if (all.next() instanceof SessionStart) {
        return true;
      }
    }
    return false;
  }

  private static boolean onlySpends(EObject step) {
    for (var all = step.eAllContents(); all.hasNext(); ) {
      EObject each = all.next();
      if (each instanceof Step && !isTransparent(each)) {
        return false;
      }
    }
    return true;
  }
}
