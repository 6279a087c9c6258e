package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** textDocument/definition over the wire. */
class DefinitionTest {
  private static final String BOOK = "\n  criatura 🐉\n".replace("🐉", "Orc / Orque { }");

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void aNameLeadsToItsDeclarationInAnotherFile(LineEnd lines) {
    String text = lines.in("importa \"livro é.encounter\"\nencontro P {\n  oponentes: 2 Orcs\n}\n");
    String book = WireClient.write(folder.resolve("livro é.encounter"), lines.in(BOOK));
    String uri = WireClient.write(folder.resolve("a.encounter"), text);
    try (WireClient client = WireClient.with(folder)) {
      client.open(uri, text);
      Location found = client.definition(uri, WireClient.on(text, "Orcs")).get(0);
      assertEquals(Path.of(URI.create(book)), Path.of(URI.create(found.getUri())));
      assertEquals(new Range(new Position(1, 11), new Position(1, 14)), found.getRange());
    }
  }

  @Test
  void anImportLeadsToItsFile() {
    String text = "importa \"livro.encounter\"\ncriatura Lobo { tamanho médio }\n";
    String book = WireClient.write(folder.resolve("livro.encounter"), BOOK);
    String uri = WireClient.write(folder.resolve("a.encounter"), text);
    try (WireClient client = WireClient.with(folder)) {
      client.open(uri, text);
      assertEquals(book, client.definition(uri, WireClient.on(text, "livro")).get(0).getUri());
    }
  }

  @Test
  void aNameOfTheRulebookLeadsToAFileThatAnEditorCanOpen() throws IOException {
    String text = "criatura Orc {\n  empunha Espada\n}\n";
    try (WireClient client = WireClient.with(folder)) {
      String uri = WireClient.write(folder.resolve("a.encounter"), text);
      client.open(uri, text);
      Location found = client.definition(uri, WireClient.on(text, "Espada")).get(0);
      Path file = Path.of(URI.create(found.getUri()));
      assertTrue(Files.isRegularFile(file), found.getUri());
      String line = Files.readAllLines(file).get(found.getRange().getStart().getLine());
      assertTrue(line.startsWith("arma Espada"), line);
      assertFalse(Files.isWritable(file) && !isRoot(), "the copy is for reading");
      client.open(found.getUri(), Files.readString(file));
      client.awaitClean(found.getUri());
    }
  }

  private static boolean isRoot() {
    return "root".equals(System.getProperty("user.name"));
  }

  @Test
  void anUnknownNameLeadsNowhere() {
    String text = "criatura Orc {\n  empunha Nada\n}\n";
    try (WireClient client = WireClient.with(folder)) {
      String uri = folder.resolve("a.encounter").toUri().toString();
      client.open(uri, text);
      assertEquals(List.of(), client.definition(uri, WireClient.on(text, "Nada")));
    }
  }
}
