package org.rpg.encounter.ide.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.rpg.encounter.report.Terminal;

/**
 * Where a command writes. Always UTF-8, whatever the machine's encoding.
 *
 * @param out what was asked for
 * @param err everything else
 * @param outIsTerminal whether a person reads {@code out}
 * @param errIsTerminal whether a person reads {@code err}
 * @param colours whether a terminal may be given colours
 */
record Screen(
    PrintStream out,
    PrintStream err,
    boolean outIsTerminal,
    boolean errIsTerminal,
    boolean colours) {

  /** The streams of this process. */
  static Screen standard() {
    PrintStream out = utf8(FileDescriptor.out, 1 << 16);
    PrintStream err = utf8(FileDescriptor.err, 1 << 10);
    String noColour = System.getenv("NO_COLOR");
    boolean colours =
        (noColour == null || noColour.isEmpty()) && !"dumb".equals(System.getenv("TERM"));
    return new Screen(out, err, terminal("out"), terminal("err"), colours);
  }

  private static PrintStream utf8(FileDescriptor to, int buffer) {
    return new PrintStream(
        new BufferedOutputStream(new FileOutputStream(to), buffer), false, StandardCharsets.UTF_8);
  }

  /** The launcher knows; without it a console that is a terminal means both streams. */
  private static boolean terminal(String stream) {
    String told = System.getProperty("encounter.terminal." + stream);
    return told == null ? consoleIsTerminal() : Boolean.parseBoolean(told);
  }

  private static boolean consoleIsTerminal() {
    if (System.console() == null) {
      return false;
    }
    try { // since Java 22 there is a console even without a terminal
      Object answer =
          Class.forName("java.io.Console").getMethod("isTerminal").invoke(System.console());
      return Boolean.TRUE.equals(answer);
    } catch (NoSuchMethodException e) {
      return true;
    } catch (ClassNotFoundException | IllegalAccessException | InvocationTargetException e) {
      return false;
    }
  }

  /** Colours for {@code out}. */
  Ink outInk() {
    return new Ink(colours && outIsTerminal);
  }

  /** Colours for {@code err}. */
  Ink errInk() {
    return new Ink(colours && errIsTerminal);
  }

  /** What reports are set for. */
  Terminal outTerminal() {
    int width = Integer.getInteger("encounter.terminal.columns", Terminal.USUAL_WIDTH);
    return outIsTerminal ? new Terminal(width, colours, StandardCharsets.UTF_8) : Terminal.plain();
  }

  /** Writes a file; says so if it cannot be written. */
  boolean write(String file, String text, Messages words) {
    try {
      Files.writeString(PathArgument.of(file), text, StandardCharsets.UTF_8);
      return true;
    } catch (IOException e) {
      err.println(words.say("output.refused", file));
      return false;
    }
  }

  void flush() {
    out.flush();
    err.flush();
  }
}
