package org.rpg.encounter.dsl.validation.checks;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.rpg.encounter.dsl.encounter.*;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Named;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.travel.AdventureGraph;
import org.rpg.encounter.dsl.validation.travel.Never;
import org.rpg.encounter.dsl.validation.travel.Open;

/** The ways on from a stage: each can be taken, and there is one for every end. */
final class EdgeCheck implements Check<Stage> {
  private static final Diagnosis NEVER = Diagnosis.of("EDGE-NEVER");
  private static final Diagnosis AFTER = Diagnosis.of("EDGE-AFTER-OTHERWISE");
  private static final Diagnosis TWICE = Diagnosis.of("EDGE-TWICE");
  private static final Diagnosis OPEN = Diagnosis.of("EDGE-OPEN");
  private static final Diagnosis STAGE = Diagnosis.of("STAGE-TWICE");

  @Override
  public void check(Stage stage, Findings findings) {
    if (stage.getPlay() == null || stage.getPlay().eIsProxy()) {
      return;
    }
    twice(stage, findings);
    boolean closed = false;
    List<EObject> guards = new ArrayList<>();
    for (Edge edge : stage.getEdges()) {
      if (closed) {
        findings.report(AFTER, Place.whole(edge));
      } else if (AdventureGraph.isAlways(edge)) {
        closed = true;
      } else if (Never.of(edge, stage)) {
        findings.report(NEVER, Place.whole(edge.getGuard()), new Named(stage.getPlay()));
      } else if (!isChance(edge.getGuard())
          && guards.stream().anyMatch(it -> EcoreUtil.equals(it, edge.getGuard()))) {
        findings.report(TWICE, Place.whole(edge.getGuard()));
      }
      Optional.ofNullable(edge.getGuard()).ifPresent(guards::add);
    }
    if (!closed) {
      open(stage, findings);
    }
  }

  /** "30%" or "1/3": rolled for again each time. */
  private static boolean isChance(EObject guard) {
    return guard instanceof Product
        || guard instanceof Quantity quantity && quantity.getUnit() == Unit.PERCENT;
  }

  /** Two stages without names of their own that play the same: edges lead to the first. */
  private static void twice(Stage stage, Findings findings) {
    if (stage.getName() != null || !(stage.eContainer() instanceof Adventure adventure)) {
      return;
    }
    for (EObject element : adventure.getElements()) {
      if (element == stage) {
        return;
      }
      if (element instanceof Stage other
          && other.getName() == null
          && other.getPlay() == stage.getPlay()) {
        findings.reportAt(
            STAGE, stage, EncounterPackage.eINSTANCE.getStage_Play(), new Named(stage.getPlay()));
        return;
      }
    }
  }

  /** Outcomes and ends that no edge takes. */
  private static void open(Stage stage, Findings findings) {
    Optional<EObject> scene = AdventureGraph.scene(stage);
    if (scene.isEmpty()) {
      return;
    }
    Open open = new Open(scene.get());
    stage.getEdges().stream().map(Edge::getGuard).filter(Objects::nonNull).forEach(open::take);
    if (!open.isNone()) {
      findings.report(OPEN, place(stage), new Named(stage.getPlay()), open.listed());
    }
  }

  private static Place place(Stage stage) {
    return Place.of(stage, EncounterPackage.eINSTANCE.getStage_Play());
  }
}
