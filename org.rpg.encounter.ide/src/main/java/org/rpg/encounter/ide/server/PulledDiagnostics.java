package org.rpg.encounter.ide.server;

import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.common.util.URI;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.DiagnosticRegistrationOptions;
import org.eclipse.lsp4j.DocumentDiagnosticReport;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.PreviousResultId;
import org.eclipse.lsp4j.RelatedFullDocumentDiagnosticReport;
import org.eclipse.lsp4j.RelatedUnchangedDocumentDiagnosticReport;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.WorkspaceDiagnosticReport;
import org.eclipse.lsp4j.WorkspaceDocumentDiagnosticReport;
import org.eclipse.lsp4j.WorkspaceFullDocumentDiagnosticReport;
import org.eclipse.lsp4j.WorkspaceUnchangedDocumentDiagnosticReport;

/**
 * Diagnostics for clients that ask for them. A client that is told and asks would show each twice,
 * so asking is offered only to one that cannot be told, or that says in its initialisation options
 * that it would rather ask ({@code "pullDiagnostics": true}); that one is told nothing.
 */
@Singleton
final class PulledDiagnostics {
  private final DiagnosticsPublisher publisher;
  private final ClientUris uris;

  @Inject
  PulledDiagnostics(DiagnosticsPublisher publisher, ClientUris uris) {
    this.publisher = publisher;
    this.uris = uris;
  }

  /** Whether a client is to ask, and not to be told. */
  static boolean isWanted(InitializeParams params) {
    Optional<TextDocumentClientCapabilities> text =
        Optional.ofNullable(params.getCapabilities()).map(ClientCapabilities::getTextDocument);
    boolean asks = text.map(TextDocumentClientCapabilities::getDiagnostic).isPresent();
    boolean hears = text.map(TextDocumentClientCapabilities::getPublishDiagnostics).isPresent();
    boolean rather =
        params.getInitializationOptions() instanceof JsonObject options
            && options.get("pullDiagnostics") instanceof JsonPrimitive wish
            && wish.getAsBoolean();
    return asks && (rather || !hears);
  }

  static DiagnosticRegistrationOptions options() {
    return new DiagnosticRegistrationOptions(true, true);
  }

  /** What is wrong with a document; to be asked in a read. */
  DocumentDiagnosticReport of(URI uri, Optional<String> known) {
    String id = id(uri);
    if (known.equals(Optional.of(id))) {
      return new DocumentDiagnosticReport(new RelatedUnchangedDocumentDiagnosticReport(id));
    }
    RelatedFullDocumentDiagnosticReport report =
        new RelatedFullDocumentDiagnosticReport(publisher.shown(uri));
    report.setResultId(id);
    return new DocumentDiagnosticReport(report);
  }

  /** What is wrong with all documents; to be asked in a read. */
  WorkspaceDiagnosticReport all(List<PreviousResultId> known) {
    Map<URI, String> before = new HashMap<>();
    known.forEach(it -> before.put(uris.toUri(it.getUri()), it.getValue()));
    Set<URI> all = new LinkedHashSet<>(publisher.wrong());
    all.addAll(before.keySet());
    List<WorkspaceDocumentDiagnosticReport> reports = new ArrayList<>();
    for (URI uri : all) {
      reports.add(report(uri, Optional.ofNullable(before.get(uri))));
    }
    return new WorkspaceDiagnosticReport(reports);
  }

  private WorkspaceDocumentDiagnosticReport report(URI uri, Optional<String> known) {
    String id = id(uri);
    String written = uris.toUriString(uri);
    if (known.equals(Optional.of(id))) {
      return new WorkspaceDocumentDiagnosticReport(
          new WorkspaceUnchangedDocumentDiagnosticReport(id, written, null));
    }
    WorkspaceFullDocumentDiagnosticReport full =
        new WorkspaceFullDocumentDiagnosticReport(publisher.shown(uri), written, null);
    full.setResultId(id);
    return new WorkspaceDocumentDiagnosticReport(full);
  }

  private String id(URI uri) {
    return Long.toString(publisher.number(uri));
  }
}
