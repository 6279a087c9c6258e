package org.rpg.encounter.report.balance;

import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.AfterEvent;
import org.rpg.encounter.dsl.encounter.End;
import org.rpg.encounter.dsl.encounter.EveryEvent;
import org.rpg.encounter.dsl.encounter.TurnEvent;
import org.rpg.encounter.dsl.encounter.WhenEvent;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.preview.Forecast.Outcome;

/** Events that never came and ends of the script's own to which no run came. */
final class Missed implements Balance.Check {
  private static final Diagnosis EVENT = Diagnosis.of("BALANCE-EVENT");
  private static final Diagnosis ENDING = Diagnosis.of("BALANCE-ENDING");

  @Override
  public void check(Scene scene) {
    int runs = scene.limits.runs();
    scene
        .forecast
        .missed()
        .forEach(
            it -> {
              Optional<EObject> event = event(scene, it.line());
              if (event.isPresent()) {
                scene.tell(EVENT, event, runs);
              }
            });
    for (Outcome outcome : scene.forecast.outcomes()) {
      Optional<End> end = scene.first(End.class, it -> Spellings.of(it).contains(outcome.name()));
      if (outcome.share().count() == 0 && end.isPresent()) {
        scene.tell(ENDING, end, outcome.name(), runs);
      }
    }
  }

  private static Optional<EObject> event(Scene scene, int line) {
    return Stream.of(TurnEvent.class, EveryEvent.class, AfterEvent.class, WhenEvent.class)
        .flatMap(kind -> scene.onLine(kind, line).stream())
        .map(EObject.class::cast)
        .findFirst();
  }
}
