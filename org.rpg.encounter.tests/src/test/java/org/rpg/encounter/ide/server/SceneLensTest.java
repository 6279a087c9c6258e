package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.ide.scenes.ScenePick;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Planner;
import org.rpg.encounter.preview.Preview;
import org.rpg.encounter.preview.PreviewOptions;
import org.rpg.encounter.preview.Progress;
import org.rpg.encounter.report.OddsLine;

/** textDocument/codeLens with odds that are found out meanwhile, over the wire. */
class SceneLensTest {
  private static final String PEOPLE =
      """
      character Ana {
          skills Physique 2, Dodge 3, Fight[Sword] 4
          wields Sword
      }
      """;
  private static final String SCENES =
      """
      // 🐉
      import "people.encounter"
      encounter Sewer {
          heroes: Ana
          opponents: 2 Goblins
      }
      variant Deep like Sewer {
          add Goblin
      }
      episode Parley {
          travellers Ana
          test Persuasion by Ana against 8 { failure: delay 2 h }
      }
      journey Road {
          travellers Ana
          leg King's Road 12 km in Road
      }
      """;

  @TempDir Path folder;

  private final StepByStep steps = new StepByStep();

  private WireClient client(int runs) {
    WireClient client = WireClient.playing(steps.threads(), side -> side.set("runs", runs), folder);
    client.side.await(it -> it.refreshes() > 0); // the settings are known
    return client;
  }

  private static List<? extends CodeLens> lenses(WireClient client, String uri) {
    return WireClient.answer(
        client
            .server
            .getTextDocumentService()
            .codeLens(new CodeLensParams(new TextDocumentIdentifier(uri))));
  }

  private static List<String> titles(WireClient client, String uri) {
    return lenses(client, uri).stream().map(it -> it.getCommand().getTitle()).toList();
  }

  private static String odds(WireClient client, String uri, String scene) {
    return lenses(client, uri).stream()
        .filter(it -> argument(it).get("name").getAsString().equals(scene))
        .reduce((first, last) -> last)
        .orElseThrow()
        .getCommand()
        .getTitle();
  }

  private static JsonObject argument(CodeLens lens) {
    return (JsonObject) lens.getCommand().getArguments().get(0);
  }

  private String open(WireClient client, LineEnd lines) {
    WireClient.write(folder.resolve("people.encounter"), lines.in(PEOPLE));
    String uri = WireClient.write(folder.resolve("scenes.encounter"), lines.in(SCENES));
    client.open(uri, lines.in(SCENES));
    return uri;
  }

  /** Plays until nothing is left to play. */
  private void play(WireClient client, String uri) {
    while (titles(client, uri).stream().anyMatch(it -> it.contains("…"))) {
      steps.next();
    }
    steps.all();
  }

