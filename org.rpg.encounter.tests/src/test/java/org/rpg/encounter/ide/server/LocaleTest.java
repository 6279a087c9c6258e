package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.WorkDoneProgressBegin;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is said is in the client's language; whatever is written stays in the script's. */
class LocaleTest {
  private static final String PORTUGUESE =
      """
      criatura Lobo {
          perícias Esquiva 2, Lutar[Adaga] 3
          empunha Adaga
      }
      encontro Bosque {
          heróis: Caçador
          oponentes: 2 Lobos
          quando algum Lobo foge: Caçador foge
      }
      personagem Caçador {
          perícias Físico 2, Lutar[Adaga] 3
          empunha Adaga
      }
      """;

  @TempDir Path folder;

  private WireClient client(String locale) {
    WireClient client = WireClient.silent();
    InitializeParams params = WireClient.parameters(folder);
    ClientSide.declare(params.getCapabilities());
    params.setLocale(locale);
    client.initialize(params);
    client.server.initialized(new InitializedParams());
    return client;
  }

  private static String message(List<Diagnostic> problems, String code) {
    return problems.stream()
        .filter(it -> it.getCode().getLeft().equals(code))
        .map(it -> it.getMessage().getLeft())
        .findFirst()
        .orElseThrow(() -> new AssertionError(code + " of " + problems));
  }

  private String uri() {
    return folder.resolve("bosque.encounter").toUri().toString();
  }

  @Test
  void aDiagnosticIsInTheClientsLanguageAndQuotesTheScript() {
    try (WireClient client = client("en-GB")) {
      client.open(
          uri(), "encontro Bosque { heróis: Caçadr  oponentes: Lobo  no turno 2 Lobo foge }");
      List<Diagnostic> problems = client.awaitProblems(uri());
      assertTrue(
          problems.stream().noneMatch(it -> it.getMessage().getLeft().matches(".*[ãçé] .*")),
          problems.toString());
      String broken = "tática Cautela { se caído: levantar-se  atacar inimigo mais próximo }";
      client.replace(uri(), broken);
      String line =
          message(
              client
                  .awaitPublish(uri(), it -> it.getVersion() == client.lastVersion())
                  .getDiagnostics(),
              "SYN-LINE");
      assertEquals(
          "A line of tactics says when: write 'senão: atacar', or put 'se …:' before it.", line);
    }
  }

  @Test
  void whoIsOfAnotherLanguageReadsThatOfTheScript() {
    try (WireClient client = client("fr")) {
      client.open(uri(), "tática Cautela { se caído: levantar-se  atacar inimigo mais próximo }");
      assertEquals(
          "Uma linha de tática diz quando: escreva 'senão: atacar', ou ponha 'se …:' antes.",
          message(client.awaitProblems(uri()), "SYN-LINE"));
    }
  }

  @Test
  void aSettingThatChangesHasEverythingSaidAgain() {
    String slip = "tática Cautela { se caído: levantar-se  atacar inimigo mais próximo }";
    String closed = WireClient.write(folder.resolve("a.encounter"), slip);
    String stranger = "encontro Vau { heróis: Ninguém  oponentes: Rato }";
    try (WireClient client = client("en")) {
      client.open(uri(), stranger);
      assertTrue(message(client.awaitProblems(closed), "SYN-LINE").startsWith("A line"));
      assertTrue(message(client.awaitProblems(uri()), "LINK-UNKNOWN").startsWith("I do not know"));
      for (String locale : List.of("pt", "auto", "script")) {
        client.side.set("locale", locale);
        client
            .server
            .getWorkspaceService()
            .didChangeConfiguration(new DidChangeConfigurationParams(new JsonObject()));
        boolean english = locale.equals("auto");
        for (String each : List.of(closed, uri())) {
          client.awaitPublish(
              each,
              it ->
                  it.getDiagnostics().stream()
                      .allMatch(
                          p -> p.getMessage().getLeft().matches("(A line|I do not).*") == english));
        }
      }
    }
  }

  @Test
  void ofTwoSettingsTheLastCountsHoweverSoonItComes() {
    try (WireClient client = client("en")) {
      client.open(uri(), "encontro Vau { heróis: Ninguém  oponentes: Rato }");
      client.awaitProblems(uri());
      for (String locale : List.of("pt", "en", "pt", "script", "en")) {
        JsonObject all = new JsonObject();
        JsonObject section = new JsonObject();
        section.addProperty("locale", locale);
        all.add("encounter", section);
        client.side.set("locale", locale);
        client
            .server
            .getWorkspaceService()
            .didChangeConfiguration(new DidChangeConfigurationParams(all));
      }
      client.side.await(it -> it.questions() == 6);
      client.hover(uri(), new Position(0, 1)); // after all that was to be built
      client.awaitPublish(
          uri(), it -> it.getDiagnostics().get(0).getMessage().getLeft().startsWith("I do not"));
    }
  }

  @Test
  void titlesOfFixesAreSaidAndWhatTheyWriteIsOfTheScript() {
    try (WireClient client = client("en")) {
      client.open(uri(), "tática Cautela { se caído: levantar-se  atacar inimigo mais próximo }");
      List<Diagnostic> problems = client.awaitProblems(uri());
      CodeActionParams params =
          new CodeActionParams(
              new TextDocumentIdentifier(uri()),
              problems.get(0).getRange(),
              new CodeActionContext(problems));
      List<String> titles =
          WireClient.answer(client.server.getTextDocumentService().codeAction(params)).stream()
              .map(it -> it.getRight().getTitle())
              .toList();
      assertTrue(titles.contains("Write \"senão: atacar\""), titles.toString());
    }
  }

