package org.rpg.encounter.ide.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.Problem;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.pages.ScriptFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

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

  ValidateCommand(Screen screen, Messages words) {
    this.screen = screen;
    this.words = words;
  }

  @Override
  public Integer call() {
    ScriptLoader loader = ScriptLoader.standalone(words.language());
    List<Loaded> scripts = new ArrayList<>();
    Set<Problem> told = new HashSet<>();
    for (String file : files) {
      Path path = PathArgument.of(file);
      if (Files.isDirectory(path)) {
        List<Path> below = scripts(path);
        if (below.isEmpty()) {
          screen.err().println(words.say("validate.empty", file));
          return ExitCode.USAGE;
        }
        loader.loadTogether(path, below).forEach(it -> add(it, told, scripts));
      } else {
        add(loader.load(path, file), told, scripts);
      }
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
  private static void add(Loaded script, Set<Problem> told, List<Loaded> scripts) {
    List<Problem> fresh = script.problems().stream().filter(told::add).toList();
    scripts.add(new Loaded(script.script(), script.source(), script.language(), fresh));
  }
}
