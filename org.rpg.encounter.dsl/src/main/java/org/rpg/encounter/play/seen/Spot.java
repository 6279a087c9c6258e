package org.rpg.encounter.play.seen;

import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.field.Squares;

/**
 * Where somebody comes who comes "at 18 m from Ana": so far from where she is then, in the
 * direction in which he would have stood at the start, and no nearer to any other who is meant.
 *
 * @param from from whom the distance is measured
 * @param distance how far, in squares
 * @param columns how far to the side of whom it is measured from, in squares
 * @param rows likewise, down
 * @param width columns of the map; 0 for open ground
 * @param height rows of the map
 */
public record Spot(Selection from, int distance, int columns, int rows, int width, int height) {

  /** The square as things are now; {@code otherwise} if nobody is there to measure from. */
  public int square(CombatView view, int otherwise) {
    int one = from.choose(view, Criterion.NOBODY);
    if (one == Combatant.NONE || view.square(one) == Squares.NOWHERE) {
      return otherwise;
    }
    int column = Squares.column(view.square(one)) + columns;
    int row = Squares.row(view.square(one)) + rows;
    int square = held(column, row);
    for (int more = 0; more < distance && nearest(view, square) < distance; more++) {
      column += Integer.signum(columns);
      row += Integer.signum(rows);
      square = held(column, row);
    }
    return square;
  }

  private int nearest(CombatView view, int square) {
    int least = Integer.MAX_VALUE;
    int size = from.pool().size(view, Criterion.NOBODY);
    for (int n = 0; n < size; n++) {
      int who = from.pool().member(view, Criterion.NOBODY, n);
      if (from.counts(view, Criterion.NOBODY, who) && view.square(who) != Squares.NOWHERE) {
        least = Math.min(least, Squares.distance(view.square(who), square));
      }
    }
    return least;
  }

  private int held(int column, int row) {
    return width == 0
        ? Squares.at(
            bound(column, -Squares.FARTHEST, Squares.FARTHEST),
            bound(row, -Squares.FARTHEST, Squares.FARTHEST))
        : Squares.at(bound(column, 0, width - 1), bound(row, 0, height - 1));
  }

  private static int bound(int value, int least, int most) {
    return Math.max(least, Math.min(most, value));
  }
}
