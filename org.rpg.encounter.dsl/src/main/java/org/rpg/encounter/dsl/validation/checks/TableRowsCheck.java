package org.rpg.encounter.dsl.validation.checks;

import java.util.ArrayList;
import java.util.List;
import org.rpg.encounter.dsl.encounter.RandomTable;
import org.rpg.encounter.dsl.encounter.TableRow;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.DiceText;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.TableIndex;

/** The rows of a table against what its dice can show: what has no row, what has two. */
final class TableRowsCheck implements Check<RandomTable> {
  private static final Diagnosis GAP = Diagnosis.of("TABLE-GAP");
  private static final Diagnosis OVERLAP = Diagnosis.of("TABLE-OVERLAP");
  private static final Diagnosis NEVER = Diagnosis.of("TABLE-NEVER");

  @Override
  public void check(RandomTable table, Findings findings) {
    if (DiceText.isTensAndUnits(String.valueOf(table.getFirst()))) {
      return; // told by itself
    }
    TableIndex.of(table)
        .ifPresent(
            index -> {
              table.getRows().forEach(row -> overlap(row, index, findings));
              gaps(table, index, findings);
            });
  }

  /** The numbers of a row that another above has already; of several others the first. */
  private static void overlap(TableRow row, TableIndex index, Findings findings) {
    int from = index.first(row);
    int to = index.last(row);
    if (from > to) {
      findings.report(NEVER, Place.whole(row), index.min(), index.max());
      return;
    }
    while (from <= to && index.row(from) == row) {
      from++;
    }
    int end = from;
    while (end < to && index.row(end + 1) == index.row(from)) {
      end++;
    }
    if (from <= to) {
      findings.report(
          OVERLAP,
          Place.whole(row),
          TableIndex.numbers(from, end),
          TableIndex.percent(index.chance(from, end)),
          TableIndex.numbers(index.row(from)));
    }
  }

  private static void gaps(RandomTable table, TableIndex index, Findings findings) {
    List<String> spans = new ArrayList<>();
    double missing = 0;
    for (int i = index.min(); i <= index.max(); i++) {
      int from = i;
      while (i <= index.max() && index.row(i) == null && index.chance(i, i) > 0) {
        i++;
      }
      if (i > from) {
        missing += index.chance(from, i - 1);
        spans.add(TableIndex.numbers(from, i - 1));
      }
    }
    if (!spans.isEmpty() && !table.getRows().isEmpty()) {
      findings.report(GAP, table, String.join(", ", spans), TableIndex.percent(missing));
    }
  }
}
