package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticCapabilities;
import org.eclipse.lsp4j.DocumentDiagnosticParams;
import org.eclipse.lsp4j.DocumentDiagnosticReport;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.PreviousResultId;
import org.eclipse.lsp4j.PublishDiagnosticsCapabilities;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceDiagnosticParams;
import org.eclipse.lsp4j.WorkspaceDocumentDiagnosticReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** textDocument/diagnostic and workspace/diagnostic over the wire. */
class PulledDiagnosticsTest {
  private static final String BOOK = "criatura Xulgo { tamanho médio }\n";
  private static final String SCENE =
      "importa \"livro.encounter\"\ncriatura Zulgo como Xulgo { }\ntática T { se caído: levanta-se }\n";

  @TempDir Path folder;

  private static InitializeParams asking(Path folder) {
    InitializeParams params = WireClient.parameters(folder);
    params.getCapabilities().getTextDocument().setDiagnostic(new DiagnosticCapabilities());
    return params;
  }

  private static DocumentDiagnosticReport ask(WireClient client, String uri, String known) {
    DocumentDiagnosticParams params = new DocumentDiagnosticParams(new TextDocumentIdentifier(uri));
    params.setPreviousResultId(known);
    return WireClient.answer(client.server.getTextDocumentService().diagnostic(params));
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void whatIsAnsweredIsWhatIsTold(LineEnd lines) {
    String scene = lines.in(SCENE);
    WireClient.write(folder.resolve("livro.encounter"), lines.in(BOOK));
    String uri = WireClient.write(folder.resolve("a.encounter"), scene);
    try (WireClient client = WireClient.with(folder)) {
      client.open(uri, scene);
      List<Diagnostic> told = client.awaitProblems(uri);
      assertEquals(
          told.toString(), ask(client, uri, null).getLeft().getItems().toString(), "the same");
    }
  }

  @Test
  void whatHasNotChangedIsNotSentAgain() {
    WireClient.write(folder.resolve("livro.encounter"), BOOK);
    String uri = WireClient.write(folder.resolve("a.encounter"), SCENE);
    try (WireClient client = WireClient.with(folder)) {
      client.open(uri, SCENE);
      String id = ask(client, uri, null).getLeft().getResultId();
      assertEquals(id, ask(client, uri, id).getRight().getResultId());
      client.replace(uri, SCENE.replace("levanta-se", "levantar-se"));
      DocumentDiagnosticReport mended = ask(client, uri, id);
      assertTrue(mended.isLeft());
      assertEquals(List.of(), mended.getLeft().getItems());
    }
  }

  @Test
  void allFilesAreAnsweredFor() {
    String bad = WireClient.write(folder.resolve("b.encounter"), "tática T { se caido }\n");
    WireClient.write(folder.resolve("livro.encounter"), BOOK);
    try (WireClient client = WireClient.with(folder)) {
      client.awaitProblems(bad);
      List<WorkspaceDocumentDiagnosticReport> all = all(client, List.of());
      assertEquals(1, all.size());
      assertEquals(bad, all.get(0).getWorkspaceFullDocumentDiagnosticReport().getUri());
      String id = all.get(0).getWorkspaceFullDocumentDiagnosticReport().getResultId();
      assertTrue(all(client, List.of(new PreviousResultId(bad, id))).get(0).isRight());
    }
  }

  private static List<WorkspaceDocumentDiagnosticReport> all(
      WireClient client, List<PreviousResultId> known) {
    return WireClient.answer(
            client.server.getWorkspaceService().diagnostic(new WorkspaceDiagnosticParams(known)))
        .getItems();
  }

  @Test
  void itIsOfferedToWhoCannotBeToldOrWouldRatherAsk() {
    InitializeParams both = asking(folder);
    both.getCapabilities()
        .getTextDocument()
        .setPublishDiagnostics(new PublishDiagnosticsCapabilities());
    try (WireClient client = WireClient.silent()) {
      assertNull(
          client.initialize(both).getCapabilities().getDiagnosticProvider(),
          "each would show twice");
    }
    try (WireClient client = WireClient.silent()) {
      InitializeParams only = asking(folder);
      assertTrue(
          client
              .initialize(only)
              .getCapabilities()
              .getDiagnosticProvider()
              .isInterFileDependencies());
    }
    JsonObject wish = new JsonObject();
    wish.addProperty("pullDiagnostics", true);
    both.setInitializationOptions(wish);
    try (WireClient client = WireClient.silent()) {
      client.initialize(both);
      client.server.initialized(new InitializedParams());
      String uri = folder.resolve("a.encounter").toUri().toString();
      client.open(uri, "tática T { se caido }\n");
      assertFalse(ask(client, uri, null).getLeft().getItems().isEmpty());
      assertEquals(List.of(), client.publishes());
    }
  }
}
