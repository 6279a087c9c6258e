package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Markdown pages over the wire: what stands in our fences is a script, all else is not ours. */
class PagesTest {
  private static final String PAGE =
      """
      # A emboscada

      Texto com tática e criatura.

      > [!info] Quem
      > ```encontro
      > criatura Xulgo { tamanho médio }
      > personagem Ana { perícias Físico 2 }
      > ```

      ~~~encounter {#luta}
      encontro Luta {
          heróis: Ana
          oponentes: 2 Xulgos
      }
      ~~~

      criatura Outra { tamanho enorme }
      """;

  @TempDir Path folder;

  private String uri(String name) {
    return folder.resolve(name).toUri().toString();
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void whatIsWrongIsToldAtItsPlaceInThePage(LineEnd lines) {
    String page = lines.in(PAGE.replace("2 Xulgos", "2 Zulgos"));
    try (WireClient client = WireClient.with(folder)) {
      client.openPage(uri("a.md"), page);
      List<Diagnostic> problems = client.awaitProblems(uri("a.md"));
      assertEquals(1, problems.size());
      assertEquals("LINK-UNKNOWN", problems.get(0).getCode().getLeft());
      assertEquals(
          new Range(new Position(13, 17), new Position(13, 23)), problems.get(0).getRange());
      client.edit(uri("a.md"), new Range(new Position(13, 17), new Position(13, 18)), "X");
      client.awaitClean(uri("a.md"));
      client.edit(uri("a.md"), new Range(new Position(6, 19), new Position(6, 26)), "tamanh");
      assertEquals(6, client.awaitProblems(uri("a.md")).get(0).getRange().getStart().getLine());
    }
  }

  @Test
  void ofAPageWithoutOurFenceNothingIsSaid() {
    String bad = WireClient.write(folder.resolve("z.encounter"), "tática T { se caido }\n");
    try (WireClient client = WireClient.with(folder)) {
      client.openPage(uri("a.md"), "# x\n\ncriatura { \n\n```js\ncriatura {\n```\n");
      client.openPage("untitled:Untitled-1", "encounter {");
      client.open(bad, "tática T { se caido }\n");
      client.awaitProblems(bad);
      client.replace(uri("a.md"), "# encounter {");
      client.replace(bad, "tática T { }\n");
      client.awaitClean(bad);
      assertTrue(client.publishes().stream().allMatch(bad::equals), client.publishes().toString());
      assertEquals(List.of(), client.completion(uri("a.md"), new Position(0, 13)));
      assertEquals(List.of(), client.symbols(uri("a.md")));
      client.replace(uri("a.md"), "```encounter\nx\n```\n");
      client.awaitProblems(uri("a.md"));
      client.replace(uri("a.md"), "x\n");
      client.awaitClean(uri("a.md"));
    }
  }

  @Test
  void anUnsavedPageIsAPageToo() {
    try (WireClient client = WireClient.with(folder)) {
      client.openPage("untitled:Untitled-1", "encounter {\n```encontro\ntática T { x }\n```\n");
      List<Diagnostic> problems = client.awaitProblems("untitled:Untitled-1");
      assertEquals(2, problems.get(0).getRange().getStart().getLine());
    }
  }

  // ---- completion

  @Test
  void insideAFenceOneIsHelpedAndInProseOneIsNot() {
    try (WireClient client = WireClient.with(folder)) {
      client.openPage(uri("a.md"), PAGE);
      List<String> inside = labels(client.completion(uri("a.md"), at("oponentes:", 0)));
      assertTrue(inside.contains("heróis"), inside.toString());
      List<String> names = labels(client.completion(uri("a.md"), at("Xulgos", 1)));
      assertTrue(names.contains("Xulgo"), names.toString());
      for (Position outside :
          List.of(
              at("Texto", 5),
              at("tática", 3),
              at("> ```", 2),
              at("> criatura", 1),
              at("Outra", 1))) {
        assertEquals(List.of(), client.completion(uri("a.md"), outside), outside.toString());
      }
    }
  }

  @Test
  void anEmptyFenceSpeaksTheLanguageOfItsWord() {
    try (WireClient client = WireClient.with(folder)) {
      client.openPage(uri("pt.md"), "```encontro\n\n```\n");
      client.openPage(uri("en.md"), "```encounter\n\n```\n");
      Position inside = new Position(1, 0);
      assertTrue(labels(client.completion(uri("pt.md"), inside)).contains("personagem"));
      assertTrue(labels(client.completion(uri("en.md"), inside)).contains("character"));
    }
  }

  @Test
  void theLinesOfASnippetInAQuoteBeginAsTheQuoteDoes() {
    try (WireClient client = WireClient.with(folder)) {
      client.openPage(uri("a.md"), "> ```encounter\n> enc\n> ```\n");
      CompletionItem snippet =
          client.completion(uri("a.md"), new Position(1, 5)).stream()
              .filter(it -> it.getLabel().equals("encounter …"))
              .findFirst()
              .orElseThrow();
      String text = snippet.getTextEdit().getLeft().getNewText();
      assertTrue(text.lines().count() > 2);
      assertTrue(text.lines().skip(1).allMatch(line -> line.startsWith("> ")), text);
    }
  }

  // ---- names

  @Test
  void namesLeadFromFenceToFenceAndFromFileToPage() {
    String script = "importa \"pasta/a.md\"\nencontro Outro { heróis: Ana oponentes: Xulgo }\n";
    String page = WireClient.write(folder.resolve("pasta/a.md"), PAGE);
    String file = WireClient.write(folder.resolve("b.encounter"), script);
    try (WireClient client = WireClient.with(folder)) {
      client.open(file, script);
      client.openPage(page, PAGE);
      client.awaitClean(file);
      Range ana = new Range(new Position(7, 13), new Position(7, 16));
      for (List<? extends Location> found :
          List.of(
              client.definition(file, WireClient.on(script, "Ana")),
              client.definition(page, at("heróis: Ana", 9)))) {
        assertEquals(List.of(new Location(page, ana)), found);
      }
      assertNotNull(client.hover(page, at("Xulgos", 1)));
      assertNull(client.hover(page, at("tática", 1)));
      assertEquals(List.of(), client.definition(page, at("Outra", 1)));
    }
  }

  @Test
  void theOutlineOfAPageIsThatOfAllItsFences() {
    try (WireClient client = WireClient.with(folder)) {
      client.openPage(uri("a.md"), PAGE);
      client.awaitClean(uri("a.md"));
      List<DocumentSymbol> symbols = client.symbols(uri("a.md"));
      assertEquals(
          List.of("Xulgo", "Ana", "Luta"), symbols.stream().map(DocumentSymbol::getName).toList());
      assertEquals(new Position(11, 0), symbols.get(2).getRange().getStart());
    }
  }

  // ---- a vault

  @Test
  void thePagesOfAFolderAreReadIfTheyHoldAScript() {
    String bad = "```encontro\ntática T { se caido }\n```\n";
    for (int i = 0; i < 20; i++) {
      WireClient.write(folder.resolve("nota" + i + ".md"), "tática T { se caido }\n");
    }
    WireClient.write(folder.resolve(".obsidian/x.md"), bad);
    WireClient.write(folder.resolve("node_modules/x.md"), bad);
    WireClient.write(folder.resolve("x.markdown.txt"), bad);
    String page = WireClient.write(folder.resolve("Aventuras/02 Arcos – Cerco, #1.md"), bad);
    try (WireClient client = WireClient.with(folder)) {
      assertEquals(1, client.awaitProblems(page).get(0).getRange().getStart().getLine());
      assertEquals(List.of(page), client.publishes());
      client.watched(uri("node_modules/x.md"), FileChangeType.Changed);
      WireClient.write(folder.resolve("nota1.md"), bad);
      client.watched(uri("nota1.md"), FileChangeType.Changed);
      client.awaitProblems(uri("nota1.md"));
      WireClient.write(folder.resolve("nota1.md"), "nada\n");
      client.watched(uri("nota1.md"), FileChangeType.Changed);
      client.awaitClean(uri("nota1.md"));
      assertFalse(client.publishes().contains(uri("nota2.md")));
      assertFalse(client.publishes().contains(uri("node_modules/x.md")));
    }
  }

  @Test
  void thePagesOfTheSharedFolderNeedNoImport() {
    WireClient.write(
        folder.resolve("biblioteca/feras.md"), "# x\n```encontro\ncriatura Fera { }\n```\n");
    WireClient.write(folder.resolve("biblioteca/notas.md"), "criatura Xulgo { }\n");
    String script = "encontro E { heróis: Fera oponentes: Xulgo }\n";
    try (WireClient client = WireClient.with(folder)) {
      client.open(uri("a.encounter"), script);
      List<Diagnostic> problems = client.awaitProblems(uri("a.encounter"));
      assertEquals(1, problems.size());
      assertTrue(problems.get(0).getMessage().getLeft().contains("'Xulgo'"));
    }
  }

  private static Position at(String part, int further) {
    return WireClient.position(PAGE, PAGE.indexOf(part) + further);
  }

  private static List<String> labels(List<CompletionItem> items) {
    return items.stream().map(CompletionItem::getLabel).toList();
  }
}
