package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** References, highlights and renaming over the wire. */
class NamesTest {
  private static final String BOOK = "// 🐉\ncriatura Orc / Orque \"o verde\" {\n}\n";
  private static final String BRIDGE =
      "importa \"livro.encounter\"\n"
          + "encontro Ponte {\n  heróis: Orc\n  oponentes: 2 Orcs, Orques\n"
          + "  espera morte de Orc <= 5%\n}\n";

  @TempDir Path folder;

  /** A client with two files, of which one is open. */
  private final class Desk implements AutoCloseable {
    WireClient client;
    final Map<String, String> texts = new TreeMap<>();

    String put(String file, String text) {
      String uri = WireClient.write(folder.resolve(file), text);
      texts.put(uri, text);
      return uri;
    }

    String open(String file, String text) {
      String uri = put(file, text);
      client = WireClient.with(folder); // it finds the files there
      client.open(uri, text);
      return uri;
    }

    List<String> references(String uri, String part, boolean declaration) {
      List<? extends Location> found =
          WireClient.answer(
              client
                  .server
                  .getTextDocumentService()
                  .references(
                      new ReferenceParams(
                          new TextDocumentIdentifier(uri),
                          WireClient.on(texts.get(uri), part),
                          new ReferenceContext(declaration))));
      return found.stream()
          .map(it -> name(it.getUri()) + " " + cut(texts.get(it.getUri()), it.getRange()))
          .toList();
    }

    Future<WorkspaceEdit> rename(String uri, Position at, String name) {
      return client
          .server
          .getTextDocumentService()
          .rename(new RenameParams(new TextDocumentIdentifier(uri), at, name));
    }

    /** Every text as it is after the renaming. */
    Map<String, String> renamed(String uri, String part, String name) {
      WorkspaceEdit edit =
          WireClient.answer(rename(uri, WireClient.on(texts.get(uri), part), name));
      for (var change : edit.getDocumentChanges()) {
        TextDocumentEdit document = change.getLeft();
        String changed = document.getTextDocument().getUri();
        texts.put(
            changed,
            applied(
                texts.get(changed), document.getEdits().stream().map(Either::getLeft).toList()));
      }
      Map<String, String> byName = new TreeMap<>();
      texts.forEach((file, text) -> byName.put(name(file), text));
      return byName;
    }

    String refusal(String uri, String part, String name) {
      Future<WorkspaceEdit> answer = rename(uri, WireClient.on(texts.get(uri), part), name);
      ExecutionException e =
          assertThrows(ExecutionException.class, () -> answer.get(20, TimeUnit.SECONDS));
      return ((ResponseErrorException) e.getCause()).getResponseError().getMessage();
    }

    @Override
    public void close() {
      client.close();
    }
  }

  private static String name(String uri) {
    return uri.substring(uri.lastIndexOf('/') + 1);
  }

  private static int offset(String text, Position at) {
    int start = 0;
    for (int line = 0; line < at.getLine(); line++) {
      start = text.indexOf('\n', start) + 1;
    }
    return start + at.getCharacter();
  }

  private static String cut(String text, Range range) {
    int begin = offset(text, range.getStart());
    String line = text.substring(text.lastIndexOf('\n', begin - 1) + 1, begin);
    return line.strip() + "|" + text.substring(begin, offset(text, range.getEnd()));
  }

  private static String applied(String text, List<TextEdit> edits) {
    List<TextEdit> last = new ArrayList<>(edits);
    last.sort(
        Comparator.comparing((TextEdit it) -> offset(text, it.getRange().getStart())).reversed());
    String changed = text;
    for (TextEdit edit : last) {
      changed =
          changed.substring(0, offset(text, edit.getRange().getStart()))
              + edit.getNewText()
              + changed.substring(offset(text, edit.getRange().getEnd()));
    }
    return changed;
  }

  @Test
  void aThingIsFoundInEveryFileAndUnderBothItsNames() {
    try (Desk desk = new Desk()) {
      desk.put("livro.encounter", BOOK);
      String bridge = desk.open("ponte.encounter", BRIDGE);
      assertEquals(
          Set.of(
              "livro.encounter criatura|Orc",
              "livro.encounter criatura Orc /|Orque",
              "ponte.encounter heróis:|Orc",
              "ponte.encounter oponentes: 2|Orcs",
              "ponte.encounter oponentes: 2 Orcs,|Orques",
              "ponte.encounter espera morte de|Orc"),
          Set.copyOf(desk.references(bridge, "Orcs", true)));
      assertEquals(4, desk.references(bridge, "Orcs", false).size());
    }
  }

