package org.rpg.encounter.ide.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The command line, for tests of other ways to the same. */
public final class CommandLineRun {
  private CommandLineRun() {}

  /** What a command prints of a file, in English. */
  public static String out(Path file, String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.add(1, file.toString());
    all.add("--language=en");
    return CommandRun.of(all.toArray(String[]::new)).out();
  }
}
