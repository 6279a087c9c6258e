package org.rpg.encounter.ide.cli;

import org.apache.log4j.Level;
import org.apache.log4j.LogManager;

/** Keeps the libraries' logging off the screen: what a user must know is said by the commands. */
final class SilentLog {
  private SilentLog() {}

  static void install() {
    System.setProperty("log4j.defaultInitOverride", "true"); // else it looks for its own set-up
    LogManager.getRootLogger().setLevel(Level.OFF);
  }
}
