package org.rpg.encounter.ide.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.play.Branches;
import org.rpg.encounter.play.Outline;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Planner;
import org.rpg.encounter.preview.Approach;
import org.rpg.encounter.preview.ExpectationForecast;
import org.rpg.encounter.preview.ExpectationForecast.Verdict;
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
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code encounter preview FILE}: what is likely to happen, from many runs. */
@Command(name = "preview")
final class PreviewCommand implements Callable<Integer> {
  private static final int MOST_THREADS = 64;
  private static final int MOST_MINUTES = 60;

  private final Screen screen;
  private final Messages words;

  @Spec private CommandSpec spec;
  @Mixin private Playable playable;

  @Option(
      names = "--runs",
      paramLabel = "N",
      defaultValue = "10000",
      descriptionKey = "option.runs")
  private int runs;

  @Option(names = "--threads", paramLabel = "T", descriptionKey = "option.threads")
  private Integer threads;

  @Mixin private Shape shape;

  @Option(
      names = "--minutes-per-action",
      paramLabel = "M",
      defaultValue = "1",
      descriptionKey = "option.minutes")
  private double minutes;

  @Option(names = "--details", descriptionKey = "option.details")
  private boolean details;

  @Option(names = "--output", paramLabel = "FILE", descriptionKey = "option.output")
  private String output;

  PreviewCommand(Screen screen, Messages words) {
    this.screen = screen;
    this.words = words;
  }

  @Override
  public Integer call() {
    OutOfRange.check(spec, "--runs", runs, 1, PreviewOptions.MOST_RUNS);
    int shared = Optional.ofNullable(threads).orElse(PreviewOptions.standard().threads());
    OutOfRange.check(spec, "--threads", shared, 1, MOST_THREADS);
    OutOfRange.check(spec, "--minutes-per-action", (long) Math.ceil(minutes), 1, MOST_MINUTES);
    PreviewOptions options = new PreviewOptions(runs, playable.seed(), shared, minutes);
    return playable.plan(screen, words, true, it -> forecast(it, options));
  }

  private int forecast(Playable.Ways ways, PreviewOptions options) {
    Branches branches = ways.branches();
    ProgressBar bar = new ProgressBar(screen, words);
    try {
      List<Approach> approaches = new ArrayList<>();
      for (Plan plan : branches.plans()) {
        approaches.add(new Approach(plan.questions().choices(), forecast(plan, options, bar)));
      }
      List<Forecast> variants = new ArrayList<>();
      if (branches.plans().size() == 1) { // ways and variants would be two kinds of columns
        for (EObject variant : Outline.variants(ways.scene())) {
          variants.add(forecast(Planner.plan(variant), options, bar));
        }
      }
      bar.clear();
      return show(approaches, branches.isAll(), variants) ? verdict(approaches) : ExitCode.USAGE;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      bar.clear();
      return ExitCode.INTERNAL;
    }
  }

  private Forecast forecast(Plan plan, PreviewOptions options, ProgressBar bar)
      throws InterruptedException {
    return Preview.of(plan, options, screen.errIsTerminal() ? bar::show : Progress.NONE);
  }

  private boolean show(List<Approach> approaches, boolean isAll, List<Forecast> variants) {
    boolean toFile = output != null;
    Terminal terminal = toFile ? Terminal.plain() : screen.outTerminal();
    String text =
        shape.isJson()
            ? json(approaches, isAll, variants)
            : text(approaches, isAll, terminal) + beside(approaches, variants, terminal);
    if (!toFile) {
      screen.out().print(text);
      return true;
    }
    return screen.write(output, text, words);
  }

  private String text(List<Approach> approaches, boolean isAll, Terminal terminal) {
    Replay replay = new Replay(playable.file(), playable.name());
    Approach first = approaches.get(0);
    return approaches.size() > 1
        ? ApproachesText.of(approaches, isAll, terminal, replay)
        : ForecastText.of(first.forecast(), terminal, replay.on(first.choices()), details);
  }

  private static String beside(
      List<Approach> approaches, List<Forecast> variants, Terminal terminal) {
    List<Forecast> all = new ArrayList<>(List.of(approaches.get(0).forecast()));
    all.addAll(variants);
    return variants.isEmpty() ? "" : "\n" + ApproachesText.beside(all, terminal);
  }

  private static String json(List<Approach> approaches, boolean isAll, List<Forecast> variants) {
    Approach first = approaches.get(0);
    return first.choices().isEmpty()
        ? ForecastJson.of(first.forecast(), variants)
        : ApproachesJson.of(approaches, isAll && approaches.size() > 1);
  }

  /** The worst approach decides. */
  private static int verdict(List<Approach> approaches) {
    Set<Verdict> verdicts =
        approaches.stream()
            .flatMap(it -> it.forecast().expectations().stream())
            .map(ExpectationForecast::verdict)
            .collect(Collectors.toSet());
    boolean fails = verdicts.contains(Verdict.FAIL);
    boolean open = verdicts.contains(Verdict.UNDECIDED);
    return fails ? ExitCode.FAILED : open ? ExitCode.UNDECIDED : ExitCode.DONE;
  }
}
