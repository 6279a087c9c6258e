package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentLinkParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SelectionRange;
import org.eclipse.lsp4j.SelectionRangeParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rpg.encounter.dsl.Scripts;

/**
 * Every capability at many offsets of every script of the corpus and the examples, with every kind
 * of line end, behind a picture of two UTF-16 units: no request fails, every range lies in the
 * text, and whoever asks twice is answered alike. {@code encounter.sweep} is the distance between
 * offsets.
 */
class SweepTest {
  private static final int STRIDE = Integer.getInteger("encounter.sweep", 997);
  private static final int REFUSED = -32803; // RequestFailed
  private static final List<String> LINE_ENDS = List.of("\n", "\r\n", "\r");

  @TempDir static Path folder;

  private static WireClient client;
  private static int asked;
  private static int answered;

  @BeforeAll
  static void start() {
    client = WireClient.with(folder);
  }

  /** In texts, comments and numbers nothing can be proposed; elsewhere something can. */
  @AfterAll
  static void stop() {
    client.close();
    assertTrue(answered * 3 >= asked, answered + " of " + asked + " places have proposals");
  }

  static List<Path> scripts() {
    return Scripts.everywhere();
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void noRequestFailsAndEveryRangeIsInTheText(Path script) {
    int n = Math.floorMod(script.getFileName().toString().hashCode(), LINE_ENDS.size());
    List<String> ends = STRIDE <= 50 ? LINE_ENDS : List.of(LINE_ENDS.get(n));
    for (String end : ends) {
      String text =
          "/* \uD83D\uDC09 */ " + Scripts.text(script).replace("\r\n", "\n").replace("\n", end);
      String uri = folder.resolve("a.encounter").toUri().toString();
      client.open(uri, text);
      new Sweep(client, uri, text, n).run();
      client.close(uri);
    }
  }

  /** One document, asked everything. */
  private static final class Sweep {
    private final WireClient client;
    private final TextDocumentService service;
    private final TextDocumentIdentifier id;
    private final String text;
    private final List<Integer> lines;
    private final int first;

    Sweep(WireClient client, String uri, String text, int first) {
      this.client = client;
      this.text = text;
      this.first = first;
      service = client.server.getTextDocumentService();
      id = new TextDocumentIdentifier(uri);
      lines = Texts.lines(text);
    }

    void run() {
      whole();
      for (int offset = first; offset <= text.length(); offset += STRIDE) {
        Position at = Texts.position(lines, offset);
        if (offset > 0 && offset < text.length() && text.charAt(offset - 1) == '\r') {
          continue; // between the two halves of a line end
        }
        try {
          at(at);
        } catch (AssertionError e) {
          throw new AssertionError("at offset " + offset + " " + at + ": " + e.getMessage(), e);
        }
      }
    }

    private void whole() {
      client.symbols(id.getUri()).forEach(it -> symbol(it, null));
      WireClient.answer(service.foldingRange(new FoldingRangeRequestParams(id)))
          .forEach(
              it -> {
                assertTrue(it.getStartLine() <= it.getEndLine());
                assertTrue(it.getEndLine() < lines.size());
              });
      WireClient.answer(service.documentLink(new DocumentLinkParams(id)))
          .forEach(it -> demand(it.getRange()));
      List<Integer> tokens =
          WireClient.answer(service.semanticTokensFull(new SemanticTokensParams(id))).getData();
      int line = 0;
      int column = 0;
      for (int i = 0; i + 4 < tokens.size(); i += 5) {
        column = tokens.get(i) > 0 ? tokens.get(i + 1) : column + tokens.get(i + 1);
        line += tokens.get(i);
        demand(
            new Range(new Position(line, column), new Position(line, column + tokens.get(i + 2))));
      }
      Texts.apply(text, client.format(id.getUri()));
    }

    /** What is selected of a symbol lies in it, and it lies in its parent. */
    private void symbol(DocumentSymbol symbol, Range parent) {
      demand(symbol.getRange());
      demand(symbol.getSelectionRange());
      assertTrue(holds(symbol.getRange(), symbol.getSelectionRange()), symbol.toString());
      assertTrue(parent == null || holds(parent, symbol.getRange()), symbol.toString());
      if (symbol.getChildren() != null) {
        symbol.getChildren().forEach(it -> symbol(it, symbol.getRange()));
      }
    }

    private boolean holds(Range outer, Range inner) {
      return offset(outer.getStart()) <= offset(inner.getStart())
          && offset(inner.getEnd()) <= offset(outer.getEnd());
    }

    private void at(Position at) {
      hover(at);
      completion(at);
      locations(at);
      selection(at);
      rename(at);
      WireClient.answer(
          service.codeAction(
              new CodeActionParams(id, new Range(at, at), new CodeActionContext(List.of()))));
    }

    private void hover(Position at) {
      Hover hover = client.hover(id.getUri(), at);
      if (hover != null && hover.getRange() != null) {
        demand(hover.getRange());
      }
      assertTrue(Objects.equals(hover, client.hover(id.getUri(), at)), "another answer");
    }

    /** What is replaced is on one line and holds the caret. */
    private void completion(Position at) {
      List<CompletionItem> items = client.completion(id.getUri(), at);
      asked++;
      answered += items.isEmpty() ? 0 : 1;
      for (CompletionItem item : items) {
        TextEdit edit = item.getTextEdit().getLeft();
        demand(edit.getRange());
        assertTrue(edit.getRange().getStart().getLine() == at.getLine(), item.toString());
        assertTrue(edit.getRange().getEnd().getLine() == at.getLine(), item.toString());
        assertTrue(edit.getRange().getStart().getCharacter() <= at.getCharacter());
        assertTrue(edit.getRange().getEnd().getCharacter() >= at.getCharacter());
      }
    }

    private void locations(Position at) {
      List<Location> found = new ArrayList<>();
      found.addAll(WireClient.answer(service.definition(new DefinitionParams(id, at))).getLeft());
      found.addAll(
          WireClient.answer(
              service.references(new ReferenceParams(id, at, new ReferenceContext(true)))));
      found.stream()
          .filter(it -> it.getUri().equals(id.getUri()))
          .forEach(it -> demand(it.getRange()));
      WireClient.answer(service.documentHighlight(new DocumentHighlightParams(id, at)))
          .forEach(it -> demand(it.getRange()));
    }

    private void selection(Position at) {
      List<SelectionRange> found =
          WireClient.answer(service.selectionRange(new SelectionRangeParams(id, List.of(at))));
      for (SelectionRange each = found.get(0); each.getParent() != null; each = each.getParent()) {
        demand(each.getRange());
        assertTrue(holds(each.getParent().getRange(), each.getRange()), each.toString());
      }
    }

    /** Where something can be renamed the edits fit the text. */
    private void rename(Position at) {
      try {
        if (service.prepareRename(new PrepareRenameParams(id, at)).get(20, TimeUnit.SECONDS)
            == null) {
          return;
        }
      } catch (ExecutionException e) { // refused, with a reason for people
        ResponseErrorException refusal = (ResponseErrorException) e.getCause();
        assertEquals(REFUSED, refusal.getResponseError().getCode(), refusal.getMessage());
        return;
      } catch (InterruptedException | TimeoutException e) {
        throw new AssertionError(e);
      }
      WorkspaceEdit edit = WireClient.answer(service.rename(new RenameParams(id, at, "Zzyzx")));
      if (edit == null || edit.getDocumentChanges() == null) {
        return;
      }
      edit.getDocumentChanges().stream()
          .map(it -> it.getLeft())
          .filter(it -> it.getTextDocument().getUri().equals(id.getUri()))
          .forEach(
              it -> Texts.apply(text, it.getEdits().stream().map(each -> each.getLeft()).toList()));
    }

    private void demand(Range range) {
      Texts.demand(text, lines, range);
    }

    private int offset(Position at) {
      return Texts.offset(text, lines, at);
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void pagesAreAskedTheSame(Path page) throws java.io.IOException {
    String text = Files.readString(page);
    String uri = folder.resolve("a.md").toUri().toString();
    client.openPage(uri, text);
    new Sweep(client, uri, text, 3).run();
    client.close(uri);
  }

  static List<Path> pages() throws java.io.IOException {
    Path examples = Path.of(System.getProperty("encounter.root", "..")).resolve("examples");
    try (Stream<Path> files = Files.list(examples)) {
      return files.filter(it -> it.toString().endsWith(".md")).sorted().toList();
    }
  }
}
