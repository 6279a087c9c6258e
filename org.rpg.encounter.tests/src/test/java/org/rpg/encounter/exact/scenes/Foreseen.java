package org.rpg.encounter.exact.scenes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.play.Outline;
import org.rpg.encounter.play.Planner;
import org.rpg.encounter.play.Plans;
import org.rpg.encounter.preview.CharacterForecast;
import org.rpg.encounter.preview.Forecast;
import org.rpg.encounter.preview.Preview;
import org.rpg.encounter.preview.PreviewOptions;
import org.rpg.encounter.preview.Progress;
import org.rpg.encounter.preview.Share;

/**
 * How far the forecast of a scene is from what is exactly so, in standard errors.
 *
 * @param compared how many chances
 * @param worst the greatest deviation of those that are expected ten times and more
 * @param of which chance that is
 * @param wrong what is too far from its exact value, with both values
 */
record Foreseen(int compared, double worst, String of, List<String> wrong) {
  private static final double Z = 4;
  private static final int OFTEN = 10;

  /** Forecasts the last scene of the script and compares. */
  static Foreseen of(Scene scene, int runs, long seed) throws InterruptedException {
    Forecast forecast =
        Preview.of(Planner.plan(last(scene)), new PreviewOptions(runs, seed, 2), Progress.NONE);
    Map<String, Double> exact = new TreeMap<>(scene.asked());
    Map<String, Double> seen = new TreeMap<>();
    for (Forecast.Outcome each : forecast.outcomes()) {
      String end = "ends with " + each.name();
      seen.put(end, each.share().probability());
      exact.put(end, scene.ends().getOrDefault(each.name(), 0.0));
    }
    scene.ends().forEach((name, chance) -> exact.put("ends with " + name, chance));
    List<String> asked = List.copyOf(scene.asked().keySet());
    for (int i = 0; i < asked.size(); i++) {
      seen.put(asked.get(i), forecast.expectations().get(i).share().probability());
    }
    exact.putAll(scene.fates());
    Map<String, Share> fates = fates(forecast);
    for (String fate : scene.fates().keySet()) {
      if (fates.containsKey(fate)) {
        seen.put(fate, fates.get(fate).probability());
      }
    }
    return of(exact, seen, runs);
  }

  private static EObject last(Scene scene) {
    EObject last = null;
    for (EObject each : Plans.script(scene.complete()).getDeclarations()) {
      last = Outline.isScene(each) ? each : last;
    }
    return last;
  }

  /** What the forecast tells of people, tables, stages and waves, each with a name of its own. */
  private static Map<String, Share> fates(Forecast forecast) {
    Map<String, Share> all = new TreeMap<>();
    for (CharacterForecast each : forecast.characters()) {
      all.put(each.name() + " dies", each.death());
      each.fight().ifPresent(it -> all.put(each.name() + " flees", it.fled()));
    }
    forecast.clocks().forEach(it -> all.put(it.name() + " is gone", it.gone()));
    forecast
        .fight()
        .flatMap(it -> it.wave())
        .ifPresent(
            it -> {
              all.put("others come", it.came());
              all.put("the first are beaten before", it.beaten());
            });
    forecast
        .road()
        .ifPresent(road -> road.rows().forEach(it -> all.put("row " + it.numbers(), it.came())));
    forecast
        .tour()
        .ifPresent(tour -> tour.stages().forEach(it -> all.put("at " + it.name(), it.reached())));
    return all;
  }

  private static Foreseen of(Map<String, Double> exact, Map<String, Double> seen, int runs) {
    double worst = 0;
    String of = "";
    List<String> wrong = new ArrayList<>();
    for (Map.Entry<String, Double> each : exact.entrySet()) {
      double chance = each.getValue();
      Double share = seen.get(each.getKey());
      if (share == null) {
        wrong.add(each.getKey() + ": not in the forecast, but " + chance);
        continue;
      }
      double off = Math.abs(share - chance);
      double error = Math.sqrt(Math.max(0, chance * (1 - chance)) / runs);
      // what is rare can be off by more: Bernstein's inequality
      double rare = chance < 1e-12 ? 0 : Z * Z / (3 * runs);
      if (off > Z * error + rare + 1e-9) {
        wrong.add("%s: exactly %.6f, forecast %.6f".formatted(each.getKey(), chance, share));
      }
      boolean often = chance * runs >= OFTEN && (1 - chance) * runs >= OFTEN;
      if (often && off / error > worst) {
        worst = off / error;
        of = each.getKey();
      }
    }
    return new Foreseen(exact.size(), worst, of, wrong);
  }

  @Override
  public String toString() {
    return "%d values, worst %.2f standard errors (%s)".formatted(compared, worst, of);
  }
}
