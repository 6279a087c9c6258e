package org.rpg.encounter.ide.cli;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * A command line run in this process, and what came of it.
 *
 * @param code the exit code
 * @param out what it printed
 * @param err what it said besides
 */
record CommandRun(int code, String out, String err) {
  static CommandRun of(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Screen screen =
        new Screen(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            false,
            false,
            false);
    int code = Main.run(arguments, screen);
    screen.flush();
    return new CommandRun(
        code,
        out.toString(StandardCharsets.UTF_8).replace("\r\n", "\n"),
        err.toString(StandardCharsets.UTF_8).replace("\r\n", "\n"));
  }
}
