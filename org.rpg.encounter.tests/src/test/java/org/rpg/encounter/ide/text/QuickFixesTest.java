package org.rpg.encounter.ide.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.util.Positions;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Reader;

/** All mends of a script at once: in order, none over another. */
class QuickFixesTest {
  /** As many as it takes to be sorted in parts, some of them for one line. */
  @Provide
  Arbitrary<List<Integer>> lines() {
    return Arbitraries.integers()
        .between(0, 60)
        .withDistribution(RandomDistribution.uniform())
        .list()
        .ofMinSize(40)
        .ofMaxSize(400)
        .withSizeDistribution(RandomDistribution.uniform());
  }

  @Property(tries = 300)
  void theMendsAreInOrderAndNoneIsOverAnother(@ForAll("lines") List<Integer> lines) {
    List<Diagnostic> diagnostics = lines.stream().map(line -> diagnostic(line, 4, "a")).toList();

    List<TextEdit> edits = QuickFixes.all(diagnostics, Reader.of(Language.EN));

    assertEquals(
        lines.stream().distinct().sorted().toList(),
        edits.stream().map(it -> it.getRange().getStart().getLine()).toList());
    for (int i = 1; i < edits.size(); i++) {
      Position start = edits.get(i).getRange().getStart();
      assertFalse(Positions.isBefore(start, edits.get(i - 1).getRange().getEnd()));
    }
  }

  @Test
  void ofTwoAtOnePlaceTheFirstIsTaken() {
    List<Diagnostic> diagnostics =
        List.of(diagnostic(3, 4, "one"), diagnostic(3, 4, "other"), diagnostic(1, 0, "above"));

    assertEquals(
        List.of("above", "one"),
        QuickFixes.all(diagnostics, Reader.of(Language.PT)).stream()
            .map(TextEdit::getNewText)
            .toList());
  }

  @Test
  void whereMoreThanOneTextOrNoneMayBeRightNothingIsMended() {
    Diagnostic open = diagnostic(1, 0, "one", "other");
    Diagnostic unknown = new Diagnostic(range(2, 0), "what is this?");

    assertEquals(List.of(), QuickFixes.all(List.of(open, unknown), Reader.of(Language.EN)));
  }

  private static Diagnostic diagnostic(int line, int column, String... texts) {
    Diagnostic diagnostic = new Diagnostic(range(line, column), "wrong");
    diagnostic.setData(List.of(texts));
    return diagnostic;
  }

  private static Range range(int line, int column) {
    return new Range(new Position(line, column), new Position(line, column + 3));
  }
}
