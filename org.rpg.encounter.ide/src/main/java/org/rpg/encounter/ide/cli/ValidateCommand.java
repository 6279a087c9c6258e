package org.rpg.encounter.ide.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.rpg.encounter.dsl.load.Loaded;
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
    ScriptLoader loader = ScriptLoader.standalone();
    List<Loaded> scripts =
        files.stream().map(file -> loader.load(Path.of(file), file, words.language())).toList();
    switch (format) {
      case TEXT -> new ProblemText(screen.out(), screen.outInk(), words).print(scripts);
      case JSON -> ProblemJson.print(scripts, screen.out());
      case SARIF -> ProblemSarif.print(scripts, screen.out());
    }
    return scripts.stream().anyMatch(Loaded::hasErrors) ? ExitCode.FAILED : ExitCode.DONE;
  }
}