  @Test
  void whatIsToldOfAScriptIsInTheClientsLanguage() {
    try (WireClient client = client("en")) {
      client.open(uri(), PORTUGUESE);
      List<String> lenses =
          WireClient.answer(
                  client
                      .server
                      .getTextDocumentService()
                      .codeLens(new CodeLensParams(new TextDocumentIdentifier(uri()))))
              .stream()
              .map(CodeLens::getCommand)
              .map(it -> it.getTitle())
              .toList();
      assertEquals(List.of("▶ run", "preview"), lenses.subList(0, 2));
      String hinted = client.hinted(uri(), PORTUGUESE);
      assertTrue(hinted.contains("criatura Lobo {⟦life "), hinted);
      String hover =
          client
              .hover(uri(), WireClient.on(PORTUGUESE, "Lobo"))
              .getContents()
              .getRight()
              .getValue();
      assertTrue(hover.contains("**Lobo** — creature"), hover);
      assertTrue(hover.contains("perícias Esquiva 2"), hover);
      assertTrue(hover.contains("Esquiva 2*(") || hover.contains(" + Esquiva 2"), hover);
      String word =
          client
              .hover(uri(), WireClient.on(PORTUGUESE, "personagem"))
              .getContents()
              .getRight()
              .getValue();
      assertTrue(word.startsWith("**personagem** · *character*\n\nOne person"), word);
    }
  }

  @Test
  void aCompletionWritesTheScriptsLanguageAndExplainsInTheClients() {
    try (WireClient client = client("en")) {
      List<CompletionItem> items = client.completion(uri(), "criatura Urso { }\ncriat<|>\n");
      CompletionItem item =
          items.stream().filter(it -> it.getLabel().equals("criatura")).findFirst().orElseThrow();
      assertTrue(
          item.getDocumentation().getRight().getValue().contains("A kind of being"),
          item.getDocumentation().toString());
    }
  }

  @Test
  void aSignatureNamesItsPartsInTheClientsLanguage() {
    String text = "tática Cautela { se caído: atacar  }";
    try (WireClient client = client("en")) {
      client.open(uri(), text);
      Position at = WireClient.position(text, text.indexOf("atacar") + 7);
      var help =
          WireClient.answer(
              client
                  .server
                  .getTextDocumentService()
                  .signatureHelp(new SignatureHelpParams(new TextDocumentIdentifier(uri()), at)));
      String shape = help.getSignatures().get(0).getLabel();
      assertTrue(
          shape.startsWith("atacar ‹who›") && shape.contains("‹a weapon, shield or item›"), shape);
    }
  }

  @Test
  void refusalsAndProgressAreInTheClientsLanguage() {
    WireClient.write(folder.resolve("a.encounter"), "criatura Lobo { }\n");
    try (WireClient client = client("pt-BR")) {
      client.side.await(it -> it.isOver("Lendo roteiros"));
      assertTrue(client.side.progress("Lendo roteiros").get(0) instanceof WorkDoneProgressBegin);
      String english = "creature Wolf { }\ncreature Bear { }\n";
      client.open(uri(), english);
      String taken =
          refusal(
              client
                  .server
                  .getTextDocumentService()
                  .rename(
                      new RenameParams(
                          new TextDocumentIdentifier(uri()),
                          WireClient.on(english, "Wolf"),
                          "Bear")));
      assertEquals("Algo aqui já se chama 'Bear'. Escolha outro nome.", taken);
      String command =
          refusal(
              client
                  .server
                  .getWorkspaceService()
                  .executeCommand(
                      new ExecuteCommandParams(
                          "encounter.run",
                          List.of(JsonParser.parseString("{\"uri\": \"" + uri() + "\"}")))));
      assertTrue(command.startsWith("Não há nenhuma cena"), command);
    }
  }

  private static String refusal(java.util.concurrent.Future<?> answer) {
    try {
      answer.get(20, java.util.concurrent.TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      return ((org.eclipse.lsp4j.jsonrpc.ResponseErrorException) e.getCause())
          .getResponseError()
          .getMessage();
    } catch (InterruptedException | java.util.concurrent.TimeoutException e) {
      throw new AssertionError(e);
    }
    throw new AssertionError("not refused");
  }

  @Test
  void aProjectFileIsSpokenOfInTheClientsLanguage() {
    String project = WireClient.write(folder.resolve("encontro.toml"), "idioma = \"xx\"\n");
    WireClient.write(folder.resolve("a.encounter"), "criatura Lobo { }\n");
    try (WireClient client = client("en")) {
      String said = message(client.awaitProblems(project), "PROJECT-VALUE");
      assertTrue(said.contains("\"en\" or \"pt\""), said);
    }
  }

  @Test
  void rangesOfAHintDoNotDependOnTheLanguage() {
    try (WireClient english = client("en");
        WireClient portuguese = client("pt")) {
      Range all =
          new Range(new Position(0, 0), WireClient.position(PORTUGUESE, PORTUGUESE.length()));
      english.open(uri(), PORTUGUESE);
      portuguese.open(uri(), PORTUGUESE);
      assertEquals(
          english.hints(uri(), all).stream().map(it -> it.getPosition()).toList(),
          portuguese.hints(uri(), all).stream().map(it -> it.getPosition()).toList());
    }
  }
}
