package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.lsp4j.DocumentLinkParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SelectionRange;
import org.eclipse.lsp4j.SelectionRangeParams;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensCapabilities;
import org.eclipse.lsp4j.SemanticTokensLegend;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SemanticTokensRangeParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rpg.encounter.ide.text.Colours;

/** Folding, selections, links, symbols, colours and quick fixes over the wire. */
class TextRequestsTest {
  private static final String BRIDGE =
      """
      import "book.encounter"
      import "none.encounter"
      /* A bridge,
         broken. */
      encounter Bridge { // 🐉
          heroes: Ana
          opponents: 2 Orcs
          read \"""
              It rains.
              \"""
      }
      """;
  private static final String BOOK =
      "creature Orc {\n  wields Sword\n}\ncharacter Ana { skills Fight 2 }\n";

  @TempDir Path folder;

  private static TextDocumentService service(WireClient client) {
    return client.server.getTextDocumentService();
  }

  private String open(WireClient client, LineEnd lines) {
    String uri = folder.resolve("bridge.encounter").toUri().toString();
    client.open(uri, lines.in(BRIDGE));
    return uri;
  }

  /** A client that finds the files there when it comes. */
  private WireClient with(LineEnd lines) {
    WireClient.write(folder.resolve("book.encounter"), lines.in(BOOK));
    WireClient.write(folder.resolve("bridge.encounter"), lines.in(BRIDGE));
    return WireClient.with(folder);
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void bodiesCommentsImportsAndLongTextsFold(LineEnd lines) {
    try (WireClient client = with(lines)) {
      TextDocumentIdentifier uri = new TextDocumentIdentifier(open(client, lines));
      List<FoldingRange> folds =
          WireClient.answer(service(client).foldingRange(new FoldingRangeRequestParams(uri)));
      assertEquals(
          List.of("0-1 imports", "2-3 comment", "4-9 null", "7-9 null"),
          folds.stream()
              .map(it -> it.getStartLine() + "-" + it.getEndLine() + " " + it.getKind())
              .sorted()
              .toList());
    }
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void aSelectionGrowsFromTheWordToTheFile(LineEnd lines) {
    try (WireClient client = with(lines)) {
      TextDocumentIdentifier uri = new TextDocumentIdentifier(open(client, lines));
      List<SelectionRange> found =
          WireClient.answer(
              service(client)
                  .selectionRange(new SelectionRangeParams(uri, List.of(new Position(6, 18)))));
      List<Range> growing = new ArrayList<>();
      for (SelectionRange it = found.get(0); it != null; it = it.getParent()) {
        growing.add(it.getRange());
      }
      assertEquals(new Range(new Position(6, 17), new Position(6, 21)), growing.get(0)); // Orcs
      assertTrue(growing.contains(new Range(new Position(6, 15), new Position(6, 21)))); // 2 Orcs
      assertTrue(growing.contains(new Range(new Position(6, 4), new Position(6, 21))));
      assertTrue(growing.contains(new Range(new Position(4, 0), new Position(10, 1))));
      assertEquals(
          new Range(new Position(0, 0), new Position(11, 0)), growing.get(growing.size() - 1));
    }
  }

  @Test
  void anImportLinksToItsFileIfThereIsOne() {
    try (WireClient client = with(LineEnd.LF)) {
      String uri = open(client, LineEnd.LF);
      List<DocumentLink> links =
          WireClient.answer(
              service(client)
                  .documentLink(new DocumentLinkParams(new TextDocumentIdentifier(uri))));
      assertEquals(1, links.size());
      assertEquals(uri.replace("bridge", "book"), links.get(0).getTarget());
      assertEquals(new Range(new Position(0, 8), new Position(0, 22)), links.get(0).getRange());
    }
  }

  @Test
  void symbolsAreFoundByTheirLettersInEveryFile() {
    WireClient.write(folder.resolve("book.encounter"), BOOK);
    WireClient.write(
        folder.resolve("é.encounter"), "encontro Ponte Caída {\n  heróis: Goblin chamado Zé\n}\n");
    try (WireClient client = WireClient.with(folder)) {
      assertEquals(List.of("Ponte Caída"), symbols(client, "pontcai"));
      assertEquals(List.of("Orc"), symbols(client, "orc"));
      assertEquals(List.of(), symbols(client, "goblin king")); // the rulebook is not the table's
    }
  }

  private static List<String> symbols(WireClient client, String query) {
    return WireClient.answer(
            client.server.getWorkspaceService().symbol(new WorkspaceSymbolParams(query)))
        .getRight()
        .stream()
        .map(WorkspaceSymbol::getName)
        .toList();
  }

  /** "word type modifiers" for each token, read back from the numbers. */
  private static List<String> tokens(String text, SemanticTokens found) {
    SemanticTokensLegend legend = Colours.legend();
    List<String> lines = text.lines().toList();
    List<String> tokens = new ArrayList<>();
    int line = 0;
    int column = 0;
    List<Integer> n = found.getData();
    for (int i = 0; i < n.size(); i += 5) {
      column = n.get(i) == 0 ? column + n.get(i + 1) : n.get(i + 1);
      line += n.get(i);
      String word = lines.get(line).substring(column, column + n.get(i + 2));
      tokens.add(word + " " + legend.getTokenTypes().get(n.get(i + 3)) + " " + n.get(i + 4));
    }
    return tokens;
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void aNameIsColouredByWhatItNames(LineEnd lines) {
    try (WireClient client = with(lines)) {
      TextDocumentIdentifier uri = new TextDocumentIdentifier(open(client, lines));
      String text = lines.in(BRIDGE);
      SemanticTokens all =
          WireClient.answer(service(client).semanticTokensFull(new SemanticTokensParams(uri)));
      assertEquals(
          List.of(
              "import keyword 0",
              "\"book.encounter\" string 0",
              "import keyword 0",
              "\"none.encounter\" string 0",
              "/* A bridge, comment 0",
              "   broken. */ comment 0",
              "encounter keyword 0",
              "Bridge event 1",
              "// 🐉 comment 0",
              "heroes enumMember 0",
              "Ana class 0",
              "opponents enumMember 0",
              "2 number 0",
              "Orcs class 0",
              "read enumMember 0",
              "\"\"\" string 0",
              "        It rains. string 0",
              "        \"\"\" string 0"),
          tokens(text, all));
      SemanticTokens line =
          WireClient.answer(
              service(client)
                  .semanticTokensRange(
                      new SemanticTokensRangeParams(
                          uri, new Range(new Position(6, 0), new Position(6, 21)))));
      assertEquals(
          List.of("opponents enumMember 0", "2 number 0", "Orcs class 0"), tokens(text, line));
    }
  }

  @Test
  void aClientThatColoursWordsItselfGetsNamesAlone() {
    String text = "creature Orc { // green\n  wields Sword\n}\n";
    InitializeParams params = WireClient.parameters(folder);
    SemanticTokensCapabilities capabilities = new SemanticTokensCapabilities(false);
    capabilities.setAugmentsSyntaxTokens(true);
    params.getCapabilities().getTextDocument().setSemanticTokens(capabilities);
    try (WireClient client = WireClient.silent()) {
      client.initialize(params);
      client.server.initialized(new InitializedParams());
      String uri = WireClient.write(folder.resolve("a.encounter"), text);
      client.open(uri, text);
      SemanticTokens all =
          WireClient.answer(
              service(client)
                  .semanticTokensFull(new SemanticTokensParams(new TextDocumentIdentifier(uri))));
      assertEquals(List.of("Orc class 1", "Sword struct 2"), tokens(text, all));
    }
  }

  @Test
  void aNameOfTheRulebookIsMarkedAsSuch() {
    String text = "creature Orc {\n  wields Sword\n}\n";
    try (WireClient client = WireClient.with(folder)) {
      String uri = WireClient.write(folder.resolve("a.encounter"), text);
      client.open(uri, text);
      SemanticTokens all =
          WireClient.answer(
              service(client)
                  .semanticTokensFull(new SemanticTokensParams(new TextDocumentIdentifier(uri))));
      assertEquals("Sword struct 2", tokens(text, all).get(3));
    }
  }

  @Test
  void whatADiagnosticSuggestsIsAQuickFix() {
    String text = "creature Orc {\n  wields Swrod\n}\n";
    try (WireClient client = WireClient.with(folder)) {
      String uri = WireClient.write(folder.resolve("a.encounter"), text);
      client.open(uri, text);
      List<Diagnostic> problems =
          client.awaitProblems(uri).stream()
              .filter(it -> it.getCode().getLeft().equals("LINK-UNKNOWN"))
              .toList();
      List<CodeAction> actions = actions(client, uri, problems, List.of("quickfix"));
      assertEquals(1, actions.size());
      CodeAction action = actions.get(0);
      assertEquals("Write \"Sword\"", action.getTitle());
      assertEquals(true, action.getIsPreferred());
      var change = action.getEdit().getDocumentChanges().get(0).getLeft();
      assertEquals(client.lastVersion(), change.getTextDocument().getVersion());
      assertEquals("Sword", change.getEdits().get(0).getLeft().getNewText());
      assertEquals(
          new Range(new Position(1, 9), new Position(1, 14)),
          change.getEdits().get(0).getLeft().getRange());
      assertEquals(List.of(), actions(client, uri, problems, List.of("refactor")));
      assertEquals(1, actions(client, uri, problems, List.of("quickfix")).size());
    }
  }

  @Test
  void allThatIsClearIsMendedAtOnce() {
    String text =
        "creature Orc {\n  wields Swrod\n}\ncreature Troll {\n  wields Axxe, Nothing\n}\n";
    try (WireClient client = WireClient.with(folder)) {
      String uri = WireClient.write(folder.resolve("a.encounter"), text);
      client.open(uri, text);
      List<Diagnostic> problems = client.awaitProblems(uri);
      List<CodeAction> all = actions(client, uri, problems, List.of("source.fixAll"));
      assertEquals(List.of("Mend all 2 that are clear"), titles(all));
      assertEquals(
          List.of("Sword", "Axe"),
          all.get(0).getEdit().getDocumentChanges().get(0).getLeft().getEdits().stream()
              .map(it -> it.getLeft().getNewText())
              .toList());
    }
  }

  @Test
  void aWarningCanBeIgnoredWhereItStands() {
    String text =
        "criatura Orc {\n}\nencontro Ponte {\n  heróis: Orc\n  oponentes: Goblin\n}\n"
            + "aventura Busca {\n  começa em Ponte\n  Ponte se vitória -> Casa\n"
            + "  desfecho Casa\n}\n";
    try (WireClient client = WireClient.with(folder)) {
      String uri = WireClient.write(folder.resolve("a.encounter"), text);
      client.open(uri, text);
      List<Diagnostic> open =
          client.awaitProblems(uri).stream()
              .filter(it -> it.getCode().getLeft().equals("EDGE-OPEN"))
              .toList();
      List<CodeAction> found = actions(client, uri, open, List.of("quickfix"));
      assertEquals(
          List.of("Acrescentar \"senão -> Casa\"", "Ignorar EDGE-OPEN aqui, com um motivo"),
          titles(found));
      var edit =
          found.get(1).getEdit().getDocumentChanges().get(0).getLeft().getEdits().get(0).getLeft();
      assertEquals("  // ignora EDGE-OPEN: \n", edit.getNewText());
      assertEquals(new Position(8, 0), edit.getRange().getStart());
    }
  }

  private static List<String> titles(List<CodeAction> actions) {
    return actions.stream().map(CodeAction::getTitle).toList();
  }

  private static List<CodeAction> actions(
      WireClient client, String uri, List<Diagnostic> problems, List<String> only) {
    CodeActionContext context = new CodeActionContext(problems);
    context.setOnly(only);
    return WireClient.answer(
            service(client)
                .codeAction(
                    new CodeActionParams(
                        new TextDocumentIdentifier(uri), problems.get(0).getRange(), context)))
        .stream()
        .map(it -> it.getRight())
        .toList();
  }
}
