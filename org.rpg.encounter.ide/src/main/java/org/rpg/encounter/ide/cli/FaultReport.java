package org.rpg.encounter.ide.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.rpg.encounter.ide.ProgramVersion;

/** An internal fault, written into a file that its finder can send. */
final class FaultReport {
  private FaultReport() {}

  /** Says what happened and where the details are; the answer is the exit code. */
  static int of(Throwable fault, String[] arguments, Screen screen, Messages words) {
    if (fault instanceof OutOfMemoryError) {
      screen.err().println(words.say("fault.memory"));
      return ExitCode.INTERNAL;
    }
    String details = details(fault, arguments);
    try {
      Path file = Files.createTempFile("encounter-fault-", ".txt");
      Files.writeString(file, details, StandardCharsets.UTF_8);
      screen.err().println(words.say("fault.internal", file));
    } catch (IOException e) {
      screen.err().println(words.say("fault.unsaved", details));
    }
    return ExitCode.INTERNAL;
  }

  private static String details(Throwable fault, String[] arguments) {
    StringWriter text = new StringWriter();
    PrintWriter out = new PrintWriter(text);
    out.println("encounter " + ProgramVersion.number());
    out.println("Java " + Runtime.version() + " (" + System.getProperty("java.vendor") + ")");
    out.println(System.getProperty("os.name") + " " + System.getProperty("os.arch"));
    out.println("arguments: " + List.of(arguments));
    out.println();
    fault.printStackTrace(out);
    return text.toString();
  }
}
