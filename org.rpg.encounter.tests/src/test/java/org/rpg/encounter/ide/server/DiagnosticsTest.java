package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** textDocument/publishDiagnostics over the wire. */
class DiagnosticsTest {
  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void aSlipIsToldWithPlaceCodeSourcePageAndVersion(LineEnd lines) throws IOException {
    String text = lines.in("// 🐉\ntática T {\n  /* 🐉 */ se caído: levanta-se\n}\n");
    try (WireClient client = WireClient.with(folder)) {
      String uri = folder.resolve("a.encounter").toUri().toString();
      client.open(uri, text);
      PublishDiagnosticsParams publish =
          client.awaitPublish(uri, p -> !p.getDiagnostics().isEmpty());
      Diagnostic slip = publish.getDiagnostics().get(0);
      assertEquals(new Range(new Position(2, 21), new Position(2, 31)), slip.getRange());
      assertEquals("SYN-WORD", slip.getCode().getLeft());
      assertEquals("encounter", slip.getSource());
      assertEquals(DiagnosticSeverity.Error, slip.getSeverity());
      assertTrue(slip.getMessage().getLeft().contains("'levantar-se'"));
      assertEquals(client.lastVersion(), publish.getVersion());
      String page = slip.getCodeDescription().getHref();
      String told = Files.readString(Path.of(URI.create(page)));
      assertTrue(told.contains("Palavra desconhecida"), told);
      assertTrue(told.contains("Como consertar."), told);
      assertFalse(told.contains("How to mend it."), told);
    }
  }

  /** Of each message the page is in its own language. */
  @Test
  void thePageOfADiagnosticIsInTheLanguageOfTheScript() throws IOException {
    try (WireClient client = WireClient.with(folder)) {
      String uri = folder.resolve("a.encounter").toUri().toString();
      client.open(uri, "tactics T {\n  if prone: stand uup\n}\n");
      String page = client.awaitProblems(uri).get(0).getCodeDescription().getHref();
      String told = Files.readString(Path.of(URI.create(page)));
      assertTrue(told.contains("How to mend it."), told);
      assertFalse(told.contains("Como consertar."), told);
    }
  }

  @Test
  void aLoneCarriageReturnEndsALineToo() {
    try (WireClient client = WireClient.with(folder)) {
      String uri = folder.resolve("a.encounter").toUri().toString();
      client.open(uri, "tática T {\r  se caído: levanta-se\r}\r");
      Range range = client.awaitProblems(uri).get(0).getRange();
      assertEquals(new Range(new Position(1, 12), new Position(1, 22)), range);
    }
  }

  @Test
  void aMendedSlipIsTakenBack() {
    try (WireClient client = WireClient.with(folder)) {
      String uri = folder.resolve("a.encounter").toUri().toString();
      client.open(uri, "tática T { se caído: levanta-se }\n");
      client.awaitProblems(uri);
      client.edit(uri, new Range(new Position(0, 28), new Position(0, 28)), "r");
      client.awaitClean(uri);
    }
  }

  @Test
  void aChangeIsToldToTheFilesThatImportIt() {
    String text = "importa \"livro.encounter\"\nencontro P { heróis: Ana oponentes: Xulgo }\n";
    String book = "criatura Xulgo { tamanho médio }\npersonagem Ana { tamanho médio }\n";
    try (WireClient client = WireClient.with(folder)) {
      String bookUri = WireClient.write(folder.resolve("livro.encounter"), book);
      String uri = WireClient.write(folder.resolve("a.encounter"), text);
      client.open(uri, text);
      client.open(bookUri, book);
      client.awaitPublish(uri, DiagnosticsTest::hasNoError);
      client.replace(bookUri, book.replace("Xulgo", "Zulgo"));
      client.awaitPublish(uri, p -> !hasNoError(p));
      client.replace(bookUri, book);
      client.awaitPublish(uri, DiagnosticsTest::hasNoError);
    }
  }

  private static boolean hasNoError(PublishDiagnosticsParams publish) {
    return publish.getDiagnostics().stream()
        .noneMatch(d -> d.getSeverity() == DiagnosticSeverity.Error);
  }

  @Test
  void ofClosedFilesOnlyThoseWithProblemsAreTold() {
    for (int i = 0; i < 20; i++) {
      WireClient.write(folder.resolve("boa" + i + ".encounter"), "criatura Orc" + i + " { }\n");
    }
    String bad = WireClient.write(folder.resolve("má.encounter"), "tática T { se caido }\n");
    try (WireClient client = WireClient.with(folder)) {
      client.awaitProblems(bad);
      assertFalse(client.publishes().stream().anyMatch(uri -> uri.contains("boa")));
    }
  }

  @Test
  void whatNoPersonWritesIsNotRead() {
    for (String skipped : new String[] {"node_modules", ".git", "target"}) {
      WireClient.write(folder.resolve(skipped + "/x.encounter"), "tática T { se caido }\n");
    }
    String bad = WireClient.write(folder.resolve("a/b/c.encounter"), "tática T { se caido }\n");
    try (WireClient client = WireClient.with(folder)) {
      client.awaitProblems(bad);
      assertEquals(java.util.List.of(bad), client.publishes());
    }
  }
}
