package org.rpg.encounter.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Rows whose cells stand below each other, under headings at the margin. The first column gives way
 * where the line is too narrow (what does not fit into it gets a line of its own), the bar at the
 * end takes what is left of it, and where even that does not help each cell gets a line of its own.
 */
final class Table {
  private static final String INDENT = "  ";
  private static final String GAP = "  ";
  private static final int LONGEST_BAR = 40;
  private static final int SHORTEST_BAR = 6;
  private static final int SHORTEST_NAME = 12;
  private static final int LONGEST_NAME = 32;

  /**
   * @param indent what the first cell stands behind
   * @param cells from left to right; may be fewer than in other rows
   * @param bar draws a bar of at most so many cells
   * @param below lines of small print under the row
   */
  private record Row(
      String indent, List<String> cells, IntFunction<String> bar, List<String> below) {}

  private final List<Row> rows = new ArrayList<>();
  private final List<String> labels;

  /**
   * @param labels what follows each cell after the first where the cells stand below each other
   */
  Table(List<String> labels) {
    this.labels = List.copyOf(labels);
  }

  void heading(List<String> cells) {
    rows.add(new Row("", List.copyOf(cells), width -> "", List.of()));
  }

  void row(List<String> cells, IntFunction<String> bar, List<String> below) {
    rows.add(new Row(INDENT, List.copyOf(cells), bar, List.copyOf(below)));
  }

  /** The finished lines, none of them wider than so many cells. */
  List<String> lines(int width) {
    int[] widths = columns();
    int others = 0;
    for (int i = 1; i < widths.length; i++) {
      others += GAP.length() + widths[i];
    }
    int name = Math.min(Math.min(widths[0], LONGEST_NAME), width - others);
    if (name < Math.min(widths[0], SHORTEST_NAME)) {
      return stacked(width);
    }
    int bar = Math.min(LONGEST_BAR, width - others - name - GAP.length());
    List<String> lines = new ArrayList<>();
    for (Row row : rows) {
      StringBuilder line = new StringBuilder(row.indent);
      int first = name - row.indent.length();
      boolean alone = Cells.width(row.cells.get(0)) > first;
      if (alone) {
        lines.addAll(first(row, width));
      }
      line.append(Cells.left(alone ? "" : row.cells.get(0), first));
      for (int i = 1; i < row.cells.size(); i++) {
        line.append(GAP).append(Cells.right(row.cells.get(i), widths[i]));
      }
      line.append(bar < SHORTEST_BAR ? "" : GAP + row.bar.apply(bar));
      if (!line.toString().isBlank()) {
        lines.add(line.toString().stripTrailing());
      }
      lines.addAll(below(row, width));
    }
    return lines;
  }

  private List<String> stacked(int width) {
    List<String> lines = new ArrayList<>();
    for (Row row : rows) {
      lines.addAll(first(row, width));
      for (int i = 1; i < row.cells.size() && !row.indent.isEmpty(); i++) {
        String cell = row.cells.get(i).strip() + " " + labels.get(i - 1);
        lines.addAll(Cells.wrap(cell, width, INDENT + GAP, INDENT + GAP + GAP));
      }
      lines.addAll(below(row, width));
    }
    return lines;
  }

  private static List<String> first(Row row, int width) {
    return Cells.wrap(row.cells.get(0), width, row.indent, row.indent);
  }

  private static List<String> below(Row row, int width) {
    String start = row.indent + GAP;
    return row.below.stream()
        .flatMap(text -> Cells.wrap(text, width, start, start + GAP).stream())
        .toList();
  }

  private int[] columns() {
    int[] widths = new int[rows.stream().mapToInt(row -> row.cells.size()).max().orElse(1)];
    for (Row row : rows) {
      for (int i = 0; i < row.cells.size(); i++) {
        int indent = i == 0 ? row.indent.length() : 0;
        widths[i] = Math.max(widths[i], indent + Cells.width(row.cells.get(i)));
      }
    }
    return widths;
  }
}
