package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.WorkDoneProgressBegin;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.WorkDoneProgressReport;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rpg.encounter.ide.cli.CommandLineRun;

/** workspace/executeCommand over the wire: the same as the command line says of the same file. */
class CommandsTest {
  private static final String PEOPLE =
      """
      character Ana {
          skills Physique 2, Dodge 3, Fight[Sword] 4
          wields Sword
      }
      """;
  private static final String SCENES =
      """
      import "people.encounter"
      encounter Sewer "Under the market" {
          heroes: Ana
          opponents: 2 Goblins
      }
      variant Deep like Sewer {
          add Goblin
      }
      """;

  @TempDir Path folder;
  private WireClient client;
  private String uri;

  @BeforeEach
  void connect() {
    write(LineEnd.LF); // before the server reads the folder
    client = WireClient.playing(new StepByStep().threads(), side -> {}, folder);
    client.open(uri, SCENES);
  }

  private void begin(LineEnd lines) {
    client.watched(write(lines), FileChangeType.Changed);
    client.open(uri, lines.in(SCENES));
  }

  private String write(LineEnd lines) {
    uri = WireClient.write(folder.resolve("scenes.encounter"), lines.in(SCENES));
    return WireClient.write(folder.resolve("people.encounter"), lines.in(PEOPLE));
  }

  @AfterEach
  void disconnect() {
    client.close();
  }

  private JsonObject argument(String json) {
    JsonObject argument = JsonParser.parseString(json).getAsJsonObject();
    argument.addProperty("uri", uri);
    return argument;
  }

  private CompletableFuture<Object> ask(String command, Object... arguments) {
    return client
        .server
        .getWorkspaceService()
        .executeCommand(new ExecuteCommandParams(command, List.of(arguments)));
  }

  private JsonObject done(String command, String json) {
    return new Gson().toJsonTree(WireClient.answer(ask(command, argument(json)))).getAsJsonObject();
  }

  private static ResponseError refused(CompletableFuture<Object> answer) {
    ExecutionException fault =
        assertThrows(ExecutionException.class, () -> answer.get(20, TimeUnit.SECONDS));
    return ((ResponseErrorException) fault.getCause()).getResponseError();
  }

  private String line(String... arguments) {
    return CommandLineRun.out(folder.resolve("scenes.encounter"), arguments);
  }

  // ---- what they do

