package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.CallHierarchyIncomingCallsParams;
import org.eclipse.lsp4j.CallHierarchyItem;
import org.eclipse.lsp4j.CallHierarchyOutgoingCallsParams;
import org.eclipse.lsp4j.CallHierarchyPrepareParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TypeHierarchyItem;
import org.eclipse.lsp4j.TypeHierarchyPrepareParams;
import org.eclipse.lsp4j.TypeHierarchySubtypesParams;
import org.eclipse.lsp4j.TypeHierarchySupertypesParams;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Which declaration leads to which, and which is like which, over the wire. */
class HierarchyTest {
  private static final String FIGHTS =
      """
      tactics Careful { otherwise: wait }
      creature Boar { style Careful }
      character Ana { style Careful }
      encounter Ford {
          heroes: Ana
          opponents: 2 Boars
      }
      """;
  private static final String ROADS =
      """
      importa "fights.encounter"
      jornada Estrada {
          viajantes Ana
          etapa Mata 4 h { enfrenta Ford }
          etapa Serra 2 h { enfrenta Ford }
      }
      aventura Busca {
          viajantes Ana
          começa em Estrada
          Estrada se chegada -> Ford senão -> Fim
          Ford -> Fim
          desfecho Fim
      }
      criatura Javali Velho como Boar { }
      """;

  @TempDir Path folder;

  private String fights;
  private String roads;

  private WireClient client(LineEnd lines) {
    fights = WireClient.write(folder.resolve("fights.encounter"), lines.in(FIGHTS));
    roads = WireClient.write(folder.resolve("roads.encounter"), lines.in(ROADS));
    WireClient client = WireClient.with(folder);
    client.open(roads, lines.in(ROADS));
    client.open(fights, lines.in(FIGHTS));
    return client;
  }

  private static TextDocumentService service(WireClient client) {
    return client.server.getTextDocumentService();
  }

  private static CallHierarchyItem item(WireClient client, String uri, String text, String part) {
    List<CallHierarchyItem> found =
        WireClient.answer(
            service(client)
                .prepareCallHierarchy(
                    new CallHierarchyPrepareParams(
                        new TextDocumentIdentifier(uri), WireClient.on(text, part))));
    assertEquals(1, found.size());
    return found.get(0);
  }

  private static List<String> incoming(WireClient client, CallHierarchyItem item) {
    return WireClient.answer(
            service(client).callHierarchyIncomingCalls(new CallHierarchyIncomingCallsParams(item)))
        .stream()
        .map(it -> it.getFrom().getName() + " " + it.getFromRanges().size())
        .toList();
  }

  private static List<String> outgoing(WireClient client, CallHierarchyItem item) {
    return WireClient.answer(
            service(client).callHierarchyOutgoingCalls(new CallHierarchyOutgoingCallsParams(item)))
        .stream()
        .map(it -> it.getTo().getName() + " " + it.getFromRanges().size())
        .toList();
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void aSceneKnowsWhatLeadsToItAcrossFiles(LineEnd lines) {
    try (WireClient client = client(lines)) {
      CallHierarchyItem ford = item(client, fights, lines.in(FIGHTS), "Ford {");
      assertEquals("Ford", ford.getName());
      assertEquals(new Range(new Position(3, 10), new Position(3, 14)), ford.getSelectionRange());
      assertEquals(List.of("Estrada 2", "Busca 2"), incoming(client, ford));
    }
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void aSceneKnowsWhereItLeads(LineEnd lines) {
    try (WireClient client = client(lines)) {
      String text = lines.in(ROADS);
      assertEquals(
          List.of("Ana 1", "Estrada 2", "Ford 2"),
          outgoing(client, item(client, roads, text, "Busca")));
      assertEquals(
          List.of("Ana 1", "Ford 2"), outgoing(client, item(client, roads, text, "Estrada {")));
      CallHierarchyItem ford = item(client, roads, text, "Ford }");
      assertEquals(fights, ford.getUri());
      assertEquals(List.of("Ana 1", "Boar 1"), outgoing(client, ford));
    }
  }

  @Test
  void tacticsKnowWhoUsesThem() {
    try (WireClient client = client(LineEnd.LF)) {
      CallHierarchyItem careful = item(client, fights, FIGHTS, "Careful }");
      assertEquals(List.of("Boar 1", "Ana 1"), incoming(client, careful));
    }
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void whatIsLikeWhatIsKnownBothWaysAcrossFiles(LineEnd lines) {
    try (WireClient client = client(lines)) {
      List<TypeHierarchyItem> boar =
          WireClient.answer(
              service(client)
                  .prepareTypeHierarchy(
                      new TypeHierarchyPrepareParams(
                          new TextDocumentIdentifier(fights),
                          WireClient.on(lines.in(FIGHTS), "Boar {"))));
      List<TypeHierarchyItem> below =
          WireClient.answer(
              service(client).typeHierarchySubtypes(new TypeHierarchySubtypesParams(boar.get(0))));
      assertEquals(
          List.of("Javali Velho"), below.stream().map(TypeHierarchyItem::getName).toList());
      List<TypeHierarchyItem> above =
          WireClient.answer(
              service(client)
                  .typeHierarchySupertypes(new TypeHierarchySupertypesParams(below.get(0))));
      assertEquals(List.of("Boar"), above.stream().map(TypeHierarchyItem::getName).toList());
    }
  }
}
