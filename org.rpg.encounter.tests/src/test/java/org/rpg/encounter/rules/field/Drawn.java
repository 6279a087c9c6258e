package org.rpg.encounter.rules.field;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A field as it is drawn: {@code #} wall, {@code -} low wall, {@code %} thicket, {@code ~} mud,
 * {@code ,} marsh, {@code ^} fire, {@code =} ledge; digits are heights in steps of 1.5 m, letters
 * mark squares.
 */
final class Drawn {
  private static final Map<Character, Terrain> KINDS =
      Map.of(
          '#', Terrain.WALL,
          '-', Terrain.named("low wall").cover(Cover.PARTIAL),
          '%', Terrain.named("thicket").cover(Cover.TOTAL),
          '~', Terrain.named("mud").setback(Setback.TRAPPING),
          ',', Terrain.named("marsh").setback(Setback.EXHAUSTING),
          '^', Terrain.named("fire").heat(new Heat(2, 1)),
          '=', Terrain.named("ledge").sheer());

  private final Map<Character, Integer> marks = new HashMap<>();
  private final List<String> rows;
  private final GridField.Builder field;

  private Drawn(List<String> rows) {
    this.rows = rows;
    field = GridField.of(rows.get(0).length(), rows.size());
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < rows.get(row).length(); column++) {
        char sign = rows.get(row).charAt(column);
        if (KINDS.containsKey(sign)) {
          field.terrain(column, row, KINDS.get(sign));
        } else if (Character.isLetter(sign)) {
          marks.put(sign, Squares.at(column, row));
        } else if (Character.isDigit(sign)) {
          field.height(column, row, 1.5 * (sign - '0'));
        }
      }
    }
  }

  static Drawn map(String text) {
    return new Drawn(new ArrayList<>(text.lines().toList()));
  }

  /** Heights in steps of 1.5 m, a digit for each square. */
  Drawn heights(String text) {
    List<String> digits = text.lines().toList();
    for (int row = 0; row < digits.size(); row++) {
      for (int column = 0; column < digits.get(row).length(); column++) {
        field.height(column, row, 1.5 * (digits.get(row).charAt(column) - '0'));
      }
    }
    return this;
  }

  GridField field() {
    return field.build();
  }

  int at(char mark) {
    return marks.get(mark);
  }

  /** The squares of a walk as a drawing: {@code o} on each. */
  String walk(Board board) {
    List<StringBuilder> drawing = rows.stream().map(StringBuilder::new).toList();
    for (int step = 0; step < board.pathLength(); step++) {
      int square = board.pathSquare(step);
      drawing.get(Squares.row(square)).setCharAt(Squares.column(square), 'o');
    }
    return String.join("\n", drawing) + "\n";
  }

  /** A board with A at {@code A}, his friend B and their foes X, Y, Z where they are drawn. */
  Board board() {
    String all = "ABXYZ";
    boolean[][] hostile = new boolean[all.length()][all.length()];
    for (int one = 0; one < all.length(); one++) {
      for (int other = 0; other < all.length(); other++) {
        hostile[one][other] = one < 2 != other < 2;
      }
    }
    Board board = new Board(field(), hostile);
    for (int who = 0; who < all.length(); who++) {
      if (marks.containsKey(all.charAt(who))) {
        board.place(who, at(all.charAt(who)));
      }
    }
    return board;
  }
}
