package org.rpg.encounter.ide.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.eclipse.emf.common.util.URI;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.play.PlanKind;
import org.rpg.encounter.preview.Approach;
import org.rpg.encounter.preview.Forecast;
import org.rpg.encounter.preview.GrowingPreview;
import org.rpg.encounter.preview.Wear;
import org.rpg.encounter.report.OddsLine;

/** The odds of one scene of a script that does not change, to be found out goal by goal. */
final class OddsJob {
  /** How long to let others have the processor before asking again whether they need it. */
  private static final long COURTESY_NANOS = 200_000;

  private static final long SEED = 1;

  final URI script;
  final String scene;
  final Goals goals;

  /** The goal to be reached next. */
  int goal;

  /** Nobody wants to know any more. */
  volatile boolean dropped;

  private List<GrowingPreview> previews = List.of();

  /** Of a journey, until it is known. */
  private Optional<Wear> wearing = Optional.empty();

  private Map<String, List<Wear.Traveller>> wear = Map.of();

  OddsJob(URI script, String scene, Goals goals) {
    this.script = script;
    this.scene = scene;
    this.goals = goals;
  }

  /** What came of working on a job. */
  enum Result {
    REACHED,
    INTERRUPTED,
    IMPOSSIBLE
  }

  /** Plays until the next goal is reached, or until told to stop. */
  Result work(Workshop workshop, BooleanSupplier stop) throws InterruptedException {
    if (previews.isEmpty()) {
      try {
        previews =
            workshop.plan(script, scene).get().stream()
                .map(plan -> new GrowingPreview(plan, SEED))
                .toList();
      } catch (ExecutionException | java.util.concurrent.CancellationException e) {
        return Result.INTERRUPTED;
      }
      if (previews.isEmpty()) {
        return Result.IMPOSSIBLE;
      }
    }
    for (GrowingPreview each : previews) {
      if (!playOn(each, workshop, stop)) {
        return Result.INTERRUPTED;
      }
    }
    return wearsOut(workshop, stop) ? Result.REACHED : Result.INTERRUPTED;
  }

  private boolean playOn(GrowingPreview preview, Workshop workshop, BooleanSupplier stop) {
    return playOn(yield -> preview.playTo(goals.get(goal), yield), workshop, stop);
  }

  /** A journey that leaves its travellers no choice also tells what its legs cost them. */
  private boolean wearsOut(Workshop workshop, BooleanSupplier stop) {
    if (goal > 0 || previews.size() > 1 || previews.get(0).plan().kind() != PlanKind.JOURNEY) {
      return true;
    }
    Wear of = wearing.orElseGet(() -> new Wear(previews.get(0).plan(), SEED));
    wearing = Optional.of(of);
    if (!playOn(yield -> of.playTo(goals.get(0), yield), workshop, stop)) {
      return false;
    }
    wear = of.legs();
    wearing = Optional.empty();
    return true;
  }

  /** Of a journey how worn out its travellers are at the end of each leg. */
  Map<String, List<Wear.Traveller>> wear() {
    return wear;
  }

  private static boolean playOn(
      Predicate<BooleanSupplier> played, Workshop workshop, BooleanSupplier stop) {
    BooleanSupplier yield = () -> stop.getAsBoolean() || workshop.isBusy();
    while (!played.test(yield)) {
      if (stop.getAsBoolean()) {
        return false;
      }
      LockSupport.parkNanos(COURTESY_NANOS);
    }
    return true;
  }

  /** What is known now, in words. */
  String line(Optional<Language> reader) {
    List<String> names = new ArrayList<>();
    List<String> lines = new ArrayList<>();
    for (GrowingPreview each : previews) {
      Forecast forecast = each.forecast();
      names.add(new Approach(each.plan().questions().choices(), forecast).name());
      lines.add(OddsLine.of(each.plan(), forecast, reader.orElse(forecast.language())));
    }
    return lines.size() == 1 ? lines.get(0) : OddsLine.ways(names, lines);
  }

  /** Forgets all runs; they are soon played again. */
  void rest() {
    previews = List.of();
  }
}
