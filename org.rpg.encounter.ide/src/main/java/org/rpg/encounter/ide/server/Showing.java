package org.rpg.encounter.ide.server;

import com.google.gson.JsonObject;
import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.Optional;
import org.eclipse.lsp4j.ApplyWorkspaceEditParams;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.ShowDocumentCapabilities;
import org.eclipse.lsp4j.ShowDocumentParams;
import org.eclipse.lsp4j.WindowClientCapabilities;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.services.LanguageClient;
import org.rpg.encounter.ide.ReadingCopies;

/** Has the client show or make what came of a command, as far as it can. */
@Singleton
final class Showing {
  private final ReadingCopies copies;
  private volatile Optional<LanguageClient> shows = Optional.empty();
  private volatile Optional<LanguageClient> edits = Optional.empty();

  @Inject
  Showing(ReadingCopies copies) {
    this.copies = copies;
  }

  /** The client listens from now on. */
  void begin(LanguageClient client, ClientCapabilities can) {
    boolean showing =
        Optional.ofNullable(can.getWindow())
            .map(WindowClientCapabilities::getShowDocument)
            .map(ShowDocumentCapabilities::isSupport)
            .orElse(false);
    shows = showing ? Optional.of(client) : Optional.empty();
    boolean editing =
        Optional.ofNullable(can.getWorkspace())
            .map(WorkspaceClientCapabilities::getApplyEdit)
            .orElse(false);
    edits = editing ? Optional.of(client) : Optional.empty();
  }

  /** Opens a text as a file to read; its name tells what it is. */
  void show(SceneCommand command, JsonObject answer) {
    if (shows.isEmpty() || !answer.has("text")) {
      return;
    }
    String scene = answer.has("name") ? answer.get("name").getAsString() + " " : "";
    String ending = command == SceneCommand.TRANSLATE ? ".encounter" : ".txt";
    String name = (scene + command.id()).replaceAll("[^\\p{L}\\p{N} '.-]", "_") + ending;
    copies
        .write(name, answer.get("text").getAsString())
        .ifPresent(
            file -> {
              ShowDocumentParams params = new ShowDocumentParams(file.toUri().toString());
              params.setTakeFocus(true);
              shows.get().showDocument(params);
            });
  }

  /** Asks the client to make an edit. */
  void make(WorkspaceEdit edit) {
    edits.ifPresent(it -> it.applyEdit(new ApplyWorkspaceEditParams(edit)));
  }
}
