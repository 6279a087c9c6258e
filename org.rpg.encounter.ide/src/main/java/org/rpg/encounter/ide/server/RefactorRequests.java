package org.rpg.encounter.ide.server;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.common.util.URI;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionCapabilities;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeActionResolveSupportCapabilities;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.ReplaceRegion;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.words.Reader;
import org.rpg.encounter.ide.OpenDocument;
import org.rpg.encounter.ide.refactor.ImportOrder;
import org.rpg.encounter.ide.refactor.Refactorings;

/** What would change a text and leave what it means: offered at once, worked out when chosen. */
@Singleton
final class RefactorRequests {
  private static final String IMPORTS = "imports";

  private final ScriptWorkspace workspace;
  private final ClientUris uris;
  private final Refactorings refactorings;
  private final ImportOrder imports;

  @Inject
  RefactorRequests(ScriptWorkspace workspace, ClientUris uris) {
    this.workspace = workspace;
    this.uris = uris;
    refactorings = workspace.service(Refactorings.class);
    imports = workspace.service(ImportOrder.class);
  }

  /** Whether a client asks for the changes of an action only when somebody has chosen it. */
  static boolean isLazy(Optional<TextDocumentClientCapabilities> client) {
    return client
        .map(TextDocumentClientCapabilities::getCodeAction)
        .map(CodeActionCapabilities::getResolveSupport)
        .map(CodeActionResolveSupportCapabilities::getProperties)
        .filter(it -> it.contains("edit"))
        .isPresent();
  }

  /** What fits at the beginning of the range that is asked about. */
  List<Either<Command, CodeAction>> actions(CodeActionParams params, boolean lazy) {
    String written = params.getTextDocument().getUri();
    return workspace.list(
        uris.toUri(written),
        (document, script) -> {
          int offset = document.getOffSet(params.getRange().getStart());
          Reader reader = workspace.reader(script);
          List<CodeAction> found = new ArrayList<>();
          for (Refactorings.Offer each : refactorings.at(script, offset)) {
            if (FixRequests.isAskedFor(each.kind(), params.getContext())) {
              found.add(action(each.title().in(reader), each.kind(), written, each.id(), offset));
            }
          }
          // it has to look at every file beside: only who asks for it gets it
          if (params.getContext().getOnly() != null
              && FixRequests.isAskedFor(
                  CodeActionKind.SourceOrganizeImports, params.getContext())) {
            String title = Phrases.of("refactor.imports").in(reader);
            String kind = CodeActionKind.SourceOrganizeImports;
            found.add(action(title, kind, written, IMPORTS, offset));
          }
          if (!lazy) {
            found.forEach(this::resolved);
            found.removeIf(it -> it.getEdit() == null);
          }
          return found.stream().map(Either::<Command, CodeAction>forRight).toList();
        });
  }

  private static CodeAction action(String title, String kind, String uri, String id, int offset) {
    CodeAction action = new CodeAction(title);
    action.setKind(kind);
    JsonObject data = new JsonObject();
    data.addProperty("uri", uri);
    data.addProperty("id", id);
    data.addProperty("offset", offset);
    action.setData(data);
    return action;
  }

  /** The same action with its changes; without any where it does not fit any longer. */
  CodeAction resolved(CodeAction action) {
    if (!(action.getData() instanceof JsonObject data) || !data.has("id")) {
      return action;
    }
    String written = text(data.get("uri"));
    int offset = data.get("offset").getAsInt();
    URI uri = uris.toUri(written);
    List<WorkspaceEdit> edit =
        workspace.list(
            uri,
            (document, script) ->
                edits(text(data.get("id")), document, script, offset, uri)
                    .filter(it -> !it.isEmpty())
                    .map(it -> edit(written, document, it))
                    .stream()
                    .toList());
    edit.forEach(action::setEdit);
    return action;
  }

  private static String text(JsonElement of) {
    return of == null ? "" : of.getAsString();
  }

  private Optional<List<ReplaceRegion>> edits(
      String id, OpenDocument document, XtextResource script, int offset, URI uri) {
    return id.equals(IMPORTS)
        ? Optional.of(imports.edits(script, workspace.scriptsBeside(uri)))
        : refactorings.edits(id, script, document.getContents(), offset);
  }

  private static WorkspaceEdit edit(
      String uri, OpenDocument document, List<ReplaceRegion> changes) {
    List<TextEdit> edits =
        changes.stream()
            .map(
                it -> new TextEdit(document.range(it.getOffset(), it.getEndOffset()), it.getText()))
            .toList();
    return new WorkspaceEdit(List.of(Either.forLeft(document.edit(uri, edits))));
  }
}