  @Test
  void theyAreAnnounced() {
    try (WireClient other = WireClient.silent()) {
      InitializeResult result = other.initialize(WireClient.parameters(folder));
      assertEquals(
          List.of(
              "encounter.run",
              "encounter.preview",
              "encounter.compare",
              "encounter.translate",
              "encounter.export"),
          result.getCapabilities().getExecuteCommandProvider().getCommands());
    }
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void aRunIsTheStoryAndItsEvents(LineEnd lines) {
    begin(lines);
    JsonObject answer = done("encounter.run", "{\"name\": \"Sewer\", \"seed\": 3, \"run\": 2}");
    String[] wanted = {"run", "--name", "Sewer", "--seed", "3", "--run", "2"};
    assertEquals(line(wanted), answer.get("text").getAsString());
    List<String> events = line(withJson(wanted)).lines().toList();
    assertEquals(events.size(), answer.getAsJsonArray("events").size());
    assertEquals(JsonParser.parseString(events.get(0)), answer.getAsJsonArray("events").get(0));
    assertEquals("Under the market", answer.get("title").getAsString());
  }

  @Test
  void aRunIsShownStepByStep() {
    JsonObject answer = done("encounter.run", "{\"name\": \"Sewer\", \"steps\": true}");
    JsonObject show = answer.getAsJsonObject("show");
    JsonArray people =
        show.getAsJsonArray("boards").get(0).getAsJsonObject().getAsJsonArray("people");
    List<String> names =
        people.asList().stream().map(it -> it.getAsJsonObject().get("name").getAsString()).toList();
    assertTrue(names.contains("Ana"), names.toString());
    // whoever the steps leave somewhere is where the events left them, and as alive
    Map<String, JsonObject> last = new TreeMap<>();
    for (JsonElement step : show.getAsJsonArray("steps")) {
      JsonObject it = step.getAsJsonObject();
      if (it.has("people")) {
        for (JsonElement each : it.getAsJsonArray("people")) {
          JsonObject person = each.getAsJsonObject();
          last.put(names.get(person.get("who").getAsInt()), person);
        }
      }
      boolean deed = it.get("kind").getAsString().equals("deed");
      assertTrue(!deed || it.getAsJsonArray("rules").size() > 0, it.toString());
    }
    Map<String, JsonElement> places = new TreeMap<>();
    TreeSet<String> dead = new TreeSet<>();
    for (JsonElement event : answer.getAsJsonArray("events")) {
      JsonObject it = event.getAsJsonObject();
      if (it.get("event").getAsString().equals("moved")) {
        places.put(it.get("who").getAsString(), it.get("to"));
      } else if (it.get("event").getAsString().equals("died")) {
        dead.add(it.get("who").getAsString());
      }
    }
    assertFalse(places.isEmpty());
    assertFalse(dead.isEmpty());
    places.forEach(
        (who, place) ->
            assertTrue(dead.contains(who) || place.equals(last.get(who).get("at")), who));
    dead.forEach(who -> assertEquals("dead", last.get(who).get("fate").getAsString()));
    assertTrue(show.getAsJsonObject("rules").has("ATK-01"));
    assertEquals(
        SCENES.substring(0, SCENES.indexOf("encounter Sewer")).lines().count(),
        show.getAsJsonObject("lines").get("Sewer").getAsLong());
  }

  @Test
  void aRunThatShowsSomethingIsTheFirstThatDoes() {
    JsonArray outcomes =
        done("encounter.preview", "{\"name\": \"Sewer\", \"runs\": 200}")
            .getAsJsonObject("forecast")
            .getAsJsonArray("outcomes");
    for (JsonElement each : outcomes) {
      JsonObject outcome = each.getAsJsonObject();
      if (outcome.get("count").getAsInt() > 0) {
        String name = outcome.get("name").getAsString();
        JsonObject found =
            done(
                "encounter.run",
                "{\"name\": \"Sewer\", \"runs\": 200, \"outcome\": \"" + name + "\"}");
        int run = found.get("run").getAsInt();
        assertEquals(name, outcomeOf(run));
        for (int before = Math.max(0, run - 5); before < run; before++) {
          assertNotEquals(name, outcomeOf(before));
        }
      }
    }
    JsonObject never =
        done("encounter.run", "{\"name\": \"Sewer\", \"runs\": 30, \"death\": \"Nobody\"}");
    assertEquals("None of 30 runs shows that.", never.get("none").getAsString());
  }

  private String outcomeOf(int run) {
    JsonArray events =
        done("encounter.run", "{\"name\": \"Sewer\", \"run\": " + run + "}")
            .getAsJsonArray("events");
    return events.get(events.size() - 1).getAsJsonObject().get("outcome").getAsString();
  }

  private static String[] withJson(String... arguments) {
    String[] all = java.util.Arrays.copyOf(arguments, arguments.length + 2);
    all[arguments.length] = "--format";
    all[arguments.length + 1] = "json";
    return all;
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void aPreviewIsThatOfTheCommandLine(LineEnd lines) {
    begin(lines);
    JsonObject answer = done("encounter.preview", "{\"name\": \"Deep\", \"runs\": 300}");
    String[] wanted = {"preview", "--name", "Deep", "--runs", "300"};
    String told = line(wanted).replace(folder.toString().replace('\\', '/') + "/", "");
    assertEquals(withoutCommands(told), withoutCommands(answer.get("text").getAsString()));
    assertEquals(JsonParser.parseString(line(withJson(wanted))), answer.get("forecast"));
  }

  /** The file has another name for a shell, and lines break elsewhere. */
  private static String withoutCommands(String told) {
    int runs = told.indexOf("Runs worth reading");
    return told.substring(0, runs);
  }

  @Test
  void aComparisonIsOfTheSceneBesideItsVariantsWhicheverIsAskedFor() {
    JsonObject sewer = done("encounter.compare", "{\"name\": \"Sewer\", \"runs\": 200}");
    JsonObject deep = done("encounter.compare", "{\"name\": \"Deep\", \"runs\": 200}");
    assertEquals(sewer, deep);
    String told = line("preview", "--name", "Sewer", "--runs", "200");
    assertTrue(told.endsWith(sewer.get("text").getAsString()), told);
    assertEquals(1, sewer.getAsJsonObject("forecast").getAsJsonArray("variants").size());
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void aTranslationIsTextAndEdit(LineEnd lines) {
    begin(lines);
    JsonObject answer = done("encounter.translate", "{}");
    assertEquals(line("translate"), answer.get("text").getAsString().replace("\r\n", "\n"));
    assertEquals("pt", answer.get("language").getAsString());
    JsonObject edit =
        answer.getAsJsonObject("edit").getAsJsonArray("documentChanges").get(0).getAsJsonObject();
    assertEquals(uri, edit.getAsJsonObject("textDocument").get("uri").getAsString());
    assertTrue(client.side.edits().isEmpty());
  }

  @Test
  void aTranslationIsMadeIfThatIsAskedFor() {
    done("encounter.translate", "{\"apply\": true}");
    client.side.await(it -> it.edits().size() == 1);
  }

  @Test
  void anExportIsWhatOtherProgramsRead() {
    String[] wanted = {"preview", "--name", "Sewer", "--runs", "200", "--format", "json"};
    assertEquals(
        line(wanted),
        done("encounter.export", "{\"name\": \"Sewer\", \"runs\": 200}").get("json").getAsString());
    assertEquals(
        line("run", "--name", "Sewer", "--format", "json"),
        done("encounter.export", "{\"name\": \"Sewer\", \"what\": \"events\"}")
            .get("json")
            .getAsString());
  }

  @Test
  void whatComesOfItIsShownIfThatIsAskedFor() {
    done("encounter.run", "{\"name\": \"Sewer\", \"show\": true}");
    client.side.await(it -> it.shown().size() == 1);
    assertTrue(client.side.shown().get(0).getUri().endsWith(".txt"));
  }

  // ---- what is in the way

  @Test
  void whatCannotBeDoneIsRefusedWithAReason() {
    assertEquals(
        "There is no command encounter.dance. There are: encounter.run, encounter.preview,"
            + " encounter.compare, encounter.translate, encounter.export.",
        refused(ask("encounter.dance")).getMessage());
    ResponseError wrong = refused(ask("encounter.run", argument("{\"run\": -1}")));
    assertEquals("The argument \"run\" of encounter.run is missing or wrong.", wrong.getMessage());
    assertEquals(ResponseErrorCode.InvalidParams.getValue(), wrong.getCode());
    assertEquals(
        "The argument \"arguments\" of encounter.run is missing or wrong.",
        refused(ask("encounter.run", "Sewer")).getMessage());
    ResponseError unknown = refused(ask("encounter.run", argument("{\"name\": \"Moon\"}")));
    assertEquals("scenes.encounter has no scene \"Moon\", but: Sewer, Deep.", unknown.getMessage());
    assertEquals(ResponseErrorCode.RequestFailed.getValue(), unknown.getCode());
    JsonObject nowhere = argument("{}");
    nowhere.addProperty("uri", folder.resolve("no.encounter").toUri().toString());
    assertTrue(refused(ask("encounter.run", nowhere)).getMessage().contains("is no script"));
  }

  @Test
  void whatHasErrorsIsNotPlayed() {
    client.replace(uri, SCENES.replace("2 Goblins", "2 Gobblings"));
    String message = refused(ask("encounter.run", argument("{\"name\": \"Sewer\"}"))).getMessage();
    assertTrue(message.startsWith("Something is wrong with what \"Sewer\" is made of: "), message);
    assertTrue(message.contains("Gobblings"), message);
  }

  // ---- how far it is

  @Test
  void aPreviewTellsHowFarItIs() {
    done("encounter.preview", "{\"name\": \"Sewer\", \"runs\": 20000}");
    client.side.await(it -> it.isOver("Preview of Sewer"));
    var told = client.side.progress("Preview of Sewer");
    WorkDoneProgressBegin begin = (WorkDoneProgressBegin) told.get(0);
    assertTrue(begin.getCancellable());
    List<Integer> percents =
        told.stream()
            .filter(WorkDoneProgressReport.class::isInstance)
            .map(it -> ((WorkDoneProgressReport) it).getPercentage())
            .toList();
    assertEquals(percents.stream().sorted().toList(), percents);
    assertTrue(percents.contains(100), percents.toString());
  }

  @Test
  void thePersonMayCancelIt() {
    client.side.onProgress(
        params -> {
          if (params.getValue().getLeft() instanceof WorkDoneProgressBegin begin
              && begin.getTitle().equals("Preview of Sewer") // not the reading of the folder
              && Boolean.TRUE.equals(begin.getCancellable())) {
            client.server.cancelProgress(new WorkDoneProgressCancelParams(params.getToken()));
          }
        });
    ResponseError error =
        refused(ask("encounter.preview", argument("{\"name\": \"Sewer\", \"runs\": 1000000}")));
    assertEquals(ResponseErrorCode.RequestCancelled.getValue(), error.getCode());
    client.side.await(it -> it.isOver("Preview of Sewer"));
  }

  @Test
  void theClientMayCancelIt() {
    CompletableFuture<Object> answer =
        ask("encounter.preview", argument("{\"name\": \"Sewer\", \"runs\": 1000000}"));
    client.side.await(it -> !it.progress("Preview of Sewer").isEmpty());
    answer.cancel(true);
    // the server's refusal may come before the client has called its own question off
    RuntimeException end = assertThrows(RuntimeException.class, answer::join);
    if (!(end instanceof CancellationException)) {
      ResponseError error = ((ResponseErrorException) end.getCause()).getResponseError();
      assertEquals(ResponseErrorCode.RequestCancelled.getValue(), error.getCode());
    }
    client.side.await(it -> it.isOver("Preview of Sewer"));
    assertFalse(done("encounter.run", "{\"name\": \"Sewer\"}").get("text").isJsonNull());
  }

  @Test
  void aClientMayBringItsOwnToken() {
    ExecuteCommandParams params =
        new ExecuteCommandParams(
            "encounter.preview", List.of(argument("{\"name\": \"Sewer\", \"runs\": 500}")));
    params.setWorkDoneToken(Either.forLeft("mine"));
    client.side.onProgress(
        told -> {
          if (told.getValue().getLeft() instanceof WorkDoneProgressBegin begin
              && begin.getTitle().equals("Preview of Sewer") // not the reading of the folder
              && Boolean.TRUE.equals(begin.getCancellable())) {
            assertEquals("mine", told.getToken().getLeft());
          }
        });
    WireClient.answer(client.server.getWorkspaceService().executeCommand(params));
    client.side.await(it -> it.isOver("Preview of Sewer"));
  }
}
