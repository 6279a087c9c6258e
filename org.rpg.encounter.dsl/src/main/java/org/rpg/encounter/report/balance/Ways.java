package org.rpg.encounter.report.balance;

import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.ChoiceStage;
import org.rpg.encounter.dsl.encounter.Edge;
import org.rpg.encounter.dsl.encounter.Ending;
import org.rpg.encounter.dsl.encounter.Stage;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.preview.TourForecast.EdgeForecast;
import org.rpg.encounter.preview.TourForecast.StageForecast;

/** Stages and endings of an adventure where nobody came, edges that nobody took. */
final class Ways implements Balance.Check {
  private static final Diagnosis STAGE = Diagnosis.of("BALANCE-STAGE");
  private static final Diagnosis EDGE = Diagnosis.of("BALANCE-EDGE");

  /** A way is missed only where it could have been taken so often. */
  private static final int VISITS = 100;

  @Override
  public void check(Scene scene) {
    scene.forecast.tour().ifPresent(tour -> tour.stages().forEach(it -> stage(scene, it)));
  }

  private static void stage(Scene scene, StageForecast stage) {
    Optional<EObject> there = scene.first(EObject.class, it -> isStage(it, stage.name()));
    if (stage.reached().count() == 0) {
      scene.tell(STAGE, there, stage.name(), scene.limits.runs());
      return;
    }
    for (int i = 0; i < stage.edges().size(); i++) {
      EdgeForecast edge = stage.edges().get(i);
      Optional<Edge> written = edge(there, stage.edges(), i);
      if (edge.taken() == 0
          && written.isPresent()
          && written.get().getGuard() != null
          && edge.share().filter(it -> it.runs() >= VISITS).isPresent()) {
        scene.tell(EDGE, written, edge.target(), edge.share().get().runs());
      }
    }
  }

  /** The n-th edge as it is written, if the stage has as many of them. */
  private static Optional<Edge> edge(Optional<EObject> stage, List<EdgeForecast> edges, int n) {
    return stage
        .filter(Stage.class::isInstance)
        .map(it -> ((Stage) it).getEdges())
        .filter(it -> it.size() == edges.size())
        .map(it -> it.get(n));
  }

  private static boolean isStage(EObject part, String name) {
    if (part instanceof Stage stage) {
      return Spellings.of(stage).contains(name)
          || Spellings.first(stage).isEmpty()
              && stage.getPlay() != null
              && Spellings.of(stage.getPlay()).contains(name);
    }
    return (part instanceof ChoiceStage || part instanceof Ending)
        && Spellings.of(part).contains(name);
  }
}
