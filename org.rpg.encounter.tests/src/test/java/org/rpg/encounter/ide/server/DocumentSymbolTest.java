package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.DocumentSymbol;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** textDocument/documentSymbol over the wire. */
class DocumentSymbolTest {
  private static final String BRIDGE =
      """
      criatura Goblin { perícias Físico 0 }
      encontro Ponte / Bridge "A ponte 🐉" {
          lugar Mato a 18 m dos heróis
          heróis: Ana
          oponentes: 3 Goblins em Mato, Goblin chamado Grum
          termina quando perdas dos oponentes >= 75% com vitória dos heróis -> Salvos
      }
      """;

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void aScriptIsATreeOfItsDeclarationsAndWhatTheyHold(LineEnd lines) {
    try (WireClient client = WireClient.with(folder)) {
      String uri = WireClient.write(folder.resolve("a.encounter"), lines.in(BRIDGE));
      client.open(uri, lines.in(BRIDGE));
      assertEquals(
          """
          Goblin Class 0-0
          Ponte Event 1-6 A ponte 🐉
            Mato Key 2-2
            heróis Array 3-3
              Ana Object 3-3
            oponentes Array 4-4
              3 Goblins Object 4-4
              Grum Object 4-4
            Salvos Boolean 5-5
          """,
          print(client.symbols(uri), ""));
    }
  }

  private static String print(List<DocumentSymbol> symbols, String indent) {
    return symbols.stream()
        .map(
            s ->
                String.format(
                    "%s%s %s %d-%d%s%n%s",
                    indent,
                    s.getName(),
                    s.getKind(),
                    s.getRange().getStart().getLine(),
                    s.getRange().getEnd().getLine(),
                    s.getDetail() == null ? "" : " " + s.getDetail(),
                    s.getChildren() == null ? "" : print(s.getChildren(), indent + "  ")))
        .collect(Collectors.joining());
  }
}
