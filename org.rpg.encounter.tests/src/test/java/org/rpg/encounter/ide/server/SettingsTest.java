package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.WorkDoneProgressBegin;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.WorkDoneProgressReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** workspace/configuration and workspace/didChangeConfiguration over the wire. */
class SettingsTest {
  private static final String SCENE = "encounter Sewer { heroes: Guard opponents: Rat }\n";

  @TempDir Path folder;

  private static Settings settings(String json) {
    return Settings.of(JsonParser.parseString(json));
  }

  @Test
  void whatIsMissingOrMakesNoSenseIsAsUsual() {
    assertEquals(new Settings(true, 10_000, Settings.Locale.AUTO), Settings.of(null));
    assertEquals(Settings.standard(), settings("{}"));
    assertEquals(
        Settings.standard(), settings("{\"liveOdds\": 3, \"runs\": \"many\", \"locale\": \"fr\"}"));
    assertEquals(Settings.standard(), settings("{\"runs\": 0, \"locale\": null}"));
    assertEquals(
        new Settings(false, 1_000_000, Settings.Locale.PT),
        settings("{\"liveOdds\": false, \"runs\": 5e12, \"locale\": \"pt-BR\"}"));
    assertEquals(Settings.Locale.SCRIPT, settings("{\"locale\": \"script\"}").locale());
  }

  private static List<String> titles(WireClient client, String uri) {
    return WireClient.answer(
            client
                .server
                .getTextDocumentService()
                .codeLens(new CodeLensParams(new TextDocumentIdentifier(uri))))
        .stream()
        .map(CodeLens::getCommand)
        .map(it -> it.getTitle())
        .toList();
  }

  @Test
  void theyAreAskedForAtTheStartAndWhenTheyChange() {
    StepByStep steps = new StepByStep();
    try (WireClient client =
        WireClient.playing(steps.threads(), side -> side.set("locale", "pt"), folder)) {
      client.side.await(it -> it.refreshes() == 1);
      assertTrue(client.side.registered().contains("workspace/didChangeConfiguration"));
      String uri = folder.resolve("a.encounter").toUri().toString();
      client.open(uri, SCENE);
      assertEquals(List.of("▶ jogar", "prever", "chances: ainda não …"), titles(client, uri));
      client.side.set("locale", "en").set("liveOdds", false);
      client
          .server
          .getWorkspaceService()
          .didChangeConfiguration(new DidChangeConfigurationParams(new JsonObject()));
      client.side.await(it -> it.refreshes() == 2);
      assertEquals(List.of("▶ run", "preview"), titles(client, uri));
      steps.all();
    }
  }

  @Test
  void aClientThatCannotBeAskedSaysThemItself() {
    try (WireClient client = WireClient.with(folder)) {
      String uri = folder.resolve("a.encounter").toUri().toString();
      client.open(uri, SCENE);
      client
          .server
          .getWorkspaceService()
          .didChangeConfiguration(
              new DidChangeConfigurationParams(
                  JsonParser.parseString("{\"encounter\": {\"liveOdds\": false}}")));
      assertEquals(List.of("▶ run", "preview"), titles(client, uri));
    }
  }

  @Test
  void theReadingOfAFolderIsTold() {
    for (int i = 0; i < 40; i++) {
      WireClient.write(folder.resolve("c" + i + ".encounter"), "creature Orc" + i + " { }\n");
    }
    try (WireClient client = WireClient.playing(new StepByStep().threads(), side -> {}, folder)) {
      client.side.await(it -> it.isOver("Reading scripts"));
      var told = client.side.progress("Reading scripts");
      assertEquals(
          100, ((WorkDoneProgressReport) told.get(told.size() - 2)).getPercentage(), "all of it");
    }
  }

  @Test
  void theReadingOfAFolderCanBePutOffAndTheNextChangeGoesOnWithIt() {
    for (int i = 0; i < 60; i++) {
      WireClient.write(
          folder.resolve("c" + i + ".encounter"), "creature Orc { wields No" + i + " }\n");
    }
    try (WireClient client = WireClient.silent()) {
      AtomicBoolean once = new AtomicBoolean();
      client.side.onProgress(
          params -> {
            if (once.compareAndSet(false, true)) {
              client.server.cancelProgress(new WorkDoneProgressCancelParams(params.getToken()));
            }
          });
      InitializeParams params = WireClient.parameters(folder);
      ClientSide.declare(params.getCapabilities());
      client.initialize(params);
      client.server.initialized(new InitializedParams());
      client.side.await(it -> it.isOver("Reading scripts"));
      var begin = (WorkDoneProgressBegin) client.side.progress("Reading scripts").get(0);
      assertTrue(begin.getCancellable());
      String uri = folder.resolve("a.encounter").toUri().toString();
      client.open(uri, SCENE);
      client.awaitClean(uri);
      for (int i = 0; i < 60; i++) {
        client.awaitProblems(folder.resolve("c" + i + ".encounter").toUri().toString());
      }
    }
  }

  @Test
  void whoDidNotAskForProgressHearsOfNone() {
    WireClient.write(folder.resolve("c.encounter"), "tactics T { if prone }\n");
    try (WireClient client = WireClient.silent()) {
      InitializeParams params = WireClient.parameters(folder);
      client.initialize(params);
      client.server.initialized(new InitializedParams());
      client.awaitProblems(folder.resolve("c.encounter").toUri().toString());
      assertFalse(client.side.hearsOfProgress());
    }
  }
}
