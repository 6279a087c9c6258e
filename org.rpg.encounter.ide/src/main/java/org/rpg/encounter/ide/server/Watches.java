package org.rpg.encounter.ide.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.DidChangeWatchedFilesCapabilities;
import org.eclipse.lsp4j.DidChangeWatchedFilesRegistrationOptions;
import org.eclipse.lsp4j.FileSystemWatcher;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.Registration;
import org.eclipse.lsp4j.RegistrationParams;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.rpg.encounter.dsl.pages.FileKind;
import org.rpg.encounter.dsl.project.Projects;

/** Which files the client watches for us. */
final class Watches {
  private Watches() {}

  /** What to ask the client for; nothing if it cannot be asked. */
  static Optional<RegistrationParams> wanted(InitializeParams client) {
    boolean can =
        Optional.ofNullable(client.getCapabilities())
            .map(ClientCapabilities::getWorkspace)
            .map(WorkspaceClientCapabilities::getDidChangeWatchedFiles)
            .map(DidChangeWatchedFilesCapabilities::getDynamicRegistration)
            .orElse(false);
    if (!can) {
      return Optional.empty();
    }
    List<FileSystemWatcher> all = new ArrayList<>();
    for (String extension : FileKind.extensions()) {
      all.add(new FileSystemWatcher(Either.forLeft("**/*." + extension)));
    }
    for (String name : Projects.NAMES) {
      all.add(new FileSystemWatcher(Either.forLeft("**/" + name)));
    }
    Registration registration =
        new Registration(
            "encounter-files",
            "workspace/didChangeWatchedFiles",
            new DidChangeWatchedFilesRegistrationOptions(all));
    return Optional.of(new RegistrationParams(List.of(registration)));
  }
}
