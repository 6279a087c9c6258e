package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.WorkspaceFoldersChangeEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rpg.encounter.dsl.EncounterStandaloneSetup;

/** The life of the server and of its documents: what clients and disks do to it. */
class LifeTest {
  private static final String BAD = "tática T { se caído: levanta-se }\n";
  private static final String GOOD = "criatura Orc { tamanho médio }\n";

  @TempDir Path folder;

  @Test
  void itSaysWhatItIsAndWhatItCan() {
    try (WireClient client = WireClient.silent()) {
      InitializeResult result = client.initialize(WireClient.parameters(folder));
      assertEquals("encounter", result.getServerInfo().getName());
      assertTrue(result.getCapabilities().getHoverProvider().getLeft());
      assertNull(result.getCapabilities().getTypeDefinitionProvider(), "only what it can");
    }
  }

  @Test
  void itAnswersBeforeItReadsALargeFolder() {
    for (int i = 0; i < 2000; i++) {
      WireClient.write(folder.resolve("d" + i % 40 + "/c" + i + ".encounter"), GOOD);
    }
    try (WireClient client = WireClient.silent()) {
      long start = System.nanoTime();
      client.initialize(WireClient.parameters(folder));
      long milliseconds = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
      assertTrue(milliseconds < 2000, milliseconds + " ms; reading takes far longer");
    }
  }

  @Test
  void aClientThatSaysNothingOfItselfIsServed() {
    try (WireClient client = WireClient.silent()) {
      client.initialize(new InitializeParams());
      client.server.initialized(new InitializedParams());
      String uri = folder.resolve("a.encounter").toUri().toString();
      client.open(uri, BAD);
      client.awaitProblems(uri);
    }
  }

  @Test
  void anUnsavedDocumentIsServedUntilItIsClosed() {
    try (WireClient client = WireClient.with(folder)) {
      client.open("untitled:Untitled-1", BAD);
      client.awaitProblems("untitled:Untitled-1");
      assertEquals(1, client.symbols("untitled:Untitled-1").size());
      client.close("untitled:Untitled-1");
      client.awaitClean("untitled:Untitled-1");
    }
  }

  @Test
  void aDocumentOutsideAllFoldersIsForgottenWithItsEditor(@TempDir Path elsewhere) {
    try (WireClient client = WireClient.with(folder)) {
      String uri = WireClient.write(elsewhere.resolve("x.encounter"), BAD);
      client.open(uri, BAD);
      client.awaitProblems(uri);
      client.close(uri);
      client.awaitClean(uri);
    }
  }

  @Test
  void theClientsSpellingOfAUriIsKept() {
    Path odd = folder.resolve("Träume & Drachen #1 (копия)/é.encounter");
    try (WireClient client = WireClient.with(folder)) {
      WireClient.write(odd, GOOD);
      String uri = odd.toUri().toString().replace("(", "%28").replace(")", "%29");
      client.open(uri, BAD);
      client.awaitProblems(uri);
    }
  }

  @Test
  void aFileThatIsGoneSpoilsNoBuild() {
    String gone = folder.resolve("gone.encounter").toUri().toString();
    String uri = folder.resolve("a.encounter").toUri().toString();
    try (WireClient client = WireClient.with(folder)) {
      client.watched(gone, FileChangeType.Changed);
      client.open(uri, BAD);
      client.awaitProblems(uri);
    }
  }

  @Test
  void theProblemsOfADeletedFileGoWithIt() throws IOException {
    Path file = folder.resolve("a.encounter");
    String uri = WireClient.write(file, BAD);
    try (WireClient client = WireClient.with(folder)) {
      client.awaitProblems(uri);
      Files.delete(file);
      client.watched(uri, FileChangeType.Deleted);
      client.awaitClean(uri);
    }
  }

  @Test
  void closingADeletedFileTakesItsProblemsBack() throws IOException {
    Path file = folder.resolve("a.encounter");
    String uri = WireClient.write(file, BAD);
    try (WireClient client = WireClient.with(folder)) {
      client.open(uri, BAD);
      client.awaitProblems(uri);
      Files.delete(file);
      client.close(uri);
      client.awaitClean(uri);
    }
  }

  @Test
  void theDeletionOfAFolderIsThatOfAllItHeld() throws IOException {
    Path below = folder.resolve("cenas");
    String uri = WireClient.write(below.resolve("a.encounter"), BAD);
    try (WireClient client = WireClient.with(folder)) {
      client.awaitProblems(uri);
      Files.delete(below.resolve("a.encounter"));
      Files.delete(below);
      String folderUri = below.toUri().toString().replaceAll("/$", "");
      client.watched(folderUri, FileChangeType.Deleted);
      client.awaitClean(uri);
    }
  }

  @Test
  void whatIsWrittenInTheEditorCountsNotTheDisk() {
    Path file = folder.resolve("a.encounter");
    String uri = WireClient.write(file, GOOD);
    try (WireClient client = WireClient.with(folder)) {
      client.open(uri, BAD);
      client.awaitProblems(uri);
      WireClient.write(file, GOOD);
      client.watched(uri, FileChangeType.Changed);
      client.replace(uri, BAD + "\n");
      client.awaitPublish(
          uri, p -> p.getVersion() == client.lastVersion() && !p.getDiagnostics().isEmpty());
      client.close(uri);
      client.awaitClean(uri);
    }
  }

