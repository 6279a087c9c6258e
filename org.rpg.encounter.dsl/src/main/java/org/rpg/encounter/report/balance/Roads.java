package org.rpg.encounter.report.balance;

import java.util.Optional;
import org.rpg.encounter.dsl.encounter.Supplies;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.play.Ending.Sense;
import org.rpg.encounter.preview.Forecast.Outcome;
import org.rpg.encounter.preview.RoadForecast;

/** Journeys on which everybody collapses or the meals run out. */
final class Roads implements Balance.Check {
  private static final Diagnosis COLLAPSE = Diagnosis.of("BALANCE-COLLAPSE");
  private static final Diagnosis HUNGER = Diagnosis.of("BALANCE-HUNGER");

  @Override
  public void check(Scene scene) {
    Optional<RoadForecast> road = scene.forecast.road();
    if (road.isEmpty()) {
      return;
    }
    for (Outcome outcome : scene.forecast.outcomes()) {
      boolean collapse =
          scene.plan.endings().stream()
              .anyMatch(it -> it.sense() == Sense.COLLAPSE && it.name().equals(outcome.name()));
      if (collapse && outcome.share().low() > scene.limits.collapse()) {
        scene.tell(COLLAPSE, Optional.empty(), Percent.of(outcome.share()));
      }
    }
    Optional<Supplies> supplies = scene.first(Supplies.class, it -> true);
    if (supplies.isPresent()
        && road.get().meals().isPresent()
        && road.get().hunger().low() > scene.limits.hunger()) {
      scene.tell(HUNGER, supplies, Percent.of(road.get().hunger()));
    }
  }
}
