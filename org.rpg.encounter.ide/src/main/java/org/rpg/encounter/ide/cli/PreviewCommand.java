package org.rpg.encounter.ide.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.preview.ExpectationForecast.Verdict;
import org.rpg.encounter.preview.Forecast;
import org.rpg.encounter.preview.Preview;
import org.rpg.encounter.preview.PreviewOptions;
import org.rpg.encounter.preview.Progress;
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

  @Option(
      names = "--format",
      paramLabel = "F",
      defaultValue = "text",
      descriptionKey = "option.format")
  private ResultFormat format;

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
    PreviewOptions options = new PreviewOptions(runs, playable.seed(), shared);
    return playable.plan(screen, words, plan -> forecast(plan, options));
  }

  private int forecast(Plan plan, PreviewOptions options) {
    ProgressBar bar = new ProgressBar(screen, words);
    try {
      Forecast forecast =
          Preview.of(plan, options, screen.errIsTerminal() ? bar::show : Progress.NONE);
      bar.clear();
      return show(forecast) ? verdict(forecast) : ExitCode.USAGE;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      bar.clear();
      return ExitCode.INTERNAL;
    }
  }

  private boolean show(Forecast forecast) {
    boolean toFile = output != null;
    Terminal terminal = toFile ? Terminal.plain() : screen.outTerminal();
    Replay replay = new Replay(playable.file(), playable.name());
    String text =
        switch (format) {
          case TEXT -> ForecastText.of(forecast, terminal, replay);
          case JSON -> ForecastJson.of(forecast);
        };
    if (!toFile) {
      screen.out().print(text);
      return true;
    }
    try {
      Files.writeString(PathArgument.of(output), text, StandardCharsets.UTF_8);
      return true;
    } catch (IOException e) {
      screen.err().println(words.say("output.refused", output));
      return false;
    }
  }

  private static int verdict(Forecast forecast) {
    boolean fails = forecast.expectations().stream().anyMatch(e -> e.verdict() == Verdict.FAIL);
    boolean open = forecast.expectations().stream().anyMatch(e -> e.verdict() == Verdict.UNDECIDED);
    return fails ? ExitCode.FAILED : open ? ExitCode.UNDECIDED : ExitCode.DONE;
  }
}
