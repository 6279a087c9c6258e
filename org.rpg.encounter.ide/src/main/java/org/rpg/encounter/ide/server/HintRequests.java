package org.rpg.encounter.ide.server;

import com.google.gson.JsonPrimitive;
import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.common.util.URI;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.rpg.encounter.ide.OpenDocument;
import org.rpg.encounter.ide.hints.Hint;
import org.rpg.encounter.ide.hints.InlayHints;

/** What a client asks about what stands beside a text: short at once, how it came about later. */
@Singleton
final class HintRequests {
  private final ScriptWorkspace workspace;
  private final ClientUris uris;

  @Inject
  HintRequests(ScriptWorkspace workspace, ClientUris uris) {
    this.workspace = workspace;
    this.uris = uris;
  }

  /** The hints in a range. */
  List<InlayHint> hints(InlayHintParams params) {
    String written = params.getTextDocument().getUri();
    return workspace.list(
        uris.toUri(written),
        (document, script) -> {
          int from = document.getOffSet(params.getRange().getStart());
          int to = document.getOffSet(params.getRange().getEnd());
          return InlayHints.of(script, from, to, workspace.reader(script)).stream()
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
                return InlayHints.of(script, at, at, workspace.reader(script));
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
