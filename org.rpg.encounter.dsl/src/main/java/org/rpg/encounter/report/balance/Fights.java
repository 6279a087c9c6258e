package org.rpg.encounter.report.balance;

import java.util.List;
import java.util.Optional;
import org.rpg.encounter.dsl.encounter.Side;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.play.Ending;
import org.rpg.encounter.play.PlanKind;
import org.rpg.encounter.preview.FightForecast;
import org.rpg.encounter.preview.Forecast.Outcome;
import org.rpg.encounter.preview.Share;

/** Fights that nobody can win or lose, and what only a bound of the rules ends. */
final class Fights implements Balance.Check {
  private static final Diagnosis BOUND = Diagnosis.of("BALANCE-BOUND");
  private static final Diagnosis LOST = Diagnosis.of("BALANCE-LOST");
  private static final Diagnosis WON = Diagnosis.of("BALANCE-WON");

  /** With fewer runs "always" and "never" say too little. */
  private static final double NEARLY_ALL = 0.97;

  @Override
  public void check(Scene scene) {
    bound(scene);
    if (scene.plan.kind() != PlanKind.ENCOUNTER) {
      return;
    }
    Optional<FightForecast> fight = scene.forecast.fight();
    int runs = scene.limits.runs();
    if (fight.isPresent() && defeats(scene).low() >= NEARLY_ALL && isFought(scene)) {
      scene.tell(LOST, side(scene, SideKind.OPPONENTS), fight.get().survived().count(), runs);
    } else if (fight.isPresent()
        && fight.get().victory().low() >= NEARLY_ALL
        && fight.get().anyDead().high() <= 1 - NEARLY_ALL
        && scene.forecast.expectations().isEmpty()) {
      scene.tell(WON, side(scene, SideKind.OPPONENTS), fight.get().victory().count(), runs);
    }
  }

  /** In how many runs others have won, or the heroes lost by an end of the script's own. */
  private static Share defeats(Scene scene) {
    int heroes = scene.plan.questions().heroes();
    long count = 0;
    for (Outcome outcome : scene.forecast.outcomes()) {
      boolean defeat =
          scene.plan.endings().stream()
              .filter(it -> it.name().equals(outcome.name()))
              .allMatch(
                  it ->
                      it.loser() == heroes
                          || it.winner() != Ending.NOBODY && it.winner() != heroes
                          || it.sense() == Ending.Sense.DEATH);
      count += defeat ? outcome.share().count() : 0;
    }
    return new Share(count, scene.limits.runs());
  }

  /** Whether a scene with heroes and opponents is what it is about. */
  private static boolean isFought(Scene scene) {
    return side(scene, SideKind.HEROES).isPresent() && side(scene, SideKind.OPPONENTS).isPresent();
  }

  private static Optional<Side> side(Scene scene, SideKind kind) {
    return scene.first(Side.class, it -> it.getKind() == kind);
  }

  private static void bound(Scene scene) {
    List<Integer> bounds =
        List.of(scene.plan.turnLimit(), scene.plan.activationLimit(), scene.plan.eventLimit());
    for (int number : bounds) {
      String name = scene.plan.endings().get(number).name();
      for (Outcome outcome : scene.forecast.outcomes()) {
        if (outcome.name().equals(name) && outcome.share().low() > scene.limits.unfinished()) {
          scene.tell(BOUND, Optional.empty(), Percent.of(outcome.share()), name);
          return;
        }
      }
    }
  }
}