  @Test
  void aFolderThatIsRemovedTakesItsProblemsAlong(@TempDir Path other) {
    String uri = WireClient.write(other.resolve("a.encounter"), BAD);
    try (WireClient client = WireClient.with(folder, other)) {
      client.awaitProblems(uri);
      WorkspaceFoldersChangeEvent event =
          new WorkspaceFoldersChangeEvent(
              List.of(), List.of(new WorkspaceFolder(other.toUri().toString(), "x")));
      client
          .server
          .getWorkspaceService()
          .didChangeWorkspaceFolders(new DidChangeWorkspaceFoldersParams(event));
      client.awaitClean(uri);
    }
  }

  @Test
  void aFolderThatIsAddedIsRead(@TempDir Path other) {
    String uri = WireClient.write(other.resolve("a.encounter"), BAD);
    try (WireClient client = WireClient.with(folder)) {
      WorkspaceFoldersChangeEvent event =
          new WorkspaceFoldersChangeEvent(
              List.of(new WorkspaceFolder(other.toUri().toString(), "x")), List.of());
      client
          .server
          .getWorkspaceService()
          .didChangeWorkspaceFolders(new DidChangeWorkspaceFoldersParams(event));
      client.awaitProblems(uri);
    }
  }

  @Test
  void noSingleFileKeepsTheOthersFromBeingServed() throws IOException {
    Files.write(folder.resolve("binary.encounter"), new byte[] {0, 1, 2, (byte) 0xFF, 'x'});
    Files.write(folder.resolve("empty.encounter"), new byte[0]);
    Files.write(folder.resolve("latin.encounter"), new byte[] {'/', '/', (byte) 0xE7});
    Files.createDirectory(folder.resolve("folder.encounter"));
    Files.createSymbolicLink(folder.resolve("loop.encounter"), folder.resolve("loop.encounter"));
    WireClient.write(folder.resolve("bom.encounter"), "\uFEFF" + GOOD);
    WireClient.write(folder.resolve("deep.encounter"), "table T d6 { 1: " + "{".repeat(50_000));
    String uri = WireClient.write(folder.resolve("z.encounter"), BAD);
    try (WireClient client = WireClient.with(folder)) {
      client.awaitProblems(uri);
    }
  }

  @Test
  void positionsOutsideTheTextAreTheNearestInside() {
    String uri = folder.resolve("a.encounter").toUri().toString();
    try (WireClient client = WireClient.with(folder)) {
      client.open(uri, GOOD);
      for (Position at : List.of(new Position(0, 500), new Position(99, 0), new Position(0, 0))) {
        client.hover(uri, at);
        client.completion(uri, at);
        client.definition(uri, at);
      }
      client.edit(uri, new Range(new Position(1, 0), new Position(2, 0)), BAD);
      client.awaitProblems(uri);
    }
  }

  @Test
  void aDocumentThatWasNeverOpenedIsNoFault() {
    String uri = folder.resolve("nada.encounter").toUri().toString();
    try (WireClient client = WireClient.with(folder)) {
      client.replace(uri, BAD);
      assertNull(client.hover(uri, new Position(0, 0)));
      assertEquals(List.of(), client.symbols(uri));
      assertEquals(List.of(), client.completion(uri, new Position(0, 0)));
    }
  }

  @Test
  void nothingInTheFolderIsEverWritten() throws IOException {
    String uri = WireClient.write(folder.resolve("a.encounter"), GOOD);
    TreeMap<String, Long> before = files();
    try (WireClient client = WireClient.with(folder)) {
      client.open(uri, GOOD);
      client.replace(uri, BAD);
      client.awaitProblems(uri);
      client.close(uri);
      client.awaitClean(uri);
    }
    assertEquals(before, files());
  }

  private TreeMap<String, Long> files() throws IOException {
    TreeMap<String, Long> found = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) all::iterator) {
        found.put(file.toString(), Files.getLastModifiedTime(file).toMillis());
      }
    }
    return found;
  }

  /** Xtext keeps registers for the whole process, in which the last set-up has the word. */
  @Test
  void anotherSetUpInTheProcessTakesNothingFromTheServer() {
    String uri = folder.resolve("a.encounter").toUri().toString();
    try (WireClient client = WireClient.with(folder)) {
      new EncounterStandaloneSetup().createInjectorAndDoEMFRegistration();
      client.open(uri, GOOD);
      assertFalse(client.completion(uri, new Position(1, 0)).isEmpty());
    }
  }

  @Test
  void questionsAreForgottenOnceAnswered() {
    String uri = folder.resolve("a.encounter").toUri().toString();
    try (WireClient client = WireClient.with(folder)) {
      client.open(uri, GOOD);
      for (int i = 0; i < 500; i++) {
        client.hover(uri, new Position(0, 1));
      }
      LiveRequests requests = (LiveRequests) client.implementation.getRequestManager();
      assertFalse(requests.count() > 200, requests.count() + " are kept");
    }
  }

  @Test
  void severalDocumentsWithoutAFileAreCheckedOneByOne() {
    try (WireClient client = WireClient.with()) {
      client.open("untitled:one", "creature Orc { wields Swrod }\n");
      client.awaitProblems("untitled:one");
      client.open("untitled:two", "creature Elf { wields Swrod }\n");
      client.awaitProblems("untitled:two");
    }
  }
}
