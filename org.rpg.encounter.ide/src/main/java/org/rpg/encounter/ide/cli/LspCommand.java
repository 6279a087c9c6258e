package org.rpg.encounter.ide.cli;

import java.util.concurrent.Callable;
import org.rpg.encounter.ide.server.ServerProcess;
import picocli.CommandLine.Command;

/** {@code encounter lsp}: the language server, until its client goes. */
@Command(name = "lsp")
final class LspCommand implements Callable<Integer> {
  @Override
  public Integer call() {
    return ServerProcess.run();
  }
}
