package org.rpg.encounter.ide.server;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ResourceOperation;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.rpg.encounter.ide.OpenDocument;
import org.rpg.encounter.ide.names.NoRename;
import org.rpg.encounter.ide.names.Occurrence;
import org.rpg.encounter.ide.names.Occurrences;
import org.rpg.encounter.ide.names.Renaming;

/** What a client asks about the name under the caret: where else it stands, and to change it. */
@Singleton
final class NameRequests {
  private final ScriptWorkspace workspace;
  private final ClientUris uris;
  private final Occurrences occurrences;
  private final Renaming renaming;

  @Inject
  NameRequests(ScriptWorkspace workspace, ClientUris uris) {
    this.workspace = workspace;
    this.uris = uris;
    occurrences = workspace.service(Occurrences.class);
    renaming = workspace.service(Renaming.class);
  }

  /** Every place that names the same thing, in all scripts. */
  List<Location> references(URI uri, Position at, boolean declaration, CancelIndicator cancel) {
    List<Location> found = new ArrayList<>();
    for (Occurrence each : everywhere(uri, at, cancel)) {
      if (declaration || !each.declares()) {
        found.add(new Location(uriOf(each.script()), range(each)));
      }
    }
    return found;
  }

  private List<Occurrence> everywhere(URI uri, Position at, CancelIndicator cancel) {
    return workspace.list(
        uri,
        (document, script) -> {
          Optional<EObject> target = target(document, script, at);
          List<Occurrence> all = new ArrayList<>();
          if (target.isPresent()) {
            for (XtextResource each : workspace.scriptsBeside(uri)) {
              if (cancel.isCanceled()) {
                break;
              }
              all.addAll(occurrences.in(each, target.get()));
            }
          }
          return all;
        });
  }

  private Optional<EObject> target(OpenDocument document, XtextResource script, Position at) {
    return occurrences.at(script, document.getOffSet(at)).map(Occurrence::target);
  }

  /** The places in the open script alone. */
  List<DocumentHighlight> highlights(URI uri, Position at) {
    return workspace.list(
        uri,
        (document, script) ->
            target(document, script, at).stream()
                .flatMap(target -> occurrences.in(script, target).stream())
                .map(this::highlight)
                .toList());
  }

  private DocumentHighlight highlight(Occurrence each) {
    return new DocumentHighlight(
        range(each), each.declares() ? DocumentHighlightKind.Write : DocumentHighlightKind.Read);
  }

  /** What would be renamed there, with its present name; null if there is no name. */
  PrepareRenameResult prepare(URI uri, Position at) {
    return workspace.doRead(
        uri,
        (document, script) ->
            named(script, ((OpenDocument) document).getOffSet(at))
                .map(it -> new PrepareRenameResult(range(it), it.written()))
                .orElse(null));
  }

  /** The edits that give the thing under the caret a new name; null if there is no name. */
  WorkspaceEdit rename(URI uri, Position at, String name) {
    return workspace.doRead(
        uri,
        (document, script) ->
            named(script, ((OpenDocument) document).getOffSet(at))
                .map(it -> edit(it, name, uri))
                .orElse(null));
  }

  private Optional<Occurrence> named(XtextResource script, int offset) {
    try {
      return renaming.at(script, offset);
    } catch (NoRename e) {
      throw refused(e, script);
    }
  }

  private WorkspaceEdit edit(Occurrence renamed, String name, URI uri) {
    try {
      Map<XtextResource, List<TextEdit>> edits = new LinkedHashMap<>();
      for (Renaming.Change change : renaming.changes(renamed, name, workspace.scriptsBeside(uri))) {
        edits
            .computeIfAbsent(change.at().script(), script -> new ArrayList<>())
            .add(new TextEdit(range(change.at()), change.text()));
      }
      WorkspaceEdit edit = new WorkspaceEdit();
      edit.setDocumentChanges(
          edits.entrySet().stream()
              .map(
                  it ->
                      Either.<TextDocumentEdit, ResourceOperation>forLeft(
                          workspace.document(it.getKey()).edit(uriOf(it.getKey()), it.getValue())))
              .toList());
      return edit;
    } catch (NoRename e) {
      throw refused(e, renamed.script());
    }
  }

  private ResponseErrorException refused(NoRename because, XtextResource script) {
    String told = because.told(workspace.reader(script));
    return new ResponseErrorException(
        new ResponseError(ResponseErrorCode.RequestFailed, told, null));
  }

  private String uriOf(XtextResource script) {
    return uris.toUriString(script.getURI());
  }

  private Range range(Occurrence each) {
    return workspace.document(each.script()).range(each.region());
  }
}
