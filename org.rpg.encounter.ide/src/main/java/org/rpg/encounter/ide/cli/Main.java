package org.rpg.encounter.ide.cli;

import java.util.Set;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.words.Language;

/** The one way in: {@code encounter COMMAND ...}. */
public final class Main {
  /** The commands that read scripts. */
  private static final Set<String> SCRIPTED =
      Set.of("validate", "run", "preview", "format", "translate");

  private Main() {}

  public static void main(String[] arguments) {
    if (arguments.length > 0 && SCRIPTED.contains(arguments[0])) {
      ScriptLoader.prepare();
    }
    Screen screen = Screen.standard();
    int code = run(arguments, screen);
    screen.flush();
    System.exit(code);
  }

  /** Runs a command; whatever happens, the answer is an exit code and a message for people. */
  static int run(String[] arguments, Screen screen) {
    SilentLog.install();
    // Guice would make classes as it goes, which is slow once and needs what Java warns about
    System.setProperty("guice_bytecode_gen_option", "DISABLED");
    Language user = UserLanguage.of(arguments);
    try {
      return EncounterCommand.commandLine(screen, user, arguments.length == 0 ? "" : arguments[0])
          .execute(arguments);
    } catch (Exception | StackOverflowError | OutOfMemoryError | LinkageError fault) {
      return FaultReport.of(fault, arguments, screen, new Messages(user));
    }
  }
}
