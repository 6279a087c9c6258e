package org.rpg.encounter.dsl.validation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rpg.encounter.dsl.encounter.IndexPart;
import org.rpg.encounter.dsl.encounter.RandomTable;
import org.rpg.encounter.dsl.encounter.TableRow;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Distribution;

/** What the dice of a table can show, and to which row each number leads: the first that has it. */
public final class TableIndex {
  /** More is no table that anybody reads. */
  private static final int LARGEST = 2_000;

  private final Distribution chances;
  private final TableRow[] rows;

  private TableIndex(RandomTable table, Distribution chances) {
    this.chances = chances;
    this.rows = new TableRow[chances.max() - chances.min() + 1];
    for (TableRow row : table.getRows()) {
      for (int i = first(row); i <= last(row); i++) {
        if (row(i) == null) {
          rows[i - chances.min()] = row;
        }
      }
    }
  }

  /** Unknown if a number of the scene is added, or nobody can roll the dice. */
  public static Optional<TableIndex> of(RandomTable table) {
    if (table.getFirst() == null) {
      return Optional.empty(); // the head of the table is broken
    }
    List<String> dice = new ArrayList<>();
    int added = 0;
    dice.add(table.getFirst());
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
    Distribution sum = Distribution.constant(added);
    for (String each : dice) {
      sum = sum.plus(DiceExpression.parse(each).distribution());
    }
    return Optional.of(new TableIndex(table, sum));
  }

  /** The least number that the dice show. */
  public int min() {
    return chances.min();
  }

  /** The greatest number that the dice show. */
  public int max() {
    return chances.max();
  }

  /** The row of a number; null if it has none. */
  public TableRow row(int number) {
    return rows[number - chances.min()];
  }

  /** The first number of a row that the dice can show, or behind its last if there is none. */
  public int first(TableRow row) {
    return Math.max(min(), row.isOrLess() ? min() : row.getFrom());
  }

  /** The last number of a row that the dice can show. */
  public int last(TableRow row) {
    if (row.isOrMore()) {
      return max();
    }
    return Math.min(max(), row.isOrLess() ? row.getFrom() : Math.max(row.getFrom(), row.getTo()));
  }

  /** The chance of the numbers from one to another. */
  public double chance(int from, int to) {
    return chances.probability(v -> v >= from && v <= to);
  }

  /** The chance that the dice lead to a row. */
  public double chance(TableRow row) {
    return chances.probability(v -> row(v) == row);
  }

  /** The numbers of a row as a reader has them: "3-4", "12+". */
  public static String numbers(TableRow row) {
    if (row.isOrMore()) {
      return row.getFrom() + "+";
    }
    return row.isOrLess()
        ? "\u2264 " + row.getFrom()
        : numbers(row.getFrom(), Math.max(row.getFrom(), row.getTo()));
  }

  /** Numbers from one to another: "3-4", "5". */
  public static String numbers(int from, int to) {
    return from == to ? String.valueOf(from) : from + "-" + to;
  }

  /** A chance in percent, with one decimal where it is not whole. */
  public static Wording percent(double chance) {
    long tenths = Math.round(chance * 1000);
    if (tenths == 0 && chance > 0) {
      return reader -> reader.choose("< 0.1%", "< 0,1%");
    }
    String whole = String.valueOf(tenths / 10);
    return tenths % 10 == 0
        ? reader -> whole + "%"
        : reader -> whole + reader.choose(".", ",") + tenths % 10 + "%";
  }
}