  /** What the runs of a forecast of the command line come to. */
  private String line(String scene, int runs) throws InterruptedException {
    var script =
        ScriptLoader.standalone(Language.EN).load(folder.resolve("scenes.encounter"), "s").script();
    Plan plan =
        Planner.plan(ScenePick.of(script, java.util.Optional.of(scene)).scene().orElseThrow());
    PreviewOptions options = new PreviewOptions(runs, 1, 2);
    return OddsLine.of(plan, Preview.of(plan, options, Progress.NONE), Language.EN);
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void aboveEachSceneStandsWhatCanBeDoneWithIt(LineEnd lines) {
    try (WireClient client = client(100)) {
      String uri = open(client, lines);
      String none = "odds: not yet …";
      assertEquals(
          List.of(
              "▶ run", "preview", "compare", none, "▶ run", "preview", none, "▶ run", "preview",
              none, "▶ run", "preview", none),
          titles(client, uri));
      CodeLens first = lenses(client, uri).get(0);
      assertEquals(new Range(new Position(2, 10), new Position(2, 15)), first.getRange());
      assertEquals("encounter.run", first.getCommand().getCommand());
      assertEquals(uri, argument(first).get("uri").getAsString());
      assertEquals("Sewer", argument(first).get("name").getAsString());
    }
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void theOddsAreThoseOfTheForecastOfSoManyRuns(LineEnd lines) throws InterruptedException {
    try (WireClient client = client(250)) {
      String uri = open(client, lines);
      titles(client, uri);
      for (int scene = 0; scene < 4; scene++) {
        steps.next(); // each comes to its first goal before any goes on
      }
      for (String scene : List.of("Sewer", "Deep", "Parley", "Road")) {
        assertEquals(line(scene, 100), odds(client, uri, scene));
      }
      steps.all();
      for (String scene : List.of("Sewer", "Deep", "Parley", "Road")) {
        assertEquals(line(scene, 250), odds(client, uri, scene));
      }
    }
  }

  @Test
  void theClientAsksAgainWhenThereIsNewsAndOnlyOnce() {
    try (WireClient client = client(100)) {
      String uri = open(client, LineEnd.LF);
      int before = client.side.refreshes();
      titles(client, uri);
      steps.next();
      client.side.await(it -> it.refreshes() == before + 1);
      steps.next(); // the client has not asked yet: it need not be told twice
      titles(client, uri);
      assertEquals(before + 1, client.side.refreshes());
      steps.next();
      client.side.await(it -> it.refreshes() == before + 2);
    }
  }

  @Test
  void aCommentChangesNoOddsAndAWordDoes() throws InterruptedException {
    try (WireClient client = client(100)) {
      String uri = open(client, LineEnd.LF);
      play(client, uri);
      client.replace(uri, "// more\n" + SCENES);
      assertEquals(line("Sewer", 100), odds(client, uri, "Sewer"));
      steps.all();
      client.replace(uri, SCENES.replace("2 Goblins", "3 Goblins"));
      assertEquals(line("Sewer", 100) + " …", odds(client, uri, "Sewer"));
      play(client, uri);
      WireClient.write(
          folder.resolve("scenes.encounter"), SCENES.replace("2 Goblins", "3 Goblins"));
      assertEquals(line("Sewer", 100), odds(client, uri, "Sewer"));
    }
  }

  @Test
  void aChangeOfWhatIsImportedChangesTheOdds() throws InterruptedException {
    try (WireClient client = client(100)) {
      String uri = open(client, LineEnd.LF);
      play(client, uri);
      String before = odds(client, uri, "Sewer");
      String people = folder.resolve("people.encounter").toUri().toString();
      String weaker = PEOPLE.replace("Fight[Sword] 4", "Fight[Sword] 1");
      client.open(people, weaker);
      assertEquals(before + " …", odds(client, uri, "Sewer"));
      play(client, uri);
      WireClient.write(folder.resolve("people.encounter"), weaker);
      assertEquals(line("Sewer", 100), odds(client, uri, "Sewer"));
    }
  }

  @Test
  void aChangeOfOneSceneLeavesTheOddsOfOthers() throws InterruptedException {
    try (WireClient client = client(100)) {
      String uri = open(client, LineEnd.LF);
      play(client, uri);
      String road = odds(client, uri, "Road");
      client.replace(uri, SCENES.replace("2 Goblins", "3 Goblins"));
      assertTrue(odds(client, uri, "Sewer").endsWith(" …"));
      assertTrue(odds(client, uri, "Deep").endsWith(" …"), "it is like the other");
      assertEquals(road, odds(client, uri, "Road"));
      play(client, uri);
      assertEquals(road, odds(client, uri, "Road"));
    }
  }

  @Test
  void aSceneWithASlipSaysSoAndTheOthersArePlayed() throws InterruptedException {
    try (WireClient client = client(100)) {
      String uri = open(client, LineEnd.LF);
      String text =
          SCENES.replace("leg King's Road 12 km in Road", "leg King's Road 12 km in Rode");
      client.replace(uri, text);
      assertEquals("no odds: something here is wrong", odds(client, uri, "Road"));
      assertEquals("odds: not yet …", odds(client, uri, "Sewer"));
      play(client, uri);
      assertEquals(line("Sewer", 100), odds(client, uri, "Sewer"));
    }
  }

  @Test
  void onlyOpenDocumentsArePlayed() {
    try (WireClient client = client(100)) {
      String uri = open(client, LineEnd.LF);
      titles(client, uri);
      client.close(uri);
      assertFalse(titles(client, uri).isEmpty());
      steps.all();
      assertEquals("odds: not yet …", odds(client, uri, "Sewer"));
    }
  }

  @Test
  void whoWantsNoOddsHasNone() {
    try (WireClient client =
        WireClient.playing(steps.threads(), side -> side.set("liveOdds", false), folder)) {
      String uri = open(client, LineEnd.LF);
      client.side.await(it -> it.refreshes() > 0);
      assertEquals(
          List.of(
              "▶ run", "preview", "compare", "▶ run", "preview", "▶ run", "preview", "▶ run",
              "preview"),
          titles(client, uri));
      assertTrue(steps.isEmpty());
    }
  }

  @Test
  void thePortugueseReadPortuguese() {
    String text =
        """
        personagem Ana { perícias Físico 2, Lutar[Espada] 4 empunha Espada }
        encontro Esgoto { heróis: Ana oponentes: 2 Goblins }
        """;
    try (WireClient client = client(100)) {
      String uri = folder.resolve("a.encounter").toUri().toString();
      client.open(uri, text);
      assertEquals(List.of("▶ jogar", "prever", "chances: ainda não …"), titles(client, uri));
      play(client, uri);
      assertTrue(odds(client, uri, "Esgoto").startsWith("heróis vencem "));
    }
  }
}
