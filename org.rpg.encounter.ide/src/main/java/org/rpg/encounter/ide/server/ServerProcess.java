package org.rpg.encounter.ide.server;

/** The language server as a process on standard input and output. */
public final class ServerProcess {
  private ServerProcess() {}

  public static int run() {
    return 0;
  }
}
