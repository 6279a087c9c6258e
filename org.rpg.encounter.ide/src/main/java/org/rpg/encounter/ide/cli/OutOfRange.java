package org.rpg.encounter.ide.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** A number that an option does not take. */
final class OutOfRange extends ParameterException {
  private static final long serialVersionUID = 1;

  private final long least;
  private final long most;

  private OutOfRange(CommandSpec command, OptionSpec option, long value, long least, long most) {
    super(command.commandLine(), option.longestName() + " " + value, option, String.valueOf(value));
    this.least = least;
    this.most = most;
  }

  /** Refuses a number outside the bounds. */
  static void check(CommandSpec command, String option, long value, long least, long most) {
    if (value < least || value > most) {
      throw new OutOfRange(command, command.findOption(option), value, least, most);
    }
  }

  long least() {
    return least;
  }

  long most() {
    return most;
  }
}
