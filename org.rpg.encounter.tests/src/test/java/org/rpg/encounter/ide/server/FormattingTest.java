package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rpg.encounter.ide.OpenDocument;

/** textDocument/formatting and rangeFormatting over the wire. */
class FormattingTest {
  private static final String UNTIDY = "grupo A:Ana\ngrupo B:\"🐉\",Caio\n\n\n\ngrupo C : Dora";

  @TempDir Path folder;

  private static String apply(String text, List<? extends TextEdit> edits) {
    OpenDocument document = new OpenDocument(0, text);
    StringBuilder result = new StringBuilder(text);
    edits.stream()
        .sorted(
            Comparator.comparing((TextEdit e) -> document.getOffSet(e.getRange().getStart()))
                .reversed())
        .forEach(
            edit ->
                result.replace(
                    document.getOffSet(edit.getRange().getStart()),
                    document.getOffSet(edit.getRange().getEnd()),
                    edit.getNewText()));
    return result.toString();
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void aWholeScript(LineEnd lines) {
    try (WireClient client = WireClient.with(folder)) {
      String text = lines.in(UNTIDY);
      String uri = WireClient.write(folder.resolve("a.encounter"), text);
      client.open(uri, text);
      assertEquals(
          lines.in("grupo A: Ana\ngrupo B: \"🐉\", Caio\n\ngrupo C: Dora\n"),
          apply(text, client.format(uri)));
    }
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void theLinesOfARange(LineEnd lines) {
    try (WireClient client = WireClient.with(folder)) {
      String text = lines.in(UNTIDY);
      String uri = WireClient.write(folder.resolve("a.encounter"), text);
      client.open(uri, text);
      Range second = new Range(new Position(1, 2), new Position(1, 5));
      assertEquals(
          lines.in(UNTIDY.replace("B:\"🐉\",Caio", "B: \"🐉\", Caio")),
          apply(text, client.format(uri, second)));
    }
  }

  @Test
  void aScriptThatDoesNotParseIsLeftAlone() {
    try (WireClient client = WireClient.with(folder)) {
      String text = "grupo A:Ana\nencontro {";
      String uri = WireClient.write(folder.resolve("a.encounter"), text);
      client.open(uri, text);
      assertEquals(List.of(), client.format(uri));
    }
  }
}
