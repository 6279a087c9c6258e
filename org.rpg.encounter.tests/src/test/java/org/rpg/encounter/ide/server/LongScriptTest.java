package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;

/**
 * A long script in which somebody writes is not read anew with every key; whoever asks hears the
 * same as from a server that has just read it, and so does, when all is checked, whoever listens.
 */
class LongScriptTest {
  private static final String SCENES =
      """
      character Ana {
          skills Fight[Sword] 3, Dodge 2
          wields Sword
          style Careful
      }
      party Band { Ana, 2 Goblins }
      tactics Careful {
          if prone: stand up
          otherwise: attack nearest enemy with Sword
      }
      encounter Sewer "Under the market" {
          place Ledge
          heroes: Band
          opponents: Ogre named Grum, 3 Rats Aa
          clock Noise 4
          every turn of opponents: Noise sinks 1
          when Noise = 0: arrive 2 Goblins for opponents
          ends after 12 turns with draw -> Stalled
          expect victory >= 10%
      }
      variant Deeper like Sewer {
          add 1 Ogre for opponents
      }
      adventure Quest {
          starts at Sewer
          Sewer
              if victory -> Home
              otherwise -> Grave
          ending Home
          ending Grave
      }
      """;

  private static final List<String> WORDS =
      List.of(
          "x",
          " ",
          "\n",
          "3",
          "Goblin",
          "Ana",
          "Gru",
          "enemy",
          "prone",
          ",",
          ":",
          "}",
          "{",
          "//",
          "\"",
          " and ",
          "12",
          "ç",
          "\uD83D\uDC3A",
          "stand up",
          "não");

  private static String script() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 100; i++) {
      String name = "Rat " + (char) ('A' + i / 26) + (char) ('a' + i % 26);
      text.append("creature ").append(name).append(" like Goblin {\n    skills Dodge 1\n}\n");
      if (i == 50) {
        text.append(SCENES);
      }
    }
    return text.toString();
  }

  /**
   * Something is written, where counted from the beginning of the scenes.
   *
   * @param removed how many characters go
   */
  private record Writing(int at, int removed, String written) {}

  @Provide
  Arbitrary<List<Writing>> days() {
    return Combinators.combine(
            Arbitraries.integers().between(0, SCENES.length()),
            Arbitraries.frequency(
                net.jqwik.api.Tuple.of(6, 0),
                net.jqwik.api.Tuple.of(3, 1),
                net.jqwik.api.Tuple.of(1, 9)),
            Arbitraries.of(WORDS))
        .as(Writing::new)
        .list()
        .ofMinSize(4)
        .ofMaxSize(25);
  }

  @Property(tries = 12, shrinking = ShrinkingMode.BOUNDED)
  void itIsAsIfReadAnew(@ForAll("days") List<Writing> day) throws IOException {
    Path folder = Files.createTempDirectory("long");
    try (WireClient client = WireClient.with(folder)) {
      String uri = folder.resolve("a.encounter").toUri().toString();
      String text = script();
      int scenes = text.indexOf(SCENES);
      client.open(uri, text);
      for (Writing each : day) {
        int from = Math.min(text.length(), scenes + each.at());
        int to = Math.min(text.length(), from + each.removed());
        from -= from < text.length() && Character.isLowSurrogate(text.charAt(from)) ? 1 : 0;
        to += to < text.length() && Character.isLowSurrogate(text.charAt(to)) ? 1 : 0;
        List<Integer> lines = Texts.lines(text);
        Range place = new Range(Texts.position(lines, from), Texts.position(lines, to));
        client.edit(uri, place, each.written());
        text = text.substring(0, from) + each.written() + text.substring(to);
      }
      Position inside = Texts.position(Texts.lines(text), text.indexOf("Band") + 1);
      Map<String, String> answers = answers(client, uri, inside);
      // whatever happens in the folder has all that waits read and checked
      client.watched(folder.resolve("none.encounter").toUri().toString(), FileChangeType.Deleted);
      Map<String, String> later = answers(client, uri, inside);
      try (WireClient fresh = WireClient.with(folder)) {
        fresh.open(uri, text);
        Map<String, String> expected = answers(fresh, uri, inside);
        assertEquals(expected, answers);
        assertEquals(expected, later);
        assertEquals(problems(fresh, uri), problems(client, uri));
      }
    } finally {
      try (Stream<Path> all = Files.walk(folder)) {
        for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(each);
        }
      }
    }
  }

  private static Map<String, String> answers(WireClient client, String uri, Position inside) {
    TextDocumentIdentifier document = new TextDocumentIdentifier(uri);
    var texts = client.server.getTextDocumentService();
    Map<String, String> answers = new TreeMap<>();
    answers.put("symbols", client.symbols(uri).toString());
    answers.put(
        "colours",
        WireClient.answer(texts.semanticTokensFull(new SemanticTokensParams(document)))
            .getData()
            .toString());
    answers.put(
        "folds",
        WireClient.answer(texts.foldingRange(new FoldingRangeRequestParams(document))).toString());
    answers.put(
        "hover", String.valueOf(WireClient.answer(texts.hover(new HoverParams(document, inside)))));
    return answers;
  }

  private static List<String> problems(WireClient client, String uri) {
    return client.awaitPublish(uri, it -> true).getDiagnostics().stream()
        .map(LongScriptTest::problem)
        .toList();
  }

  private static String problem(Diagnostic it) {
    return it.getRange().getStart().getLine()
        + ":"
        + it.getRange().getStart().getCharacter()
        + " "
        + it.getCode().getLeft()
        + " "
        + it.getMessage().getLeft();
  }
}
