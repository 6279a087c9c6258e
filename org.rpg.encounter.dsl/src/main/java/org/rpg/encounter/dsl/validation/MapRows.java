package org.rpg.encounter.dsl.validation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rpg.encounter.dsl.words.Letters;
import org.rpg.encounter.dsl.words.NameKey;

/** The squares of a map's row: what a reader sees as one character is one square. */
public final class MapRows {
  /** A square without anything. */
  public static final String FLOOR = ".";

  /** So many squares a map may have each way. */
  public static final int MOST = 200;

  private static final Pattern CELL = Pattern.compile("\\X");

  private MapRows() {}

  /**
   * One square of a row.
   *
   * @param offset of its first character in the row
   */
  public record Cell(String symbol, int offset) {}

  public static List<Cell> cells(String row) {
    List<Cell> cells = new ArrayList<>(row.length());
    Matcher m = CELL.matcher(row);
    while (m.find()) {
      if (!Letters.isInvisible(m.group().codePointAt(0))) {
        cells.add(new Cell(NameKey.spelled(m.group()), m.start()));
      }
    }
    return cells;
  }
}
