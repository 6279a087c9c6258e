package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** textDocument/completion over the wire. */
class CompletionTest {
  private static final String HEAD =
      """
      arma Lâmina / Blade { tamanho médio dano 1d6 cortante corpo a corpo 1,5 m }
      armadura Cota de Malha { proteção 4 camada 2 }
      criatura Goblin { perícias Físico 0 }
      """;

  @TempDir Path folder;
  private WireClient client;
  private String uri;

  @BeforeEach
  void connect() {
    client = WireClient.with(folder);
    uri = folder.resolve("é #1.encounter").toUri().toString();
  }

  @AfterEach
  void disconnect() {
    client.close();
  }

  private List<String> labels(String marked) {
    return client.completion(uri, HEAD + marked).stream().map(CompletionItem::getLabel).toList();
  }

  private CompletionItem item(String marked, String label) {
    return client.completion(uri, HEAD + marked).stream()
        .filter(i -> i.getLabel().equals(label))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theTopOfAFileHoldsDeclarationsAndNothingElse() {
    List<String> labels = labels("<|>");
    assertTrue(labels.containsAll(List.of("importa", "encontro", "variante", "encontro …")));
    assertFalse(labels.contains("e"), "nothing that goes on with the line above");
    assertFalse(labels.contains("}"));
  }

  private String documentation(CompletionItem item) {
    return item.getDocumentation().getRight().getValue();
  }

  @Test
  void aWordComesWithTheTextOfItsRulesInTheLanguageOfTheFile() {
    CompletionItem disarm = item("tática D { se inimigo adjacente: des<|>\n}", "desarmar");
    assertTrue(
        documentation(disarm).contains("**MAN-01 Desarmar.** Com sua ação maior"),
        documentation(disarm));
    CompletionItem slippery = item("terreno Gelo / Ice { esc<|>\n}", "escorregadio");
    assertTrue(documentation(slippery).contains("**SIT-05 Escorregadio.**"));
  }

  @Test
  void aParameterAndItsReadingsComeWithTheTextOfTheirRule() {
    CompletionItem parameter = item("regulamento R { Par<|>\n}", "Par Sozinho");
    assertTrue(documentation(parameter).contains("**INI-05 Mantendo a iniciativa.**"));
    CompletionItem reading = item("regulamento R { Par Sozinho = Rec<|>\n}", "Recomeça");
    assertTrue(documentation(reading).contains("Padrão: Age de Novo."));
  }

  @Test
  void aLineOfTacticsBeginsWithFewWords() {
    assertEquals(
        List.of("se", "senão", "passar a", "defender com", "crítico por", "nunca", "leia", "nota"),
        labels("tática D {\n    <|>\n}").subList(0, 8));
  }

  @Test
  void behindAColonAndACommaTheLineGoesOn() {
    assertTrue(labels("tática D {\n    se caído:\n        lev<|>\n}").contains("levantar-se"));
    assertTrue(labels("encontro P { heróis: Ana,\n    Gob<|>\n}").contains("Goblin"));
  }

  @Test
  void wordsAreFoundWithoutTheirAccents() {
    assertEquals(List.of("perícias", "perseverança"), labels("personagem A {\n    pe<|>\n}"));
    assertEquals("pericias", item("personagem A {\n    peri<|>\n}", "perícias").getFilterText());
    assertEquals("perícias", item("personagem A {\n    perí<|>\n}", "perícias").getFilterText());
  }

  @Test
  void aPhraseIsFoundByItsBeginningHoweverManyWordsThatHas() {
    CompletionItem rest = item("jornada J {\n    descanso l<|>\n}", "descanso longo");
    Range range = rest.getTextEdit().getLeft().getRange();
    assertEquals(4, range.getStart().getCharacter());
    assertEquals("descanso l".length(), range.getEnd().getCharacter() - 4);
  }

  @Test
  void anInflectedFormIsOfferedWhereItIsTyped() {
    assertEquals(List.of("expostas"), labels("tática D {\n    se expostas<|>\n}"));
  }

  @Test
  void aWordOfTheOtherLanguageLeadsToTheFilesOwn() {
    CompletionItem item = item("wea<|>", "arma");
    assertEquals("weapon", item.getFilterText());
    assertEquals("arma", item.getTextEdit().getLeft().getNewText());
  }

  @Test
  void onlyWhatCanBeWieldedIsOfferedToBeWielded() {
    List<String> labels = labels("personagem Ana {\n    empunha <|>\n}");
    assertEquals("Lâmina", labels.get(0), "the file's own come first");
    assertTrue(labels.containsAll(List.of("Adaga", "Broquel")));
    assertFalse(labels.contains("Gibão"));
    assertFalse(labels.contains("Dagger"), "the other language's name only if it is typed");
  }

  @Test
  void aNameOfTheOtherLanguageIsOfferedIfItIsTyped() {
    assertEquals(List.of("Blade"), labels("personagem Ana {\n    empunha Bla<|>\n}"));
  }

  @Test
  void aNameMayHaveBlanks() {
    CompletionItem mail = item("personagem Ana {\n    veste Cota de M<|>\n}", "Cota de Malha");
    assertEquals(10, mail.getTextEdit().getLeft().getRange().getStart().getCharacter());
  }

  @Test
  void aNameThatNeedsQuotesGetsThem() {
    String text = "criatura \"o Velho\" {}\nencontro P { oponentes: <|> }";
    assertEquals("\"o Velho\"", item(text, "o Velho").getTextEdit().getLeft().getNewText());
  }

  @Test
  void insideATextOrACommentNothingIsOffered() {
    assertEquals(List.of(), labels("encontro P { leia \"era uma v<|>ez\" }"));
    assertEquals(List.of(), labels("// enc<|>\n"));
    assertEquals(List.of(), labels("/* enc<|> */"));
  }

  @Test
  void anEnglishFileIsServedInEnglish() {
    String uri = folder.resolve("en.encounter").toUri().toString();
    List<String> labels =
        client.completion(uri, "creature Ogre { size large }\ncreature Orc {\n    <|>\n}").stream()
            .map(CompletionItem::getLabel)
            .toList();
    assertTrue(labels.containsAll(List.of("size", "skills", "wields")), labels.toString());
    assertFalse(labels.contains("tamanho"));
  }

  @Test
  void aPictureBeforeTheCaretShiftsNothing() {
    String text = "encontro P { nota \"🐉🐉\" esp<|> }";
    CompletionItem item = item(text, "espera");
    Range range = item.getTextEdit().getLeft().getRange();
    assertEquals(text.indexOf("esp<"), range.getStart().getCharacter());
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void atEachPlaceOfAScriptTheEditHoldsTheCaretAndFitsItsFilter(LineEnd lines) {
    String script =
        lines.in(
            """
            personagem Ana "Ana 🐉" {
                perícias Físico 2, Esquiva 3
                empunha Lâmina
            }
            tática Dura {
                se inimigo exposto ao alcance: atacar inimigo mais fraco ao alcance
                senão: aproximar-se do inimigo mais próximo
            }
            encontro Beco {
                mapa {
                    ..#A
                }
                legenda { A = lugar Alto }
                heróis: Ana em Alto
                oponentes: 3 Goblins
                termina quando perdas dos oponentes >= 75% com vitória dos heróis -> Salvos
            }
            """);
    String text = lines.in(HEAD) + script;
    client.open(uri, text);
    for (int caret = 0; caret <= text.length(); caret++) {
      if (caret > 0 && text.startsWith("\r\n", caret - 1)) {
        continue; // no editor has a caret inside a line end
      }
      Position at = WireClient.position(text, caret);
      for (CompletionItem item : client.completion(uri, at)) {
        Range range = item.getTextEdit().getLeft().getRange();
        assertEquals(at, range.getEnd());
        assertEquals(at.getLine(), range.getStart().getLine());
        int start = caret - (at.getCharacter() - range.getStart().getCharacter());
        String typed = text.substring(start, caret).replaceAll("\\s+", " ");
        String filter = item.getFilterText();
        assertTrue(
            filter.regionMatches(true, 0, typed, 0, typed.length()), typed + " in " + filter);
      }
    }
  }
}
