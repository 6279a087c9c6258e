package org.rpg.encounter.ide.cli;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.Problem;
import org.rpg.encounter.dsl.load.ScriptLoader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code encounter validate FILE...}: everything that is wrong with some scripts. */
@Command(name = "validate")
final class ValidateCommand implements Callable<Integer> {
  private final Screen screen;
  private final Messages words;

  @Parameters(paramLabel = "FILE", arity = "1..*", descriptionKey = "option.files")
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
      Loaded script = loader.load(PathArgument.of(file), file);
      List<Problem> fresh = script.problems().stream().filter(told::add).toList();
      scripts.add(new Loaded(script.script(), script.source(), script.language(), fresh));
    }
    switch (format) {
      case TEXT -> new ProblemText(screen.out(), screen.outInk(), words).print(scripts);
      case JSON -> ProblemJson.print(scripts, screen.out());
      case SARIF -> ProblemSarif.print(scripts, screen.out());
    }
    return scripts.stream().anyMatch(Loaded::hasErrors) ? ExitCode.FAILED : ExitCode.DONE;
  }
}
