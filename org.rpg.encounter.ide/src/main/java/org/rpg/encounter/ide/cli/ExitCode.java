package org.rpg.encounter.ide.cli;

/** What a command tells the shell. */
final class ExitCode {
  static final int DONE = 0;

  /** An error in a script, or an expectation that fails. */
  static final int FAILED = 1;

  /** An expectation that stays undecided. */
  static final int UNDECIDED = 2;

  /** The command line is wrong. */
  static final int USAGE = 64;

  /** The fault is ours. */
  static final int INTERNAL = 70;

  private ExitCode() {}
}
