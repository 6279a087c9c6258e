package org.rpg.encounter.ide.server;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.Optional;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.DiagnosticWorkspaceCapabilities;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InlayHintWorkspaceCapabilities;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.xtext.ide.server.BuildManager.Buildable;
import org.rpg.encounter.dsl.words.Audience;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.LanguagePreference;

/**
 * The language of all that is said to the client: the one that is set, else the client's own, else
 * that of each script. Names and all that is written into a script stay in the script's.
 */
@Singleton
final class Locales {
  private final ScriptWorkspace workspace;
  private final Audience audience;
  private Optional<Language> client = Optional.empty();

  /** What is asked for; it is spoken as soon as what was to be done before is done. */
  private Optional<Language> wanted = Optional.empty();

  private Runnable refreshHints = () -> {};
  private Runnable refreshDiagnostics = () -> {};

  @Inject
  Locales(ScriptWorkspace workspace) {
    this.workspace = workspace;
    audience = workspace.audience();
  }

  /**
   * The language of the client, by its tag. It is also that of a text that does not tell its own.
   */
  void begin(Optional<String> tag) {
    client = tag.flatMap(Settings::language);
    wanted = client;
    audience.ask(client);
    workspace.service(LanguagePreference.class).prefer(client.orElse(Language.EN));
  }

  /** The client listens from now on. */
  void listens(LanguageClient listener, InitializeParams params) {
    Optional<WorkspaceClientCapabilities> can =
        Optional.ofNullable(params.getCapabilities()).map(ClientCapabilities::getWorkspace);
    boolean hints =
        can.map(WorkspaceClientCapabilities::getInlayHint)
            .map(InlayHintWorkspaceCapabilities::getRefreshSupport)
            .orElse(false);
    boolean diagnostics =
        can.map(WorkspaceClientCapabilities::getDiagnostics)
            .map(DiagnosticWorkspaceCapabilities::getRefreshSupport)
            .orElse(false);
    refreshHints = hints ? listener::refreshInlayHints : () -> {};
    refreshDiagnostics = diagnostics ? listener::refreshDiagnostics : () -> {};
  }

  /** Has the client ask for hints again, if it can be told to. */
  void refreshHints() {
    refreshHints.run();
  }

  /** Takes what is set; answers whether that is another language than before. */
  synchronized boolean isNew(Settings.Locale set) {
    Optional<Language> before = wanted;
    wanted = set.asked(client);
    return !wanted.equals(before);
  }

  /** Speaks as is wanted from now on; what is to be built then says everything again. */
  synchronized Buildable change() {
    audience.ask(wanted);
    Buildable all = workspace.again();
    return cancel -> {
      var done = all.build(cancel);
      refreshHints.run();
      refreshDiagnostics.run();
      return done;
    };
  }
}
