package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Many questions at once, between edits: each is answered or called off, and none waits for ever.
 */
class CrowdTest {
  private static final int CANCELLED = -32800;
  private static final int MODIFIED = -32801;
  private static final int REFUSED = -32803;

  @TempDir Path folder;

  private static String text(int file, int files) {
    int next = (file + 1) % files;
    return "import \"f"
        + next
        + ".encounter\"\n"
        + "creature Beast "
        + (char) ('A' + file)
        + " like Beast "
        + (char) ('A' + next)
        + " { }\n"
        + "encounter Fight "
        + (char) ('A' + file)
        + " {\n    heroes: Beast "
        + (char) ('A' + next)
        + "\n    opponents: 2 Goblins\n}\n";
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void everyQuestionEnds(long seed) throws InterruptedException {
    int files = 8;
    Random chance = new Random(seed);
    List<String> uris = new ArrayList<>();
    for (int i = 0; i < files; i++) {
      uris.add(WireClient.write(folder.resolve("f" + i + ".encounter"), text(i, files)));
    }
    try (WireClient client = WireClient.with(folder)) {
      for (int i = 0; i < files; i++) {
        client.open(uris.get(i), text(i, files));
      }
      List<CompletableFuture<?>> asked = new ArrayList<>();
      int cancelled = 0;
      for (int i = 0; i < 400; i++) {
        int file = chance.nextInt(files);
        if (chance.nextInt(6) == 0) {
          client.replace(uris.get(file), text(file, files) + "// " + i + "\n");
          continue;
        }
        CompletableFuture<?> question = ask(client, uris.get(file), chance);
        asked.add(question);
        if (chance.nextInt(8) == 0) {
          question.cancel(true);
          cancelled++;
        }
      }
      for (CompletableFuture<?> each : asked) {
        ends(each);
      }
      assertTrue(cancelled > 10, "some were called off by the client");
      // and whatever is asked after the last edit is answered
      for (String uri : uris) {
        assertEquals(2, client.symbols(uri).size());
        assertFalse(client.completion(uri, new Position(4, 13)).isEmpty());
      }
    }
  }

  private static CompletableFuture<?> ask(WireClient client, String uri, Random chance) {
    TextDocumentService service = client.server.getTextDocumentService();
    TextDocumentIdentifier id = new TextDocumentIdentifier(uri);
    Position at = new Position(chance.nextInt(6), chance.nextInt(20));
    return switch (chance.nextInt(9)) {
      case 0 -> service.completion(new CompletionParams(id, at));
      case 1 -> service.definition(new DefinitionParams(id, at));
      case 2 -> service.references(new ReferenceParams(id, at, new ReferenceContext(true)));
      case 3 -> service.rename(new RenameParams(id, at, "Zuleica"));
      case 4 -> service.documentSymbol(new DocumentSymbolParams(id));
      case 5 -> service.semanticTokensFull(new SemanticTokensParams(id));
      case 6 ->
          service.formatting(new DocumentFormattingParams(id, new FormattingOptions(4, true)));
      case 7 -> client.server.getWorkspaceService().symbol(new WorkspaceSymbolParams("be"));
      default -> service.hover(new HoverParams(id, at));
    };
  }

  /** A question is answered, called off or refused. */
  private static void ends(CompletableFuture<?> question) throws InterruptedException {
    try {
      question.get(30, TimeUnit.SECONDS);
    } catch (CancellationException e) {
      assertTrue(question.isCancelled());
    } catch (ExecutionException e) {
      assertTrue(e.getCause() instanceof ResponseErrorException, e.toString());
      int code = ((ResponseErrorException) e.getCause()).getResponseError().getCode();
      assertTrue(Set.of(CANCELLED, MODIFIED, REFUSED).contains(code), e.toString());
    } catch (TimeoutException e) {
      throw new AssertionError("a question without an end", e);
    }
  }

  /** A read that is running when the next edit comes is called off, not waited for. */
  @Test
  void anEditDoesNotWaitForTheQuestionsBeforeIt() {
    String uri = WireClient.write(folder.resolve("a.encounter"), text(0, 1));
    try (WireClient client = WireClient.with(folder)) {
      client.open(uri, text(0, 1));
      for (int i = 0; i < 50; i++) {
        client
            .server
            .getTextDocumentService()
            .references(
                new ReferenceParams(
                    new TextDocumentIdentifier(uri),
                    new Position(1, 10),
                    new ReferenceContext(true)));
      }
      String bad = "tactics T { if prone: standz up }\n";
      client.replace(uri, bad);
      assertEquals(
          client.lastVersion(),
          client
              .awaitPublish(
                  uri,
                  it -> it.getVersion() == client.lastVersion() && !it.getDiagnostics().isEmpty())
              .getVersion());
    }
  }
}
