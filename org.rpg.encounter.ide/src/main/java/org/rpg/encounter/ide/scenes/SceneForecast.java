package org.rpg.encounter.ide.scenes;

import java.util.ArrayList;
import java.util.List;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.preview.Approach;
import org.rpg.encounter.preview.Forecast;
import org.rpg.encounter.preview.Preview;
import org.rpg.encounter.preview.PreviewOptions;
import org.rpg.encounter.preview.Progress;
import org.rpg.encounter.report.ApproachesJson;
import org.rpg.encounter.report.ApproachesText;
import org.rpg.encounter.report.ForecastJson;
import org.rpg.encounter.report.ForecastText;
import org.rpg.encounter.report.Replay;
import org.rpg.encounter.report.Terminal;

/**
 * The forecast of a scene on each way that the players may go, with those of its variants.
 *
 * @param approaches at least one
 * @param isAll whether these are all ways
 * @param variants in the script's order
 */
public record SceneForecast(List<Approach> approaches, boolean isAll, List<Forecast> variants) {

  public SceneForecast {
    approaches = List.copyOf(approaches);
    variants = List.copyOf(variants);
  }

  /**
   * Makes it.
   *
   * @param progress is told of the runs of all plans together
   * @throws InterruptedException if the calling thread is interrupted; all work has stopped then
   */
  public static SceneForecast of(ScenePlans plans, PreviewOptions options, Progress progress)
      throws InterruptedException {
    long total = (long) options.runs() * (plans.ways().size() + plans.variants().size());
    long before = 0;
    List<Approach> approaches = new ArrayList<>();
    for (Plan plan : plans.ways()) {
      Forecast forecast = Preview.of(plan, options, from(before, total, progress));
      approaches.add(new Approach(plan.questions().choices(), forecast));
      before += options.runs();
    }
    List<Forecast> variants = new ArrayList<>();
    for (Plan plan : plans.variants()) {
      variants.add(Preview.of(plan, options, from(before, total, progress)));
      before += options.runs();
    }
    return new SceneForecast(approaches, plans.isAll(), variants);
  }

  private static Progress from(long before, long total, Progress progress) {
    return (done, all) -> progress.made(before + done, total);
  }

  /** For people to read. */
  public String text(Terminal terminal, Replay replay, boolean details) {
    Approach first = approaches.get(0);
    return approaches.size() > 1
        ? ApproachesText.of(approaches, isAll, terminal, replay)
        : ForecastText.of(first.forecast(), terminal, replay.on(first.choices()), details);
  }

  /** The scene and its variants side by side; nothing without variants. */
  public String beside(Terminal terminal) {
    if (variants.isEmpty()) {
      return "";
    }
    List<Forecast> all = new ArrayList<>(List.of(approaches.get(0).forecast()));
    all.addAll(variants);
    return "\n" + ApproachesText.beside(all, terminal);
  }

  /** For programs to read. */
  public String json() {
    Approach first = approaches.get(0);
    return first.choices().isEmpty()
        ? ForecastJson.of(first.forecast(), variants)
        : ApproachesJson.of(approaches, isAll && approaches.size() > 1);
  }
}