  @Test
  void whatIsUnderTheCaretIsHighlightedInItsFile() {
    String text = "creature Orc {\n}\nencounter E {\n  heroes: Orc\n  opponents: Goblin\n}\n";
    try (Desk desk = new Desk()) {
      String uri = desk.open("a.encounter", text);
      List<? extends DocumentHighlight> found =
          WireClient.answer(
              desk.client
                  .server
                  .getTextDocumentService()
                  .documentHighlight(
                      new DocumentHighlightParams(
                          new TextDocumentIdentifier(uri), new Position(0, 12))));
      assertEquals(
          List.of(DocumentHighlightKind.Write, DocumentHighlightKind.Read),
          found.stream().map(DocumentHighlight::getKind).toList());
    }
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void aPluralBecomesThePluralOfTheNewName(LineEnd lines) {
    try (Desk desk = new Desk()) {
      desk.put("livro.encounter", lines.in(BOOK));
      String bridge = desk.open("ponte.encounter", lines.in(BRIDGE));
      Map<String, String> after = desk.renamed(bridge, "Orcs", "Anão da Mina");
      assertEquals(lines.in(BOOK.replace("Orc /", "Anão da Mina /")), after.get("livro.encounter"));
      String expected =
          BRIDGE
              .replace("2 Orcs", "2 Anões da Mina")
              .replace("heróis: Orc", "heróis: Anão da Mina")
              .replace("morte de Orc", "morte de Anão da Mina");
      assertEquals(lines.in(expected), after.get("ponte.encounter"));
    }
  }

  @Test
  void theNameInTheOtherLanguageIsANameOfItsOwn() {
    try (Desk desk = new Desk()) {
      desk.put("livro.encounter", BOOK);
      String bridge = desk.open("ponte.encounter", BRIDGE);
      Map<String, String> after = desk.renamed(bridge, "Orques", "Swamp Rider");
      assertTrue(after.get("livro.encounter").contains("criatura Orc / Swamp Rider \"o verde\""));
      assertTrue(after.get("ponte.encounter").contains("2 Orcs, Swamp Riders\n"));
    }
  }

  @Test
  void aNameThatDoesNotJoinGetsQuotes() {
    String text = "character Ana {\n}\nencounter E {\n  heroes: Ana\n  opponents: Goblin\n}\n";
    try (Desk desk = new Desk()) {
      String uri = desk.open("a.encounter", text);
      assertEquals(
          text.replace("Ana", "\"the grey one\""),
          desk.renamed(uri, "Ana", "the grey one").get("a.encounter"));
    }
  }

  @Test
  void beforeTheDotStandsTheDeclaration() {
    String text =
        "encounter Bridge {\n  heroes: Goblin\n  opponents: Ogre named Grum\n}\n"
            + "fact Met\nadventure Road {\n  starts at Bridge\n"
            + "  Bridge\n    if Bridge.Grum is dead -> Home\n    otherwise -> Home\n"
            + "  ending Home\n}\n";
    try (Desk desk = new Desk()) {
      String uri = desk.open("a.encounter", text);
      String after = desk.renamed(uri, "Bridge", "Old Ford").get("a.encounter");
      assertEquals(text.replace("Bridge", "Old Ford"), after);
      desk.client.replace(uri, after);
      assertEquals(
          after.replace("Grum", "Deaf Otto"),
          desk.renamed(uri, "Grum is", "Deaf Otto").get("a.encounter"));
    }
  }

  @Test
  void aNameThatIsTakenIsRefused() {
    String text = "criatura Orc {\n}\ncriatura Lobisomem {\n}\n";
    try (Desk desk = new Desk()) {
      String uri = desk.open("a.encounter", text);
      assertTrue(desk.refusal(uri, "Orc", "Lobisomem").contains("já se chama 'Lobisomem'"));
      assertTrue(desk.refusal(uri, "Orc", "Espada").contains("já se chama 'Espada'"));
      assertTrue(desk.refusal(uri, "Orc", " \" ").contains("não é um nome"));
    }
  }

  @Test
  void aNameOfTheRulebookStays() {
    String text = "creature Orc {\n  wields Sword\n}\n";
    try (Desk desk = new Desk()) {
      String uri = desk.open("a.encounter", text);
      assertEquals(
          "'Sword' is of the rulebook that ships; its name stays.",
          desk.refusal(uri, "Sword", "Blade"));
    }
  }

  @Test
  void whereThereIsNoNameNothingIsRenamed() {
    String text = "creature Orc {\n  wields Sword\n}\n";
    try (Desk desk = new Desk()) {
      String uri = desk.open("a.encounter", text);
      assertNull(
          WireClient.answer(
              desk.client
                  .server
                  .getTextDocumentService()
                  .prepareRename(
                      new PrepareRenameParams(
                          new TextDocumentIdentifier(uri), new Position(1, 4)))));
      assertNull(WireClient.answer(desk.rename(uri, new Position(1, 4), "Blade")));
    }
  }
}
