package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DocumentOnTypeFormattingParams;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensDelta;
import org.eclipse.lsp4j.SemanticTokensDeltaParams;
import org.eclipse.lsp4j.SemanticTokensEdit;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What happens while somebody types: textDocument/onTypeFormatting and the colours that change. */
class TypingTest {
  @TempDir Path folder;

  private static TextDocumentService service(WireClient client) {
    return client.server.getTextDocumentService();
  }

  private void becomes(String typed, LineEnd lines, String marked, String after) {
    int caret = lines.in(marked).indexOf('|');
    String text = lines.in(marked).replace("|", "");
    String uri = folder.resolve("a.encounter").toUri().toString();
    try (WireClient client = WireClient.with(folder)) {
      client.open(uri, text);
      List<? extends TextEdit> edits =
          WireClient.answer(
              service(client)
                  .onTypeFormatting(
                      new DocumentOnTypeFormattingParams(
                          new TextDocumentIdentifier(uri),
                          new FormattingOptions(4, true),
                          WireClient.position(text, caret),
                          typed)));
      assertEquals(lines.in(after), WireClient.edited(text, edits));
    }
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void aBraceLaysOutTheBodyThatItCloses(LineEnd lines) {
    becomes(
        "}",
        lines,
        """
        creature   Elf { }
        creature Orc {
        size   small
          wields Sword
        }|
        """,
        """
        creature   Elf { }
        creature Orc {
            size small
            wields Sword
        }
        """);
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void aNewLineLaysOutTheOneThatWasLeft(LineEnd lines) {
    becomes(
        "\n",
        lines,
        """
        criatura Orc {
        tamanho   pequeno
        |
          empunha   Espada
        }
        """,
        """
        criatura Orc {
            tamanho pequeno

          empunha   Espada
        }
        """);
  }

  @Test
  void coloursAreToldAsWhatHasChanged() {
    String text = "creature Orc { wields Sword }\ncreature Elf { wields Bow }\n";
    String uri = folder.resolve("a.encounter").toUri().toString();
    TextDocumentIdentifier document = new TextDocumentIdentifier(uri);
    try (WireClient client = WireClient.with(folder)) {
      client.open(uri, text);
      SemanticTokens first =
          WireClient.answer(service(client).semanticTokensFull(new SemanticTokensParams(document)));
      client.replace(uri, text.replace("Sword", "Sword, Dagger"));
      SemanticTokensDelta delta =
          WireClient.answer(
                  service(client)
                      .semanticTokensFullDelta(
                          new SemanticTokensDeltaParams(document, first.getResultId())))
              .getRight();
      SemanticTokens whole =
          WireClient.answer(service(client).semanticTokensFull(new SemanticTokensParams(document)));
      assertEquals(whole.getData(), changed(first.getData(), delta.getEdits()));
      assertTrue(delta.getEdits().get(0).getData().size() < whole.getData().size());
      // nothing is known of that answer
      assertTrue(
          WireClient.answer(
                  service(client)
                      .semanticTokensFullDelta(new SemanticTokensDeltaParams(document, "none")))
              .isLeft());
    }
  }

  private static List<Integer> changed(List<Integer> before, List<SemanticTokensEdit> edits) {
    List<Integer> now = new ArrayList<>(before);
    for (SemanticTokensEdit edit : edits) {
      now.subList(edit.getStart(), edit.getStart() + edit.getDeleteCount()).clear();
      if (edit.getData() != null) {
        now.addAll(edit.getStart(), edit.getData());
      }
    }
    return now;
  }

  @Test
  void whatIsNoBraceOfABodyLaysNothingOut() {
    becomes("}", LineEnd.LF, "// }|\ncreature   Elf { }\n", "// }\ncreature   Elf { }\n");
    becomes("\n", LineEnd.LF, "\n|creature   Elf { }\n", "\ncreature   Elf { }\n");
  }

  // ---- what is told of a long script while somebody writes in it

  private static final String SEWER =
      """
      encounter Sewer {
          heroes: 1 Goblin
          opponents: 2 Goblins
      }
      tactics Nobody {
          otherwise: attack nearest enemy
      }
      """;

  private static String longScript() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 120; i++) {
      String name = "Rat " + (char) ('A' + i / 26) + (char) ('a' + i % 26);
      text.append("creature ").append(name).append(" like Goblin {\n    skills Dodge 1\n}\n");
    }
    return text + SEWER;
  }

  /** What a server tells of the second version of a document, when it has told all. */
  private List<List<Diagnostic>> told(String before, String after) {
    String uri = folder.resolve("a.encounter").toUri().toString();
    try (WireClient client = WireClient.with(folder)) {
      client.open(uri, before);
      client.awaitProblems(uri);
      client.replace(uri, after);
      assertTrue(client.symbols(uri).size() > 0); // asked behind the edit, so answered behind it
      // whatever happens in the folder has all that waits read and checked
      client.watched(folder.resolve("none.encounter").toUri().toString(), FileChangeType.Deleted);
      assertTrue(client.symbols(uri).size() > 0);
      return client.told(uri, 2);
    }
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void whatTheWholeScriptConfirmsIsToldOnce(LineEnd lines) {
    String text = lines.in(longScript());
    var told = told(text, text.replace("2 Goblins", "2 Gobblings"));
    assertEquals(1, told.size(), told.toString());
    assertEquals(
        List.of("LINK-UNKNOWN", "NAME-UNUSED"),
        told.get(0).stream().map(it -> it.getCode().getLeft()).toList());
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void whatTheWholeScriptKnowsBetterIsToldBehind(LineEnd lines) {
    String text = lines.in(longScript());
    var told = told(text, text.replace("2 Goblins", "2 2 Goblins"));
    assertEquals(
        List.of(List.of("SYN-COMMA", "NAME-UNUSED"), List.of("SYN-COMMA")),
        told.stream().map(all -> all.stream().map(it -> it.getCode().getLeft()).toList()).toList());
  }
}
