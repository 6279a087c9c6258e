package org.rpg.encounter.ide.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.ScriptLoader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code encounter translate FILE}: a script in the other language. */
@Command(name = "translate")
final class TranslateCommand implements Callable<Integer> {
  private final Screen screen;
  private final Messages words;

  @Parameters(paramLabel = "FILE", descriptionKey = "option.file")
  private String file;

  @Option(names = "--output", paramLabel = "FILE", descriptionKey = "option.output")
  private String output;

  TranslateCommand(Screen screen, Messages words) {
    this.screen = screen;
    this.words = words;
  }

  @Override
  public Integer call() {
    ScriptLoader loader = ScriptLoader.standalone(words.language());
    Loaded script = loader.load(PathArgument.of(file), file);
    Optional<String> text = loader.translated(script);
    if (text.isEmpty()) {
      new ProblemText(screen.err(), screen.errInk(), words).printErrors(script);
      screen.err().println(words.say("translate.refused", file));
      return ExitCode.FAILED;
    }
    if (output == null) {
      screen.out().print(text.get());
      return ExitCode.DONE;
    }
    return screen.write(output, text.get(), words) ? ExitCode.DONE : ExitCode.USAGE;
  }
}
