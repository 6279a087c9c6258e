package org.rpg.encounter.ide.server;

import com.google.gson.JsonPrimitive;
import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.common.util.URI;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.encounter.Leg;
import org.rpg.encounter.ide.OpenDocument;
import org.rpg.encounter.ide.hints.Hint;
import org.rpg.encounter.ide.hints.InlayHints;
import org.rpg.encounter.preview.Wear;

/** What a client asks about what stands beside a text: short at once, how it came about later. */
@Singleton
final class HintRequests {
  private final ScriptWorkspace workspace;
  private final ClientUris uris;
  private final ClientSettings settings;
  private final SceneOdds odds;

  /** Of each open script what the client was told last of those who travel. */
  private final Map<URI, Map<String, Map<String, List<Wear.Traveller>>>> told = new HashMap<>();

  private Runnable refresh = () -> {};

  @Inject
  HintRequests(
      ScriptWorkspace workspace, ClientUris uris, ClientSettings settings, SceneOdds odds) {
    this.workspace = workspace;
    this.uris = uris;
    this.settings = settings;
    this.odds = odds;
    odds.onChange(this::changed);
  }

  /** How to have the client ask again. */
  void onNews(Runnable action) {
    refresh = action;
  }

  /** What legs cost is found out with the odds of their journey. */
  private void want(URI uri, XtextResource script) {
    boolean travels =
        script.getContents().stream()
            .anyMatch(it -> !EcoreUtil2.getAllContentsOfType(it, Leg.class).isEmpty());
    if (travels && settings.current().liveOdds()) {
      odds.want(uri, script);
      synchronized (told) {
        told.keySet().removeIf(it -> !workspace.isDocumentOpen(it));
        told.put(uri, odds.wear(uri));
      }
    }
  }

  /** The client is told only of what it does not show yet, and once until it asks again. */
  private void changed(URI uri) {
    boolean news;
    synchronized (told) {
      news = told.containsKey(uri) && !told.get(uri).equals(odds.wear(uri));
      if (news) {
        told.remove(uri);
      }
    }
    if (news) {
      refresh.run();
    }
  }

  /** The hints in a range. */
  List<InlayHint> hints(InlayHintParams params) {
    String written = params.getTextDocument().getUri();
    return workspace.list(
        uris.toUri(written),
        (document, script) -> {
          want(uris.toUri(written), script);
          int from = document.getOffSet(params.getRange().getStart());
          int to = document.getOffSet(params.getRange().getEnd());
          return InlayHints.of(script, from, to, workspace.reader(script), odds::wear).stream()
              .map(it -> hint(it, written, document))
              .toList();
        });
  }

  private static InlayHint hint(Hint it, String uri, OpenDocument document) {
    InlayHint hint = new InlayHint(document.getPosition(it.offset()), Either.forLeft(it.label()));
    hint.setPaddingLeft(true);
    hint.setData(new JsonPrimitive(uri));
    return hint;
  }

  /** The same hint with its tooltip; as it was, if the text has changed meanwhile. */
  InlayHint resolved(InlayHint asked) {
    Optional<URI> uri = uri(asked);
    if (uri.isPresent()) {
      workspace
          .list(
              uri.get(),
              (document, script) -> {
                int at = document.getOffSet(asked.getPosition());
                return InlayHints.of(script, at, at, workspace.reader(script), odds::wear);
              })
          .stream()
          .filter(it -> it.label().equals(asked.getLabel().getLeft()))
          .findFirst()
          .map(it -> new MarkupContent(MarkupKind.MARKDOWN, it.tooltip().get()))
          .ifPresent(asked::setTooltip);
    }
    return asked;
  }

  private Optional<URI> uri(InlayHint asked) {
    boolean ours = asked.getData() instanceof JsonPrimitive text && text.isString();
    return ours
        ? Optional.of(uris.toUri(((JsonPrimitive) asked.getData()).getAsString()))
        : Optional.empty();
  }
}
