package org.rpg.encounter.ide.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.manual.Manual;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** {@code encounter manual}: the manual, as pages for a browser. */
@Command(name = "manual")
final class ManualCommand implements Callable<Integer> {
  @ParentCommand private EncounterCommand parent;

  @Option(
      names = "--output",
      paramLabel = "FOLDER",
      defaultValue = "encounter-manual",
      descriptionKey = "option.manual.output")
  private String output;

  private final Screen screen;
  private final Messages words;

  ManualCommand(Screen screen, Messages words) {
    this.screen = screen;
    this.words = words;
  }

  @Override
  public Integer call() {
    Optional<ManualFolder> folder = folder();
    if (folder.isEmpty()) {
      screen.err().println(words.say("output.refused", Excerpt.plain(output)));
      return ExitCode.USAGE;
    }
    if (!folder.get().isFree()) {
      screen.err().println(words.say("manual.occupied", Excerpt.plain(output)));
      return ExitCode.USAGE;
    }
    List<Language> languages =
        parent.language().map(List::of).orElse(Arrays.asList(Language.values()));
    Map<String, String> files = Manual.standalone().files(languages);
    try {
      folder.get().write(files);
    } catch (IOException e) {
      screen.err().println(words.say("output.refused", Excerpt.plain(output)));
      return ExitCode.USAGE;
    }
    screen
        .out()
        .println(words.say("manual.done", files.size(), Path.of(output).resolve("index.html")));
    return ExitCode.DONE;
  }

  private Optional<ManualFolder> folder() {
    try {
      Path path = Path.of(output);
      return Files.exists(path) && !Files.isDirectory(path)
          ? Optional.empty()
          : Optional.of(new ManualFolder(path));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }
}
