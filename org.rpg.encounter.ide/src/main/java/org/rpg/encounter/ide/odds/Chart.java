package org.rpg.encounter.ide.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.rpg.encounter.report.Bars;
import org.rpg.encounter.rules.dice.Distribution;

/** A distribution drawn with bars, in a block of Markdown whose letters are all equally wide. */
final class Chart {
  private static final int MOST_ROWS = 12;
  private static final int CELLS = 24;
  private static final Bars BARS = new Bars(true);

  private record Row(String values, double chance) {}

  private final Figures figures;

  Chart(Figures figures) {
    this.figures = figures;
  }

  /** The chances of all values; nothing, if it can come, has a row of its own. */
  String of(Distribution of) {
    return draw(rows(of));
  }

  private static List<Row> rows(Distribution of) {
    List<Row> rows = new ArrayList<>();
    int first = of.weights().keySet().stream().filter(it -> it != 0).findFirst().orElse(0);
    if (of.weight(0).signum() > 0 && first != 0) {
      rows.add(new Row("0", of.probability(it -> it == 0)));
    }
    int span = of.max() - first + 1;
    int wide = (span + MOST_ROWS - 1) / MOST_ROWS;
    for (int from = first; from <= of.max(); from += wide) {
      int low = from;
      int high = Math.min(of.max(), from + wide - 1);
      String values = low == high ? "" + low : low + "–" + high;
      rows.add(
          new Row(values, of.probability(it -> it >= low && it <= high && (it != 0 || low == 0))));
    }
    return rows;
  }

  /** The chances of the levels of a success, and of none. */
  String of(String failure, Map<Integer, BigInteger> levels, BigInteger total, BigInteger failed) {
    List<Row> rows = new ArrayList<>();
    rows.add(new Row(failure, ratio(failed, total)));
    levels.forEach((level, weight) -> rows.add(new Row("" + level, ratio(weight, total))));
    return draw(rows);
  }

  private static double ratio(BigInteger part, BigInteger whole) {
    return part.doubleValue() / whole.doubleValue();
  }

  private String draw(List<Row> rows) {
    double most = rows.stream().mapToDouble(Row::chance).max().orElse(1);
    int values = rows.stream().mapToInt(it -> it.values.length()).max().orElse(1);
    int chances = rows.stream().mapToInt(it -> figures.chance(it.chance).length()).max().orElse(1);
    StringBuilder block = new StringBuilder("```text\n");
    for (Row row : rows) {
      String chance = figures.chance(row.chance);
      block
          .append(" ".repeat(values - row.values.length()))
          .append(row.values)
          .append("  ")
          .append(" ".repeat(chances - chance.length()))
          .append(chance)
          .append("  ")
          .append(BARS.share(row.chance / most, CELLS))
          .append('\n');
    }
    return block.append("```").toString();
  }
}
