package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemResolveSupportCapabilities;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** textDocument/completion and completionItem/resolve of a client that asks for details later. */
class CompletionResolveTest {
  @TempDir Path folder;

  private WireClient lazy() {
    WireClient client = WireClient.silent();
    InitializeParams params = WireClient.parameters(folder);
    params
        .getCapabilities()
        .getTextDocument()
        .getCompletion()
        .getCompletionItem()
        .setResolveSupport(new CompletionItemResolveSupportCapabilities(List.of("documentation")));
    InitializeResult can = client.initialize(params);
    assertTrue(can.getCapabilities().getCompletionProvider().getResolveProvider());
    client.server.initialized(new InitializedParams());
    return client;
  }

  private String uri() {
    return folder.resolve("a.encounter").toUri().toString();
  }

  private static CompletionItem labelled(List<CompletionItem> items, String label) {
    return items.stream().filter(it -> it.getLabel().equals(label)).findFirst().orElseThrow();
  }

  private static String told(WireClient client, CompletionItem item) {
    CompletionItem resolved =
        WireClient.answer(client.server.getTextDocumentService().resolveCompletionItem(item));
    assertEquals(item.getLabel(), resolved.getLabel());
    assertEquals(item.getTextEdit(), resolved.getTextEdit());
    return resolved.getDocumentation() == null
        ? ""
        : resolved.getDocumentation().getRight().getValue();
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void whatIsToldOfAProposalComesWhenSomebodyLooks(LineEnd lines) {
    WireClient.write(
        folder.resolve("orcs.encounter"),
        lines.in("/** They come by night. */\ncreature Ork { skills Dodge 1 }\n"));
    try (WireClient client = lazy()) {
      List<CompletionItem> items =
          client.completion(
              uri(),
              lines.in(
                  "import \"orcs.encounter\"\nencounter E { heroes: Guard  opponents: <|> }\n"));
      assertTrue(items.stream().allMatch(it -> it.getDocumentation() == null));
      String ork = told(client, labelled(items, "Ork"));
      assertTrue(ork.contains("skills Dodge 1") && ork.contains("They come by night."), ork);
      List<CompletionItem> words = client.completion(uri(), "creat<|>");
      assertTrue(told(client, labelled(words, "creature")).contains("A kind of being"));
    }
  }

  @Test
  void ofAListThatIsForgottenNothingIsTold() {
    try (WireClient client = lazy()) {
      CompletionItem old = labelled(client.completion(uri(), "creat<|>"), "creature");
      client.completion(uri(), "encount<|>");
      assertEquals("", told(client, old));
      old.setData("7:x");
      assertEquals("", told(client, old));
      old.setData(null);
      assertEquals("", told(client, old));
    }
  }

  @Test
  void whoCannotAskLaterIsToldAtOnce() {
    try (WireClient client = WireClient.with(folder)) {
      CompletionItem item = labelled(client.completion(uri(), "creat<|>"), "creature");
      assertTrue(item.getDocumentation().getRight().getValue().contains("A kind of being"));
      assertNull(item.getData());
    }
  }
}
