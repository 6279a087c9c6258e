package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.StreamSupport;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DidChangeWatchedFilesCapabilities;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.Registration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table's project file in an editor. */
class ProjectFilesTest {
  private static final String SCENE =
      "tactics Timid { otherwise: wait }\nencounter X { heroes: Rat  opponents: Goblin }\n";

  @TempDir Path table;

  @Test
  void whatIsWrongWithItIsToldAtItsPlaceUntilItIsMended() {
    String project = WireClient.write(table.resolve("encounter.toml"), "langage = \"en\"\n");
    WireClient.write(table.resolve("nights/x.encounter"), "creature Reed Hen { size tiny }");
    try (WireClient client = WireClient.with(table)) {
      Diagnostic found = client.awaitProblems(project).get(0);
      assertEquals("PROJECT-KEY", found.getCode().getLeft());
      assertEquals(new Range(new Position(0, 0), new Position(0, 7)), found.getRange());
      WireClient.write(table.resolve("encounter.toml"), "language = \"en\"\n");
      client.watched(project, FileChangeType.Changed);
      client.awaitClean(project);
    }
  }

  @Test
  void aChangeOfItIsSeenInOpenScriptsAtOnce() throws IOException {
    String project =
        WireClient.write(table.resolve("encounter.toml"), "[severity]\nNAME-UNUSED = \"error\"\n");
    String script = WireClient.write(table.resolve("nights/x.encounter"), SCENE);
    try (WireClient client = WireClient.with(table)) {
      client.open(script, SCENE);
      awaitSeverity(client, script, DiagnosticSeverity.Error);
      WireClient.write(table.resolve("encounter.toml"), "[severity]\nNAME-UNUSED = \"off\"\n");
      client.watched(project, FileChangeType.Changed);
      client.awaitClean(script);
      Files.delete(table.resolve("encounter.toml"));
      client.watched(project, FileChangeType.Deleted);
      awaitSeverity(client, script, DiagnosticSeverity.Information);
      WireClient.write(
          table.resolve("nights/encontro.toml"), "[gravidade]\nNAME-UNUSED = \"aviso\"\n");
      client.watched(
          table.resolve("nights/encontro.toml").toUri().toString(), FileChangeType.Created);
      awaitSeverity(client, script, DiagnosticSeverity.Warning);
    }
  }

  private static void awaitSeverity(WireClient client, String script, DiagnosticSeverity severity) {
    client.awaitPublish(
        script,
        it ->
            it.getDiagnostics().size() == 1
                && it.getDiagnostics().get(0).getSeverity() == severity);
  }

  @Test
  void aRulesetThatComesIntoTheLibraryMendsTheFile() {
    String project = WireClient.write(table.resolve("encounter.toml"), "rules = \"House\"\n");
    String script = WireClient.write(table.resolve("x.encounter"), SCENE);
    String library = table.resolve("library/house.encounter").toUri().toString();
    try (WireClient client = WireClient.with(table)) {
      client.open(script, SCENE);
      assertEquals("PROJECT-RULES", client.awaitProblems(project).get(0).getCode().getLeft());
      WireClient.write(table.resolve("library/house.encounter"), "ruleset House like Standard { }");
      client.watched(library, FileChangeType.Created);
      client.awaitClean(project);
    }
  }

  @Test
  void anEditorMayHaveItOpenWithoutTakingItForAScript() {
    String text = "langage = \"en\"\n";
    String project = WireClient.write(table.resolve("encounter.toml"), text);
    String script = WireClient.write(table.resolve("x.encounter"), SCENE);
    try (WireClient client = WireClient.with(table)) {
      client.open(project, text);
      client.replace(project, "rules = ");
      client.open(script, SCENE);
      client.awaitProblems(script);
      assertEquals(
          List.of("PROJECT-KEY"),
          client.awaitProblems(project).stream().map(it -> it.getCode().getLeft()).toList());
      assertEquals(null, client.hover(project, new Position(0, 1)));
      client.close(project);
    }
  }

  @Test
  void theServerAsksForTheFilesThatItWantsToHearOf() {
    InitializeParams params = WireClient.parameters(table);
    params
        .getCapabilities()
        .getWorkspace()
        .setDidChangeWatchedFiles(new DidChangeWatchedFilesCapabilities(true));
    try (WireClient client = WireClient.silent()) {
      client.initialize(params);
      client.server.initialized(new InitializedParams());
      Registration asked = client.registered().getRegistrations().get(0);
      assertEquals("workspace/didChangeWatchedFiles", asked.getMethod());
      JsonObject options = new Gson().toJsonTree(asked.getRegisterOptions()).getAsJsonObject();
      List<String> globs =
          StreamSupport.stream(options.getAsJsonArray("watchers").spliterator(), false)
              .map(it -> it.getAsJsonObject().get("globPattern").getAsString())
              .toList();
      assertTrue(
          globs.containsAll(
              List.of("**/*.encounter", "**/*.md", "**/encounter.toml", "**/encontro.toml")),
          globs.toString());
    }
  }
}
