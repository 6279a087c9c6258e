package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the legs of a journey cost its travellers stands beside them as soon as it is known. */
class WearHintsTest {
  // EXH-02: 8 - 3 = 5, which no meal on the way gives back: they ate when they set out
  private static final String PEOPLE =
      """
      character Ana { skills Fight[Sword] 2  wields Sword  perseverance 8 }
      character Bento { skills Fight[Sword] 2  wields Sword  perseverance 6 }
      """;

  private static final String ROAD =
      """
      import "people.encounter"
      journey Road {
          travellers Ana, Bento
          pace 4 km/h
          leg Ridge 8 km { Ana spends 3 perseverance }
          leg Fen 2 h
          leg Home 4 km { Bento spends 1 perseverance }
      }
      """;

  @TempDir Path folder;

  private final StepByStep steps = new StepByStep();

  private WireClient client() {
    WireClient client = WireClient.playing(steps.threads(), side -> side.set("runs", 100), folder);
    client.side.await(it -> it.refreshes() > 0); // the settings are known
    return client;
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void aLegTellsThePerseveranceAtItsEnd(LineEnd lines) {
    WireClient.write(folder.resolve("people.encounter"), lines.in(PEOPLE));
    String text = lines.in(ROAD);
    String uri = WireClient.write(folder.resolve("road.encounter"), text);
    try (WireClient client = client()) {
      client.open(uri, text);
      assertTrue(client.hinted(uri, text).contains("leg Fen 2 h" + lines.in("\n")));
      steps.next();
      client.side.await(it -> it.hintRefreshes() == 1);
      String hinted = client.hinted(uri, text).replace('\u00A0', ' ');
      for (String line :
          new String[] {
            "leg Ridge 8 km⟦2 h · perseverance Ana 5, Bento 6⟧",
            "leg Fen 2 h⟦perseverance Ana 5, Bento 6⟧",
            "leg Home 4 km⟦1 h · perseverance Ana 5, Bento 5⟧"
          }) {
        assertTrue(hinted.contains(line), hinted);
      }
      steps.all();
      assertEquals(1, client.side.hintRefreshes());
    }
  }

  @Test
  void theTooltipTellsHowMuchEachCanHave() {
    String text = PEOPLE + ROAD.substring(ROAD.indexOf('\n') + 1).replace(", Bento", "");
    String uri = WireClient.write(folder.resolve("road.encounter"), text);
    try (WireClient client = client()) {
      client.open(uri, text.replace("Bento spends", "Ana spends"));
      Position leg = WireClient.on(text, "Fen");
      Range line = new Range(new Position(leg.getLine(), 0), new Position(leg.getLine(), 99));
      client.hints(uri, line);
      steps.next();
      client.side.await(it -> it.hintRefreshes() == 1);
      InlayHint hint = client.hints(uri, line).get(0);
      assertEquals("perseverance 5", hint.getLabel().getLeft());
      String told = client.tooltip(hint);
      assertTrue(told.contains("- Ana: perseverance ⌀ 5 of 8 *(EXH-01"), told);
    }
  }

  @Test
  void whoWantsNoLiveOddsHasNone() {
    WireClient.write(folder.resolve("people.encounter"), PEOPLE);
    String uri = WireClient.write(folder.resolve("road.encounter"), ROAD);
    try (WireClient client =
        WireClient.playing(steps.threads(), side -> side.set("liveOdds", false), folder)) {
      client.side.await(it -> it.refreshes() > 0);
      client.open(uri, ROAD);
      client.hinted(uri, ROAD);
      assertTrue(steps.isEmpty());
    }
  }
}
