package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** textDocument/completion on the road and in an adventure: only names that make sense there. */
class JourneyCompletionTest {
  private static final String ENGLISH =
      """
      character Ana { wields Sword }
      party Crew: Ana
      fact Alarm 0
      table Woods 1d6 { 1-6: nothing }
      encounter Bridge { heroes: Crew opponents: 2 Goblins ends after 9 turns -> Stalled }
      episode Toll { travellers Crew with chance 1/2: ends -> Passage }
      journey Old Road { travellers Crew leg Trail 4 h ends after 2 days -> Too Late }
      """;
  private static final String JOURNEY =
      ENGLISH + "journey Way { travellers Ana as Guide, Horse named Bess\n clock Fever 4\n";
  private static final String PORTUGUESE =
      """
      personagem Ana { empunha Espada }
      encontro Ponte { heróis: Ana oponentes: 2 Goblins termina depois de 9 turnos -> Empate }
      episódio Pedágio { viajantes Ana com chance 1/2: termina -> Passagem }
      aventura Busca {
          começa em Pedágio
          desfecho Casa
      """;

  @TempDir Path folder;
  private WireClient client;

  @BeforeEach
  void connect() {
    client = WireClient.with(folder);
  }

  @AfterEach
  void disconnect() {
    client.close();
  }

  /** Everything that is offered but the words of the language. */
  private List<String> names(String marked) {
    String uri = folder.resolve("journey.encounter").toUri().toString();
    return client.completion(uri, marked).stream()
        .filter(item -> item.getKind() != CompletionItemKind.Keyword)
        .filter(item -> item.getKind() != CompletionItemKind.Operator)
        .filter(item -> item.getKind() != CompletionItemKind.Snippet)
        .map(CompletionItem::getLabel)
        .toList();
  }

  @Test
  void fightsAreEncountersAndRollsAreTables() {
    assertEquals(List.of("Bridge"), names(JOURNEY + "    fight <|>\n}"));
    assertEquals(List.of("Woods"), names(JOURNEY + "    roll <|>\n}"));
  }

  @Test
  void whoeverDoesSomethingIsNoEnd() {
    List<String> acting = names(JOURNEY + "    <|>\n}");
    assertTrue(acting.containsAll(List.of("Guide", "Bess", "Fever", "Ana", "Alarm")), "" + acting);
    assertFalse(acting.contains("Stalled") || acting.contains("Passage"), "" + acting);
    List<String> treated = names(JOURNEY + "    Ana treats <|>\n}");
    assertTrue(treated.contains("Bess"), "" + treated);
    assertFalse(treated.contains("Too Late"), "" + treated);
  }

  @Test
  void woundsAreTreatedWithBandagesAndSplints() {
    assertEquals(
        List.of("Bandage", "Waxed Bandage", "Splint"),
        names(JOURNEY + "    Ana treats Ana with <|>\n}"));
  }

  @Test
  void anEdgeAsksForTheEndsOfItsOwnStage() {
    List<String> bridge = names(PORTUGUESE + "    Ponte se <|> -> Casa\n}");
    assertTrue(bridge.contains("Empate"), "" + bridge);
    assertFalse(bridge.contains("Passagem"), "" + bridge);
    List<String> toll = names(PORTUGUESE + "    Pedágio se <|> -> Casa\n}");
    assertTrue(toll.contains("Passagem"), "" + toll);
    assertFalse(toll.contains("Empate"), "" + toll);
  }

  @Test
  void anEdgeLeadsToStagesChoicesAndEndings() {
    assertEquals(List.of("Casa", "Ponte", "Pedágio"), names(PORTUGUESE + "    Pedágio -> <|>\n}"));
  }

  @Test
  void anExpectationOfAnAdventureAsksForEndsOfItsStagesAndForItsEndings() {
    List<String> asked = names(PORTUGUESE + "    Pedágio -> Casa\n    espera <|>\n}");
    assertTrue(asked.containsAll(List.of("Casa", "Passagem")), "" + asked);
    assertFalse(asked.contains("Empate"), "" + asked);
  }
}
