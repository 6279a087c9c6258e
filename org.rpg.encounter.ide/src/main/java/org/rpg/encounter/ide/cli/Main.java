package org.rpg.encounter.ide.cli;

import org.eclipse.xtext.ide.server.ServerLauncher;
import org.eclipse.xtext.ide.server.ServerModule;

/** The one way in: {@code encounter COMMAND ...}. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    if (args.length > 0 && args[0].equals("lsp")) {
      ServerLauncher.launch("encounter", new String[0], new ServerModule());
    }
  }
}
