package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every path a person may have, however the client spells it. */
class PathsTest {
  private static final List<String> NAMES =
      List.of(
          "a b",
          Normalizer.normalize("Télé", Normalizer.Form.NFC),
          Normalizer.normalize("Télé", Normalizer.Form.NFD),
          "x#1",
          "100%",
          "%41",
          "ação 🐉",
          "a+b;c=d,e&f",
          "Träume (копия)",
          "[k]{v}",
          "~t@!$'");

  @TempDir Path folder;

  /** How a client spells the URI of a file. */
  enum Spelling {
    ALL_ESCAPED {
      @Override
      String escaped(char c) {
        return hex(c, "%%%02X");
      }
    },
    IN_SMALL_LETTERS {
      @Override
      String escaped(char c) {
        return hex(c, "%%%02x");
      }
    },
    AS_LITTLE_AS_CAN_BE {
      @Override
      String escaped(char c) {
        return "%#?".indexOf(c) >= 0 ? hex(c, "%%%02X") : new String(new byte[] {(byte) c}, LATIN);
      }

      @Override
      String of(Path file) {
        return new String(super.of(file).getBytes(LATIN), StandardCharsets.UTF_8);
      }
    };

    private static final java.nio.charset.Charset LATIN = StandardCharsets.ISO_8859_1;

    abstract String escaped(char c);

    static String hex(char c, String form) {
      return String.format(java.util.Locale.ROOT, form, (int) c);
    }

    String of(Path file) {
      StringBuilder uri = new StringBuilder("file://");
      for (byte each : file.toString().getBytes(StandardCharsets.UTF_8)) {
        char c = (char) (each & 0xFF);
        boolean plain = c < 128 && (Character.isLetterOrDigit(c) || "/-._~".indexOf(c) >= 0);
        uri.append(plain ? String.valueOf(c) : escaped(c));
      }
      return uri.toString();
    }
  }

  static Stream<Arguments> paths() {
    return Stream.of(Spelling.values())
        .flatMap(spelling -> NAMES.stream().map(name -> Arguments.of(name, spelling)));
  }

  @ParameterizedTest
  @MethodSource("paths")
  void aScriptIsAnsweredAsItIsCalledAndFindsItsNeighbours(String name, Spelling spelling) {
    Path inner = folder.resolve(name);
    Path orcs = inner.resolve("orcs " + name + ".encounter");
    WireClient.write(orcs, "creature Ork { skills Dodge 1 }\n");
    String text =
        "import \"orcs "
            + name
            + ".encounter\"\n"
            + "encounter E { heroes: Guard  opponents: 2 Orks, Nobody }\n";
    Path main = inner.resolve("main " + name + ".encounter");
    WireClient.write(main, text);
    String uri = spelling.of(main);
    try (WireClient client = WireClient.with(folder)) {
      client.open(uri, text);
      List<String> codes =
          client.awaitProblems(uri).stream().map(it -> it.getCode().getLeft()).toList();
      assertEquals(List.of("LINK-UNKNOWN"), codes);
      Position at = WireClient.on(text, "Orks");
      assertEquals(List.of(orcs), files(client.definition(uri, at)));
      TextDocumentIdentifier document = new TextDocumentIdentifier(uri);
      List<? extends Location> places =
          WireClient.answer(
              client
                  .server
                  .getTextDocumentService()
                  .references(new ReferenceParams(document, at, new ReferenceContext(true))));
      assertTrue(files(places).containsAll(List.of(orcs, main)), places.toString());
      WorkspaceEdit edit =
          WireClient.answer(
              client
                  .server
                  .getTextDocumentService()
                  .rename(new RenameParams(document, at, "Uruk")));
      List<String> edited =
          edit.getDocumentChanges().stream()
              .map(it -> it.getLeft().getTextDocument().getUri())
              .toList();
      assertTrue(edited.contains(uri) && edited.size() == 2, edited.toString());
    }
  }

  private static List<Path> files(List<? extends Location> places) {
    return places.stream()
        .map(it -> it.getUri().substring("file://".length()).replace("+", "%2B"))
        .map(it -> Path.of(URLDecoder.decode(it, StandardCharsets.UTF_8)))
        .toList();
  }

  @Test
  void whoSpellsAFileOtherwiseIsAnsweredSo() {
    Path file = folder.resolve("é.encounter");
    WireClient.write(file, "creature Ork { wields Nothing }\n");
    try (WireClient client = WireClient.with(folder)) {
      for (Spelling each : Spelling.values()) {
        String uri = each.of(file);
        client.open(uri, "creature Ork { wields Nothing }\n");
        client.awaitProblems(uri);
        client.close(uri);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "untitled:Untitled-1",
        "untitled:/tmp/sem%20t%C3%ADtulo",
        "git:/a/b.encounter?%7B%22ref%22%3A%22HEAD%22%7D",
        "vscode-vfs://github/a/b.encounter",
        "inmemory://model/1",
        "vscode-notebook-cell:/a.ipynb#X1",
        "file://server/share/a%20b.encounter",
        "https://example.org/a.encounter"
      })
  void whatIsInNoFolderIsAScriptByItself(String uri) {
    String text = "creature Ork { wields Nothing }\n";
    try (WireClient client = WireClient.with(folder)) {
      client.open(uri, text);
      client.awaitProblems(uri);
      assertEquals("Ork", client.symbols(uri).get(0).getName());
      Position at = WireClient.on(text, "Ork");
      assertEquals(uri, client.definition(uri, at).get(0).getUri());
      client.replace(uri, "creature Ork { }\n");
      client.awaitClean(uri);
      client.replace(uri, text);
      client.awaitProblems(uri);
      client.close(uri);
      client.awaitClean(uri);
    }
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void aFolderBehindALinkIsAFolder(LineEnd lines) throws IOException {
    Path real = folder.resolve("real");
    WireClient.write(real.resolve("orcs.encounter"), lines.in("creature Ork { }\n"));
    String text =
        lines.in("import \"orcs.encounter\"\nencounter E { heroes: Guard  opponents: Ork }\n");
    WireClient.write(real.resolve("main.encounter"), text);
    Path link = Files.createSymbolicLink(folder.resolve("link"), real);
    String uri = link.resolve("main.encounter").toUri().toString();
    try (WireClient client = WireClient.with(link)) {
      client.open(uri, text);
      client.awaitClean(uri);
      assertEquals(
          link.resolve("orcs.encounter").toUri().toString(),
          client.definition(uri, WireClient.on(text, "Ork }")).get(0).getUri());
    }
  }
}
