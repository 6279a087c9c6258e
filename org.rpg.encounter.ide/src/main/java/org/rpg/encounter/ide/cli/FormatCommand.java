package org.rpg.encounter.ide.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.ScriptLoader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code encounter format FILE...}: lays scripts out, or says which are not. */
@Command(name = "format")
final class FormatCommand implements Callable<Integer> {
  private final Screen screen;
  private final Messages words;

  @Parameters(paramLabel = "FILE", arity = "1..*", descriptionKey = "option.files")
  private List<String> files;

  @Option(names = "--check", descriptionKey = "option.check")
  private boolean check;

  FormatCommand(Screen screen, Messages words) {
    this.screen = screen;
    this.words = words;
  }

  @Override
  public Integer call() {
    ScriptLoader loader = ScriptLoader.standalone(words.language());
    boolean good = true;
    for (String file : files) {
      Loaded script = loader.load(PathArgument.of(file), file);
      Optional<String> formatted = loader.formatted(script);
      if (formatted.isEmpty()) {
        new ProblemText(screen.err(), screen.errInk(), words).printErrors(script);
        screen.err().println(words.say("format.refused", file));
        good = false;
      } else if (!formatted.get().equals(script.source().text())) {
        good &= !check && write(file, formatted.get());
        screen.out().println(words.say(check ? "format.untidy" : "format.done", file));
      }
    }
    return good ? ExitCode.DONE : ExitCode.FAILED;
  }

  /** Writes a file anew, with the byte order mark if it had one. */
  private boolean write(String file, String text) {
    return screen.write(file, mark(PathArgument.of(file)) + text, words);
  }

  private static String mark(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8).startsWith("\uFEFF") ? "\uFEFF" : "";
    } catch (IOException e) {
      return ""; // then it cannot be written either, which is told
    }
  }
}
