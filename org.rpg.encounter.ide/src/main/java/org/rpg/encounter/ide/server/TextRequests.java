package org.rpg.encounter.ide.server;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SelectionRange;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.rpg.encounter.dsl.library.Library;
import org.rpg.encounter.dsl.scoping.Imports;
import org.rpg.encounter.dsl.words.NameKey;
import org.rpg.encounter.ide.Outline;
import org.rpg.encounter.ide.text.Colours;
import org.rpg.encounter.ide.text.Folding;
import org.rpg.encounter.ide.text.Links;
import org.rpg.encounter.ide.text.Selections;

/** What a client asks about the text of a script: its colours, folds, links and symbols. */
@Singleton
final class TextRequests {
  /** More symbols than that nobody reads; the client asks again with more letters. */
  private static final int MOST_SYMBOLS = 500;

  private final ScriptWorkspace workspace;
  private final ClientUris uris;
  private final Colours colours;
  private final Outline outline;
  private final Library library;
  private final Imports imports;

  @Inject
  TextRequests(ScriptWorkspace workspace, ClientUris uris) {
    this.workspace = workspace;
    this.uris = uris;
    colours = workspace.service(Colours.class);
    outline = workspace.service(Outline.class);
    library = workspace.service(Library.class);
    imports = workspace.service(Imports.class);
  }

  List<FoldingRange> folds(URI uri) {
    return workspace.list(uri, Folding::of);
  }

  List<SelectionRange> selections(URI uri, List<Position> positions) {
    return workspace.list(
        uri,
        (document, script) ->
            positions.stream().map(at -> Selections.at(document, at, script)).toList());
  }

  List<DocumentLink> links(URI uri) {
    return workspace.list(
        uri, (document, script) -> Links.of(document, script, imports, uris::toUriString));
  }

  /** The numbers of the tokens of a whole script. */
  List<Integer> colours(URI uri, boolean namesOnly) {
    return workspace.list(
        uri,
        (document, script) ->
            colours.of(document, script, 0, document.getContents().length(), namesOnly));
  }

  /** The numbers of the tokens that have a part in a range. */
  List<Integer> colours(URI uri, Range range, boolean namesOnly) {
    return workspace.list(
        uri,
        (document, script) ->
            colours.of(
                document,
                script,
                document.getOffSet(range.getStart()),
                document.getOffSet(range.getEnd()),
                namesOnly));
  }

  // ---- symbols

  /** What is declared in the scripts of all folders and has those letters, in that order. */
  List<WorkspaceSymbol> symbols(String query, CancelIndicator cancel) {
    String wanted = NameKey.folded(query).replace(" ", "");
    List<WorkspaceSymbol> found = new ArrayList<>();
    for (ScriptProject project : workspace.projects()) {
      for (URI uri : project.known()) {
        if (cancel.isCanceled() || found.size() >= MOST_SYMBOLS) {
          return found;
        }
        if (!library.holds(uri) && project.getResource(uri) instanceof XtextResource script) {
          symbols(script, wanted, found);
        }
      }
    }
    return found;
  }

  private void symbols(XtextResource script, String wanted, List<WorkspaceSymbol> found) {
    if (script.getParseResult() == null) {
      return;
    }
    String uri = uris.toUriString(script.getURI());
    for (DocumentSymbol top : outline.of(workspace.document(script), script)) {
      add(top, "", uri, wanted, found);
    }
  }

  private static void add(
      DocumentSymbol symbol,
      String container,
      String uri,
      String wanted,
      List<WorkspaceSymbol> found) {
    if (isSubsequence(wanted, NameKey.folded(symbol.getName()))) {
      Location at = new Location(uri, symbol.getSelectionRange());
      found.add(
          new WorkspaceSymbol(symbol.getName(), symbol.getKind(), Either.forLeft(at), container));
    }
    if (symbol.getChildren() != null) {
      for (DocumentSymbol child : symbol.getChildren()) {
        add(child, symbol.getName(), uri, wanted, found);
      }
    }
  }

  private static boolean isSubsequence(String letters, String name) {
    int at = 0;
    for (int i = 0; i < name.length() && at < letters.length(); i++) {
      at += name.charAt(i) == letters.charAt(at) ? 1 : 0;
    }
    return at == letters.length();
  }
}
