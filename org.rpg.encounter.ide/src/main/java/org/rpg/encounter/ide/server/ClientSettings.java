package org.rpg.encounter.ide.server;

import com.google.gson.JsonObject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.ConfigurationItem;
import org.eclipse.lsp4j.ConfigurationParams;
import org.eclipse.lsp4j.DidChangeConfigurationCapabilities;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.Registration;
import org.eclipse.lsp4j.RegistrationParams;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.services.LanguageClient;

/** The settings of the client: asked for at the start and whenever it says that they changed. */
@Singleton
final class ClientSettings {
  private final List<Consumer<Settings>> listeners = new ArrayList<>();
  private volatile Settings current = Settings.standard();

  Settings current() {
    return current;
  }

  /** Who is told of settings that differ from those before. */
  void onChange(Consumer<Settings> listener) {
    listeners.add(listener);
  }

  /** The client listens from now on. */
  void begin(LanguageClient client, ClientCapabilities can) {
    Optional<WorkspaceClientCapabilities> workspace = workspace(can);
    boolean registers =
        workspace
            .map(WorkspaceClientCapabilities::getDidChangeConfiguration)
            .map(DidChangeConfigurationCapabilities::getDynamicRegistration)
            .orElse(false);
    if (registers) {
      JsonObject section = new JsonObject();
      section.addProperty("section", Settings.SECTION);
      client.registerCapability(
          new RegistrationParams(
              List.of(
                  new Registration(
                      "encounter-settings", "workspace/didChangeConfiguration", section))));
    }
    if (answers(workspace)) {
      ask(client);
    }
  }

  private static Optional<WorkspaceClientCapabilities> workspace(ClientCapabilities can) {
    return Optional.ofNullable(can).map(ClientCapabilities::getWorkspace);
  }

  private static boolean answers(Optional<WorkspaceClientCapabilities> workspace) {
    return workspace.map(WorkspaceClientCapabilities::getConfiguration).orElse(false);
  }

  private void ask(LanguageClient client) {
    ConfigurationItem section = new ConfigurationItem();
    section.setSection(Settings.SECTION);
    client
        .configuration(new ConfigurationParams(List.of(section)))
        .thenAccept(answer -> set(answer == null || answer.isEmpty() ? null : answer.get(0)));
  }

  /** Something has changed: what, a client that cannot be asked has to say itself. */
  void changed(LanguageClient client, ClientCapabilities can, DidChangeConfigurationParams params) {
    if (answers(workspace(can))) {
      ask(client);
    } else if (params.getSettings() instanceof JsonObject all && all.has(Settings.SECTION)) {
      set(all.get(Settings.SECTION));
    }
  }

  private synchronized void set(Object sent) {
    Settings before = current;
    current = Settings.of(sent);
    if (!current.equals(before)) {
      listeners.forEach(listener -> listener.accept(current));
    }
  }
}
