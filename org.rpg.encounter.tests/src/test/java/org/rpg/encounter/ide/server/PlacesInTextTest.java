package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonArray;
import java.nio.file.Path;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Columns over the wire count UTF-16 units, whatever the text is made of. */
class PlacesInTextTest {
  private static final String BEINGS =
      "personagem Ana { tamanho médio }\ncriatura Lobo { tamanho médio }\n";

  @TempDir Path folder;

  private Diagnostic first(String text) {
    try (WireClient client = WireClient.with(folder)) {
      String uri = folder.resolve("a.encounter").toUri().toString();
      client.open(uri, text);
      return client.awaitProblems(uri).get(0);
    }
  }

  @Test
  void behindAPictureAndAnAccentWrittenApartTheLegendsLetterHasItsColumn() {
    String text =
        BEINGS
            + "encontro X {\n  heróis: Ana\n  oponentes: Lobo\n"
            + "  mapa {\n    .🐺e\u0301..\n  }\n"
            + "  legenda { 🐺 = Lobo  e\u0301 = Ana  # = Ana }\n}\n";
    Diagnostic unused = first(text);
    assertEquals("MAP-LEGEND-UNUSED", unused.getCode().getLeft());
    // two blanks, 'legenda { ', the wolf in two units, ' = Lobo  ', e and its accent, ' = Ana  '
    assertEquals(new Range(new Position(8, 33), new Position(8, 34)), unused.getRange());
  }

  @Test
  void aNameWithAnotherApostropheLeadsToItsDeclaration() {
    String text =
        "criatura Grix'Mola { tamanho médio }\nencontro X { heróis: Grix\u2019Mola  oponentes: 2 Goblins }\n";
    try (WireClient client = WireClient.with(folder)) {
      String uri = WireClient.write(folder.resolve("a.encounter"), text);
      client.open(uri, text);
      Location found = client.definition(uri, WireClient.on(text, "\u2019Mola")).get(0);
      assertEquals(new Range(new Position(0, 9), new Position(0, 18)), found.getRange());
    }
  }

  @Test
  void aDecomposedNameLeadsToItsComposedDeclaration() {
    String text =
        "criatura \"Explos\u00E3o\" { tamanho médio }\n"
            + "encontro X { heróis: \"Explosa\u0303o\"  oponentes: 2 Goblins }\n";
    try (WireClient client = WireClient.with(folder)) {
      String uri = WireClient.write(folder.resolve("a.encounter"), text);
      client.open(uri, text);
      Location found = client.definition(uri, WireClient.on(text, "sa\u0303o")).get(0);
      assertEquals(new Range(new Position(0, 9), new Position(0, 19)), found.getRange());
    }
  }

  @Test
  void theFixTravelsWithTheDiagnostic() {
    Diagnostic feet = first("/* 🐺 */ criatura Rato { deslocamento 30 pe\u0301s }\n");
    assertEquals("UNIT-FOREIGN", feet.getCode().getLeft());
    assertEquals(new Range(new Position(0, 38), new Position(0, 45)), feet.getRange());
    assertEquals("9 m", ((JsonArray) feet.getData()).get(0).getAsString());
  }
}
