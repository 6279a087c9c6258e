package org.rpg.encounter.ide.server;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.eclipse.emf.common.util.URI;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticCodeDescription;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.validation.Issue;
import org.rpg.encounter.dsl.pages.FileKind;
import org.rpg.encounter.dsl.pages.Page;
import org.rpg.encounter.ide.OpenDocument;

/** Tells the client what is wrong, and only what it does not know yet. */
@Singleton
final class DiagnosticsPublisher {
  private final ClientUris uris;
  private final ManualFiles manual;
  private final CompletableFuture<LanguageClient> client = new CompletableFuture<>();
  private final Map<URI, List<Diagnostic>> shown = new HashMap<>();
  private final Map<URI, Long> changed = new HashMap<>();

  /** What was told of a document before all of it was checked. */
  private final Map<URI, PublishDiagnosticsParams> ahead = new HashMap<>();

  private long changes;
  private Function<URI, OpenDocument> documents = uri -> null;

  @Inject
  DiagnosticsPublisher(ClientUris uris, ManualFiles manual) {
    this.uris = uris;
    this.manual = manual;
  }

  void documents(Function<URI, OpenDocument> documents) {
    this.documents = documents;
  }

  /** From now on the client listens; what was found before is sent now. */
  void listens(LanguageClient listener) {
    client.complete(listener);
  }

  /** Tells what is wrong; if the client has been told just that ahead, it hears nothing new. */
  synchronized void publish(URI uri, Iterable<? extends Issue> issues) {
    PublishDiagnosticsParams told = ahead.remove(uri);
    note(uri, issues).filter(it -> !it.equals(told)).ifPresent(this::send);
  }

  /** Tells what is known to be wrong already, while the document is still being checked. */
  synchronized void publishAhead(URI uri, Iterable<? extends Issue> issues) {
    note(uri, issues)
        .ifPresent(
            it -> {
              ahead.put(uri, it);
              send(it);
            });
  }

  private void send(PublishDiagnosticsParams params) {
    client.thenAccept(listener -> listener.publishDiagnostics(params));
  }

  private Optional<PublishDiagnosticsParams> note(URI uri, Iterable<? extends Issue> issues) {
    OpenDocument open = documents.apply(uri);
    List<Diagnostic> diagnostics = new ArrayList<>();
    for (Issue issue : issues) {
      if (issue.getSeverity() != Severity.IGNORE) {
        diagnostics.add(diagnostic(issue, Optional.ofNullable(open)));
      }
    }
    boolean awaited = open != null && holdsScript(uri, open);
    if (diagnostics.isEmpty() && !awaited && !shown.containsKey(uri)) {
      return Optional.empty();
    }
    changes++;
    changed.put(uri, changes);
    if (diagnostics.isEmpty()) {
      shown.remove(uri);
    } else {
      shown.put(uri, List.copyOf(diagnostics));
    }
    PublishDiagnosticsParams params =
        new PublishDiagnosticsParams(uris.toUriString(uri), diagnostics);
    if (open != null) {
      params.setVersion(open.getVersion());
    }
    return Optional.of(params);
  }

  /** A number that is another one whenever the diagnostics of a document are; 0 of one without. */
  synchronized long number(URI uri) {
    return changed.getOrDefault(uri, 0L);
  }

  /** The documents with which something is wrong. */
  synchronized List<URI> wrong() {
    return List.copyOf(shown.keySet());
  }

  /** What the client shows of a document now. */
  synchronized List<Diagnostic> shown(URI uri) {
    return shown.getOrDefault(uri, List.of());
  }

  /** Of a page that is none of ours nobody wants to hear. */
  private static boolean holdsScript(URI uri, OpenDocument open) {
    return FileKind.of(uri) != FileKind.PAGE || Page.of(open.getContents()).holdsScript();
  }

  private Diagnostic diagnostic(Issue issue, Optional<OpenDocument> open) {
    Diagnostic diagnostic = new Diagnostic();
    diagnostic.setSource("encounter");
    diagnostic.setMessage(issue.getMessage());
    diagnostic.setSeverity(severity(issue.getSeverity()));
    diagnostic.setRange(open.map(document -> range(issue, document)).orElseGet(() -> range(issue)));
    if (issue.getCode() != null) {
      diagnostic.setCode(issue.getCode());
      manual
          .page(issue.getCode(), issue.getMessage())
          .ifPresent(page -> diagnostic.setCodeDescription(new DiagnosticCodeDescription(page)));
    }
    if (issue.getData() != null && issue.getData().length > 0) {
      diagnostic.setData(List.of(issue.getData()));
    }
    return diagnostic;
  }

  private static Range range(Issue issue, OpenDocument document) {
    if (issue.getOffset() == null) {
      return range(issue);
    }
    int length = issue.getLength() == null ? 0 : issue.getLength();
    return document.range(issue.getOffset(), issue.getOffset() + length);
  }

  private static Range range(Issue issue) {
    Position begin = position(issue.getLineNumber(), issue.getColumn());
    boolean ends = issue.getLineNumberEnd() != null && issue.getColumnEnd() != null;
    return new Range(
        begin, ends ? position(issue.getLineNumberEnd(), issue.getColumnEnd()) : begin);
  }

  private static Position position(Integer line, Integer column) {
    return new Position(
        line == null ? 0 : Math.max(0, line - 1), column == null ? 0 : Math.max(0, column - 1));
  }

  private static DiagnosticSeverity severity(Severity severity) {
    return switch (severity) {
      case ERROR -> DiagnosticSeverity.Error;
      case WARNING -> DiagnosticSeverity.Warning;
      case INFO, IGNORE -> DiagnosticSeverity.Information;
    };
  }
}
