package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.rpg.encounter.dsl.encounter.IndexPart;
import org.rpg.encounter.dsl.encounter.Prose;
import org.rpg.encounter.dsl.encounter.RandomTable;
import org.rpg.encounter.dsl.encounter.TableRow;
import org.rpg.encounter.dsl.expressions.Kinds;
import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.play.steps.Table;
import org.rpg.encounter.rules.dice.DiceExpression;

/** Compiles random tables, each once: a table may be rolled on from its own rows. */
final class TableCompiler {
  private final Scene scene;
  private final Sources sources;
  private final StepCompiler steps;

  TableCompiler(Scene scene, Sources sources, StepCompiler steps) {
    this.scene = scene;
    this.sources = sources;
    this.steps = steps;
  }

  Step compile(RandomTable table) {
    Table known = sources.tables().get(table);
    if (known != null) {
      return known;
    }
    List<DiceExpression> dice = new ArrayList<>();
    dice.add(DiceExpression.parse(table.getFirst()));
    List<Integer> counters = new ArrayList<>();
    for (IndexPart part : table.getMore()) {
      if (part.getDice() != null) {
        dice.add(DiceExpression.parse(part.getDice()));
      } else if (part.getCounter() == null) {
        dice.add(DiceExpression.constant(part.getValue()));
      } else if (Kinds.isCounted(part.getCounter())) {
        counters.add(scene.ledger().number(part.getCounter()));
      }
    }
    int[] cells = counters.stream().mapToInt(Integer::intValue).toArray();
    Table made = new Table(scene.names().title(table), dice, cells);
    sources.tables().put(table, made);
    made.fill(table.getRows().stream().map(it -> row(table, it)).toList());
    return made;
  }

  private Table.Row row(RandomTable table, TableRow row) {
    int from = row.isOrLess() ? Integer.MIN_VALUE : row.getFrom();
    int to =
        row.isOrLess()
            ? row.getFrom()
            : row.isOrMore() ? Integer.MAX_VALUE : Math.max(row.getFrom(), row.getTo());
    int once = row.isOnce() ? scene.ledger().take(1) : Table.AGAIN;
    return new Table.Row(
        from,
        to,
        once,
        counted(table, row),
        EventCompiler.caused(scene.names().title(table), row, steps.compile(row.getThen())));
  }

  /** In a fight nobody asks how often a row came. */
  private int counted(RandomTable table, TableRow row) {
    if (!scene.isRoad()) {
      return Table.NOWHERE;
    }
    int cell = scene.ledger().take(1);
    String text =
        row.getThen() == null
            ? ""
            : row.getThen().getSteps().stream()
                .filter(it -> !(it instanceof Prose))
                .map(it -> Spoken.of(it, scene.names().language()))
                .collect(Collectors.joining(", "));
    String numbers =
        row.isOrLess()
            ? "≤ " + row.getFrom()
            : row.isOrMore()
                ? "≥ " + row.getFrom()
                : row.getTo() > row.getFrom()
                    ? row.getFrom() + "–" + row.getTo()
                    : String.valueOf(row.getFrom());
    scene.ledger().rows().add(new Questions.Row(scene.names().title(table), numbers, text, cell));
    return cell;
  }
}
