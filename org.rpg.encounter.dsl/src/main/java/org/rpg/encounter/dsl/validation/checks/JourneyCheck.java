package org.rpg.encounter.dsl.validation.checks;

import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Declaration;
import org.rpg.encounter.dsl.encounter.Departure;
import org.rpg.encounter.dsl.encounter.Episode;
import org.rpg.encounter.dsl.encounter.Journey;
import org.rpg.encounter.dsl.encounter.Prose;
import org.rpg.encounter.dsl.encounter.Step;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.dsl.validation.travel.Company;
import org.rpg.encounter.dsl.validation.travel.Scenes;

/** On a journey somebody travels and something happens. */
final class JourneyCheck implements Check<Declaration> {
  private static final Diagnosis NOBODY = Diagnosis.of("JOURNEY-NOBODY");
  private static final Diagnosis EMPTY = Diagnosis.of("JOURNEY-EMPTY");

  @Override
  public void check(Declaration scene, Findings findings) {
    if (!(scene instanceof Journey || scene instanceof Episode)) {
      return;
    }
    // a stage of an adventure takes over its travellers
    boolean nobody = Company.of(scene).all().isEmpty() && Scenes.adventures(scene).isEmpty();
    if (nobody) {
      findings.report(NOBODY, scene, scene.getName());
    }
    if (scene instanceof Journey
        && Lineage.of(scene).stream().noneMatch(JourneyCheck::happens)
        && !waits(scene)) {
      findings.report(EMPTY, scene, scene.getName());
    }
  }

  /** As a stage of an adventure it lasts until the hour at which it says that they depart. */
  private static boolean waits(Declaration scene) {
    return !Scenes.adventures(scene).isEmpty()
        && Lineage.of(scene).stream()
            .anyMatch(it -> it.eContents().stream().anyMatch(Departure.class::isInstance));
  }

  private static boolean happens(EObject scene) {
    return scene.eContents().stream().anyMatch(it -> it instanceof Step && !(it instanceof Prose));
  }
}
