package org.rpg.encounter.ide.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.eclipse.emf.common.util.URI;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.preview.Approach;
import org.rpg.encounter.preview.Forecast;
import org.rpg.encounter.preview.GrowingPreview;
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
    return Result.REACHED;
  }

  private boolean playOn(GrowingPreview preview, Workshop workshop, BooleanSupplier stop) {
    BooleanSupplier yield = () -> stop.getAsBoolean() || workshop.isBusy();
    while (!preview.playTo(goals.get(goal), yield)) {
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
