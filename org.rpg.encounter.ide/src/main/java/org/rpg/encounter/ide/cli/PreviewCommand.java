package org.rpg.encounter.ide.cli;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.rpg.encounter.ide.scenes.SceneForecast;
import org.rpg.encounter.ide.scenes.ScenePlans;
import org.rpg.encounter.preview.Approach;
import org.rpg.encounter.preview.ExpectationForecast;
import org.rpg.encounter.preview.ExpectationForecast.Verdict;
import org.rpg.encounter.preview.PreviewOptions;
import org.rpg.encounter.preview.Progress;
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

  private int forecast(ScenePlans plans, PreviewOptions options) {
    ProgressBar bar = new ProgressBar(screen, words);
    Progress progress = screen.errIsTerminal() ? bar::show : Progress.NONE;
    try {
      SceneForecast forecast = SceneForecast.of(plans, options, progress);
      bar.clear();
      return show(forecast) ? verdict(forecast.approaches()) : ExitCode.USAGE;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      bar.clear();
      return ExitCode.INTERNAL;
    }
  }

  private boolean show(SceneForecast forecast) {
    boolean toFile = output != null;
    Terminal terminal = toFile ? Terminal.plain() : screen.outTerminal();
    Replay replay = new Replay(playable.file(), playable.name());
    String text =
        shape.isJson()
            ? forecast.json()
            : forecast.text(terminal, replay, details) + forecast.beside(terminal);
    if (!toFile) {
      screen.out().print(text);
      return true;
    }
    return screen.write(output, text, words);
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
