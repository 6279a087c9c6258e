package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.Hover;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** textDocument/hover over the wire. */
class HoverTest {
  private static final String BLADE =
      """
      /**
       * Uma lâmina leve.
       * ---
       * A light blade.
       */
      arma Lâmina / Blade "A lâmina" {
          dano 1d6 cortante
          corpo a corpo 1,5 m
      }
      """;

  @TempDir Path folder;

  private String hover(WireClient client, String uri, String text, String part) {
    Hover hover = client.hover(uri, WireClient.on(text, part));
    return hover == null ? "" : hover.getContents().getRight().getValue().replace("\r\n", "\n");
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void aNameTellsBothNamesTheKindTheNumbersAndTheDocumentation(LineEnd lines) {
    String text = lines.in(BLADE + "criatura Orc { leva Lâmina }\n");
    try (WireClient client = WireClient.with(folder)) {
      String uri = folder.resolve("a.encounter").toUri().toString();
      client.open(uri, text);
      assertEquals(
          """
          **Lâmina** · *Blade* — arma \s
          “A lâmina”

          ```encounter
          arma Lâmina / Blade "A lâmina" {
              dano 1d6 cortante
              corpo a corpo 1,5 m
          }
          ```

          Uma lâmina leve.""",
          hover(client, uri, text, "Lâmina }"));
    }
  }

  @Test
  void inAFileOfTheOtherLanguageTheSameIsToldInThatLanguage() {
    String text = "import \"book.encounter\"\ncreature Orc { carries Blade size large }\n";
    try (WireClient client = WireClient.with(folder)) {
      WireClient.write(folder.resolve("book.encounter"), BLADE);
      String uri = WireClient.write(folder.resolve("b.encounter"), text);
      client.open(uri, text);
      String told = hover(client, uri, text, "Blade size");
      assertTrue(told.startsWith("**Blade** · *Lâmina* — weapon"), told);
      assertTrue(told.contains("damage 1d6 cutting\n    melee 1.5 m"), told);
      assertTrue(told.endsWith("A light blade."), told);
    }
  }

  @Test
  void aTableTellsTheChanceOfEachRow() {
    // of the 36 ways of two dice 15 make seven or eight or nine, 15 less than seven
    String text = "tabela Norte 2d6 { 2-6: nada\n 7-9: nada\n 10+: nada }\n";
    try (WireClient client = WireClient.with(folder)) {
      String uri = folder.resolve("a.encounter").toUri().toString();
      client.open(uri, text);
      String told = hover(client, uri, text, "Norte");
      assertTrue(told.endsWith("2-6: 41,7% · 7-9: 41,7% · 10+: 16,7%"), told);
    }
  }

  @Test
  void aWordOfTheLanguageIsExplained() {
    String text = "tática T { se exposto: levantar-se }\n";
    try (WireClient client = WireClient.with(folder)) {
      String uri = folder.resolve("a.encounter").toUri().toString();
      client.open(uri, text);
      String told = hover(client, uri, text, "exposto");
      assertTrue(told.startsWith("**exposto** · *exposed*\n\n"), told);
      assertTrue(told.contains("CON-13"), told);
    }
  }

  @Test
  void aWordOfTheLanguageTellsTheTextOfItsRules() {
    String text = "tactics T { if adjacent enemy: disarm nearest enemy\n otherwise: dash }\n";
    try (WireClient client = WireClient.with(folder)) {
      String uri = folder.resolve("a.encounter").toUri().toString();
      client.open(uri, text);
      String told = hover(client, uri, text, "disarm");
      assertTrue(told.startsWith("**disarm** · *desarmar*\n\n**MAN-01 Disarm.** "), told);
      assertTrue(told.contains("\n\n**MAN-02 Disarm, success.** On a success the weapon"), told);
      assertTrue(hover(client, uri, text, "dash").contains("**MAN-06 "), "dash");
    }
  }

  @Test
  void aParameterTellsTheTextOfItsRuleItsReadingsAndItsDefault() {
    String text = "regulamento R { Par Sozinho = Recomeça }\n";
    try (WireClient client = WireClient.with(folder)) {
      String uri = folder.resolve("a.encounter").toUri().toString();
      client.open(uri, text);
      for (String part : List.of("Par Sozinho", "Recomeça")) {
        String told = hover(client, uri, text, part);
        assertTrue(told.contains("**INI-05 Mantendo a iniciativa.** Se um teste"), told);
        assertTrue(told.contains("Leituras: (a) Age de Novo; (b) Passa ao Oponente; "), told);
        assertTrue(told.contains("Padrão: Age de Novo."), told);
      }
    }
  }

  @Test
  void whereThereIsNothingToSayNothingIsSaid() {
    String text = "criatura Orc { }\n\n// nada\n";
    try (WireClient client = WireClient.with(folder)) {
      String uri = folder.resolve("a.encounter").toUri().toString();
      client.open(uri, text);
      assertNull(client.hover(uri, WireClient.on(text, "// nada")));
      assertNull(client.hover(uri, WireClient.on(text, "{ }")));
    }
  }

  @Test
  void whatTheLibrarySaysIsSaidInTheLanguageOfTheScriptAlone() {
    try (WireClient client = WireClient.with(folder)) {
      String english = folder.resolve("e.encounter").toUri().toString();
      client.open(english, "creature Orc { carries Sword }\n");
      String said = hover(client, english, "creature Orc { carries Sword }\n", "Sword");
      assertTrue(said.endsWith("A one-handed blade that can parry. Our own numbers."), said);
      assertTrue(!said.contains("Lâmina") && !said.contains("---"), said);
      String portuguese = folder.resolve("p.encounter").toUri().toString();
      client.open(portuguese, "criatura Orc { leva Espada }\n");
      said = hover(client, portuguese, "criatura Orc { leva Espada }\n", "Espada");
      assertTrue(said.endsWith("Lâmina de uma mão, que também apara. Números nossos."), said);
    }
  }
}
