package org.rpg.encounter.ide.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.Problem;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.pages.ScriptFolder;
import org.rpg.encounter.dsl.project.Project;
import org.rpg.encounter.dsl.project.Projects;
import org.rpg.encounter.preview.PreviewOptions;
import org.rpg.encounter.report.balance.Balance;
import org.rpg.encounter.report.balance.BalanceOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code encounter validate FILE...}: everything that is wrong with some scripts or folders. */
@Command(name = "validate")
final class ValidateCommand implements Callable<Integer> {
  private final Screen screen;
  private final Messages words;

  @Parameters(paramLabel = "FILE", arity = "1..*", descriptionKey = "option.scripts")
  private List<String> files;

  @Option(
      names = "--format",
      paramLabel = "F",
      defaultValue = "text",
      descriptionKey = "option.format")
  private ProblemFormat format;

  @Option(names = "--forecast", descriptionKey = "option.forecast")
  private boolean forecast;

  @Option(names = "--runs", paramLabel = "N", descriptionKey = "option.forecast.runs")
  private Integer runs;

  @Spec private CommandSpec spec;

  ValidateCommand(Screen screen, Messages words) {
    this.screen = screen;
    this.words = words;
  }

  @Override
  public Integer call() {
    if (runs != null) {
      OutOfRange.check(spec, "--runs", runs, 1, PreviewOptions.MOST_RUNS);
    }
    ScriptLoader loader = ScriptLoader.standalone(words.language());
    List<Loaded> scripts = new ArrayList<>();
    Set<Problem> told = new HashSet<>();
    try {
      for (String file : files) {
        Path path = PathArgument.of(file);
        if (!Files.isDirectory(path)) {
          add(loader.load(path, file), told, scripts);
          continue;
        }
        List<Path> below = scripts(path);
        if (below.isEmpty()) {
          screen.err().println(words.say("validate.empty", file));
          return ExitCode.USAGE;
        }
        for (Loaded script : loader.loadTogether(path, below)) {
          add(script, told, scripts);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ExitCode.INTERNAL;
    }
    switch (format) {
      case TEXT -> new ProblemText(screen.out(), screen.outInk(), words).print(scripts);
      case JSON -> ProblemJson.print(scripts, screen.out());
      case SARIF -> ProblemSarif.print(scripts, screen.out());
    }
    return scripts.stream().anyMatch(Loaded::hasErrors) ? ExitCode.FAILED : ExitCode.DONE;
  }

  /** Those of a folder and of all below it, in the order of their names. */
  private static List<Path> scripts(Path folder) {
    List<Path> found = new ArrayList<>();
    ScriptFolder.scan(folder, found::add);
    found.sort(Comparator.comparing(Path::toString));
    return found;
  }

  /** What one file imports and another too is told once. */
  private void add(Loaded script, Set<Problem> told, List<Loaded> scripts)
      throws InterruptedException {
    List<Problem> all = new ArrayList<>(script.problems());
    Optional<Project.Forecasting> settled =
        script.script().flatMap(Projects::of).flatMap(Project::forecast);
    if (forecast || settled.map(Project.Forecasting::wanted).orElse(false)) {
      int usual =
          settled
              .map(it -> it.runs().orElse(BalanceOptions.USUAL_RUNS))
              .orElse(BalanceOptions.USUAL_RUNS);
      int often = Optional.ofNullable(runs).orElse(usual);
      all.addAll(Balance.of(script, BalanceOptions.of(often)));
    }
    List<Problem> fresh = all.stream().filter(told::add).toList();
    scripts.add(new Loaded(script.script(), script.source(), script.language(), fresh));
  }
}
