package org.rpg.encounter.ide.server;

import com.google.gson.JsonPrimitive;
import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.common.util.URI;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.CompletionItemResolveSupportCapabilities;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.xtext.util.CancelIndicator;
import org.rpg.encounter.ide.OpenDocument;
import org.rpg.encounter.ide.completion.Completions;
import org.rpg.encounter.ide.completion.Explanation;

/**
 * What can stand at a caret. A client that asks for what is told of a proposal when somebody looks
 * at it gets the list without; of its last list the server remembers what there is to tell.
 */
@Singleton
final class CompletionRequests {
  private final ScriptWorkspace workspace;
  private final Completions completions;
  private boolean snippets;
  private boolean lazy;
  private List<Explanation> last = List.of();
  private URI lastOf = URI.createURI("");
  private int list;

  @Inject
  CompletionRequests(ScriptWorkspace workspace) {
    this.workspace = workspace;
    completions = workspace.service(Completions.class);
  }

  /** What the client can do with proposals. */
  void begin(InitializeParams client) {
    Optional<CompletionItemCapabilities> item =
        Optional.ofNullable(client.getCapabilities())
            .map(ClientCapabilities::getTextDocument)
            .map(TextDocumentClientCapabilities::getCompletion)
            .map(CompletionCapabilities::getCompletionItem);
    snippets = item.map(CompletionItemCapabilities::getSnippetSupport).orElse(false);
    lazy =
        item.map(CompletionItemCapabilities::getResolveSupport)
            .map(CompletionItemResolveSupportCapabilities::getProperties)
            .filter(it -> it.contains("documentation"))
            .isPresent();
  }

  /** Whether it asks for what is told of a proposal later. */
  boolean isLazy() {
    return lazy;
  }

  /** The proposals at a position; to be asked in a read. */
  CompletionList at(URI uri, Position position, CancelIndicator cancel) {
    List<Explanation> told = new ArrayList<>();
    CompletionList found =
        workspace.doRead(
            uri,
            (document, script) ->
                completions.at(
                    (OpenDocument) document, position, script, snippets, told::add, cancel));
    if (found == null) {
      return new CompletionList(List.of());
    }
    if (lazy) {
      remember(uri, found.getItems(), told);
    } else {
      for (int i = 0; i < told.size(); i++) {
        tell(found.getItems().get(i), told.get(i).brief().get());
      }
    }
    return found;
  }

  private synchronized void remember(
      URI uri, List<CompletionItem> items, List<Explanation> explanations) {
    list++;
    last = List.copyOf(explanations);
    lastOf = uri;
    for (int i = 0; i < items.size(); i++) {
      items.get(i).setData(list + ":" + i);
    }
  }

  private static void tell(CompletionItem item, Optional<String> text) {
    text.ifPresent(it -> item.setDocumentation(new MarkupContent(MarkupKind.MARKDOWN, it)));
  }

  /** The same proposal with what there is to tell of it; as it was, if its list is forgotten. */
  CompletionItem resolved(CompletionItem asked) {
    URI uri;
    Optional<Explanation> explanation;
    synchronized (this) {
      uri = lastOf;
      explanation = number(asked).map(last::get);
    }
    explanation.ifPresent(
        it ->
            workspace.doRead(
                uri,
                (document, script) -> {
                  tell(asked, it.full().apply(script.getResourceSet()));
                  return null;
                }));
    return asked;
  }

  /** Its place in the last list. */
  private Optional<Integer> number(CompletionItem asked) {
    String prefix = list + ":";
    boolean known =
        asked.getData() instanceof JsonPrimitive text
            && text.isString()
            && text.getAsString().startsWith(prefix);
    return known
        ? Optional.of(((JsonPrimitive) asked.getData()).getAsString().substring(prefix.length()))
            .filter(it -> it.matches("\\d{1,6}"))
            .map(Integer::valueOf)
            .filter(it -> it < last.size())
        : Optional.empty();
  }
}
