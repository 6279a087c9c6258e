package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.lsp4j.DeclarationParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.Endpoint;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the protocol asks of every server, whatever it is asked. */
class ProtocolTest {
  @TempDir Path folder;

  private static ResponseError refusal(Future<?> answer) {
    try {
      throw new AssertionError("answered: " + answer.get(20, TimeUnit.SECONDS));
    } catch (ExecutionException e) {
      return assertInstanceOf(ResponseErrorException.class, e.getCause()).getResponseError();
    } catch (InterruptedException | TimeoutException e) {
      throw new AssertionError(e);
    }
  }

  private static Future<?> hover(WireClient client, String uri) {
    return client
        .server
        .getTextDocumentService()
        .hover(new HoverParams(new TextDocumentIdentifier(uri), new Position(0, 2)));
  }

  @Test
  void whatIsInNoProtocolIsAMethodNotFound() {
    try (WireClient client = WireClient.with(folder)) {
      for (String method : List.of("textDocument/dance", "$/dance")) {
        ResponseError error = refusal(((Endpoint) client.server).request(method, new Object()));
        assertEquals(ResponseErrorCode.MethodNotFound.getValue(), error.getCode());
        assertNull(error.getData());
      }
    }
  }

  @Test
  void whatTheServerDoesNotOfferIsAMethodNotFound() {
    try (WireClient client = WireClient.with(folder)) {
      DeclarationParams asked =
          new DeclarationParams(
              new TextDocumentIdentifier(folder.resolve("a.encounter").toUri().toString()),
              new Position(0, 0));
      ResponseError error = refusal(client.server.getTextDocumentService().declaration(asked));
      assertEquals(ResponseErrorCode.MethodNotFound.getValue(), error.getCode());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"file:///x", "file:///x/y.txt", "file:///", "mailto:a@b", "x", "untitled:"})
  void aDocumentThatIsNoScriptHasNothingToTell(String uri) {
    try (WireClient client = WireClient.with(folder)) {
      assertNull(WireClient.answer(hover(client, uri)));
      assertEquals(List.of(), client.symbols(uri));
    }
  }

  @Test
  void afterTheGoodbyeEveryRequestIsRefusedAndWhatRanIsGivenUp() {
    for (int i = 0; i < 200; i++) {
      WireClient.write(folder.resolve("c" + i + ".encounter"), "creature Orc" + i + " { }\n");
    }
    try (WireClient client = WireClient.silent()) {
      client.initialize(WireClient.parameters(folder));
      client.server.initialized(new InitializedParams());
      WireClient.answer(client.server.shutdown());
      ResponseError error =
          refusal(hover(client, folder.resolve("c1.encounter").toUri().toString()));
      assertEquals(ResponseErrorCode.InvalidRequest.getValue(), error.getCode());
      assertEquals(0, client.implementation.exitCode());
      assertTrue(client.published().isEmpty());
    }
  }

  @Test
  void aFileWithoutAnEndingIsAScriptIfTheEditorSaysSo() {
    String uri = folder.resolve("notes").toUri().toString();
    try (WireClient client = WireClient.with(folder)) {
      client.open(uri, "creature Orc { wields Nothing }\n");
      assertFalse(client.awaitProblems(uri).isEmpty());
      client.close(uri);
      client.awaitClean(uri);
    }
  }
}
