package org.rpg.encounter.ide.server;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.eclipse.emf.common.util.URI;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensWorkspaceCapabilities;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.ExecuteCommandOptions;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.services.LanguageClient;

/**
 * Everything about playing scenes in an editor: lenses, odds, commands, and what is set of them.
 */
@Singleton
final class SceneServices {
  private final SceneLenses lenses;
  private final SceneOdds odds;
  private final Commands commands;
  private final Progresses progresses;
  private final Showing showing;
  private final ClientSettings settings;
  private Optional<LanguageClient> client = Optional.empty();
  private Optional<ClientCapabilities> can = Optional.empty();
  private Runnable refresh = () -> {};

  @Inject
  SceneServices(
      SceneLenses lenses,
      SceneOdds odds,
      Commands commands,
      Progresses progresses,
      Showing showing,
      ClientSettings settings) {
    this.lenses = lenses;
    this.odds = odds;
    this.commands = commands;
    this.progresses = progresses;
    this.showing = showing;
    this.settings = settings;
  }

  /** The client listens from now on. */
  void begin(LanguageClient listener, InitializeParams params) {
    client = Optional.of(listener);
    can = Optional.ofNullable(params.getCapabilities());
    progresses.begin(listener, can.map(ClientCapabilities::getWindow));
    showing.begin(listener, can.orElseGet(ClientCapabilities::new));
    boolean refreshes =
        can.map(ClientCapabilities::getWorkspace)
            .map(WorkspaceClientCapabilities::getCodeLens)
            .map(CodeLensWorkspaceCapabilities::getRefreshSupport)
            .orElse(false);
    refresh = refreshes ? listener::refreshCodeLenses : () -> {};
    lenses.onNews(refresh);
    settings.begin(listener, can.orElseGet(ClientCapabilities::new));
  }

  /** Who is told of settings that differ from those before. */
  void onChange(Consumer<Settings> listener) {
    settings.onChange(listener);
  }

  /** Odds begin anew, as they are set now, and the client asks for them again. */
  void reset(Settings now) {
    odds.reset(now);
    refresh.run();
  }

  /** The client's settings have changed. */
  void changed(DidChangeConfigurationParams params) {
    client.ifPresent(it -> settings.changed(it, can.orElseGet(ClientCapabilities::new), params));
  }

  /** To be asked in a read. */
  List<CodeLens> lenses(URI uri) {
    return lenses.of(uri);
  }

  ExecuteCommandOptions commands() {
    return new ExecuteCommandOptions(SceneCommand.ids());
  }

  CompletableFuture<Object> execute(ExecuteCommandParams params) {
    return commands.execute(params);
  }

  SceneOdds odds() {
    return odds;
  }

  Progresses progresses() {
    return progresses;
  }
}
