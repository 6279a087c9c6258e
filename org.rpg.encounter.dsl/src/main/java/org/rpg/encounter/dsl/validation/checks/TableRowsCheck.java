package org.rpg.encounter.dsl.validation.checks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.rpg.encounter.dsl.encounter.IndexPart;
import org.rpg.encounter.dsl.encounter.RandomTable;
import org.rpg.encounter.dsl.encounter.TableRow;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.DiceText;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.Wording;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Distribution;

/** The rows of a table against what its dice can show: what has no row, what has two. */
final class TableRowsCheck implements Check<RandomTable> {
  private static final Diagnosis GAP = Diagnosis.of("TABLE-GAP");
  private static final Diagnosis OVERLAP = Diagnosis.of("TABLE-OVERLAP");
  private static final Diagnosis NEVER = Diagnosis.of("TABLE-NEVER");

  /** More is no table that anybody reads. */
  private static final int LARGEST = 2_000;

  @Override
  public void check(RandomTable table, Findings findings) {
    if (DiceText.isTensAndUnits(String.valueOf(table.getFirst()))) {
      return; // told by itself
    }
    index(table).ifPresent(chances -> check(table, chances, findings));
  }

  /** What the dice show; unknown if a number of the scene is added. */
  private static Optional<Distribution> index(RandomTable table) {
    List<String> dice = new ArrayList<>();
    int added = 0;
    dice.add(String.valueOf(table.getFirst()));
    for (IndexPart part : table.getMore()) {
      if (part.getCounter() != null) {
        return Optional.empty();
      } else if (part.getDice() != null) {
        dice.add(part.getDice());
      }
      added += part.getValue();
    }
    long most = 0;
    for (String each : dice) {
      DiceText text = DiceText.of(each);
      if (!text.isRollable()) {
        return Optional.empty();
      }
      most += text.most();
    }
    if (most > LARGEST) {
      return Optional.empty();
    }
    int constant = added;
    return dice.stream()
        .map(each -> DiceExpression.parse(each).distribution())
        .reduce(Distribution::plus)
        .map(sum -> sum.plus(Distribution.constant(constant)));
  }

  private static void check(RandomTable table, Distribution chances, Findings findings) {
    int min = chances.min();
    TableRow[] rows = new TableRow[chances.max() - min + 1];
    for (TableRow row : table.getRows()) {
      int from = Math.max(min, row.isOrLess() ? min : row.getFrom());
      int to = Math.min(chances.max(), last(row, chances));
      TableRow other = null;
      int first = 0;
      int behind = 0;
      for (int i = from; i <= to; i++) {
        TableRow before = rows[i - min];
        if (before == null) {
          rows[i - min] = row;
        } else if (other == null || before == other) {
          first = other == null ? i : first;
          behind = i;
          other = before;
        }
      }
      if (from > to) {
        findings.report(NEVER, head(row), chances.min(), chances.max());
      } else if (other != null) {
        String both = span(first, behind);
        findings.report(OVERLAP, head(row), both, chance(chances, first, behind), span(other));
      }
    }
    gaps(table, rows, chances, findings);
  }

  private static int last(TableRow row, Distribution chances) {
    if (row.isOrMore()) {
      return chances.max();
    }
    return row.isOrLess() ? row.getFrom() : Math.max(row.getFrom(), row.getTo());
  }

  private static void gaps(
      RandomTable table, TableRow[] rows, Distribution chances, Findings findings) {
    int min = chances.min();
    List<String> spans = new ArrayList<>();
    double missing = 0;
    for (int i = 0; i < rows.length; i++) {
      int from = i;
      while (i < rows.length && rows[i] == null && chances.probability(is(i + min)) > 0) {
        missing += chances.probability(is(i + min));
        i++;
      }
      if (i > from) {
        spans.add(span(from + min, i - 1 + min));
      }
    }
    if (!spans.isEmpty() && !table.getRows().isEmpty()) {
      findings.report(GAP, table, String.join(", ", spans), percent(missing));
    }
  }

  private static IntPredicate is(int value) {
    return v -> v == value;
  }

  private static Wording chance(Distribution chances, int from, int to) {
    return percent(chances.probability(v -> v >= from && v <= to));
  }

  /** With one decimal where it is not whole. */
  private static Wording percent(double share) {
    long tenths = Math.round(share * 1000);
    String text =
        tenths == 0 && share > 0
            ? "0.1"
            : tenths % 10 == 0 ? String.valueOf(tenths / 10) : tenths / 10 + "." + tenths % 10;
    String least = tenths == 0 && share > 0 ? "< " : "";
    return language -> least + language.choose(text, text.replace('.', ',')) + "%";
  }

  private static Place head(TableRow row) {
    return Place.whole(row);
  }

  private static String span(TableRow row) {
    if (row.isOrMore() || row.isOrLess()) {
      return row.getFrom() + (row.isOrMore() ? "+" : "-");
    }
    return span(row.getFrom(), Math.max(row.getFrom(), row.getTo()));
  }

  private static String span(int from, int to) {
    return from == to ? String.valueOf(from) : from + "-" + to;
  }
}
