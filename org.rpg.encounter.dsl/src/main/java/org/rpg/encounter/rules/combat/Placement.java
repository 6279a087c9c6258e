package org.rpg.encounter.rules.combat;

import java.util.HashSet;
import java.util.Set;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.field.Field;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.Squares;

/**
 * Where everyone starts: on the square asked for or the nearest free one; without a square, in a
 * line with his side, the sides as far apart as the ruleset says.
 */
final class Placement {
  private static final int FARTHEST = 1000;

  private Placement() {}

  static int[] squares(Battle battle) {
    int[] squares = new int[battle.size()];
    Set<Integer> taken = new HashSet<>();
    int[] placed = new int[battle.sideNames.size()];
    for (int i = 0; i < squares.length; i++) {
      Member member = battle.members.get(i);
      if (battle.mountOf[i] != Combatant.NONE) {
        continue; // on the square of his mount, which comes after (TAC-13)
      }
      boolean given = member.square != Squares.NOWHERE;
      int wanted = given ? member.square : inLine(battle, i, placed);
      if (member.expected && given) {
        squares[i] = wanted;
      } else {
        squares[i] = nearestFree(battle.field, wanted, taken);
        taken.add(squares[i]);
      }
    }
    for (int i = 0; i < squares.length; i++) {
      squares[i] = battle.mountOf[i] == Combatant.NONE ? squares[i] : squares[battle.mountOf[i]];
    }
    return squares;
  }

  private static int inLine(Battle battle, int index, int[] placed) {
    int side = battle.sideOf[index];
    int count = 0;
    for (int other : battle.sideOf) {
      count += other == side ? 1 : 0;
    }
    int row = placed[side]++ - count / 2;
    int column = side * battle.ruleset.squares(Parameter.OPENING_DISTANCE);
    if (battle.field instanceof GridField grid) {
      row += grid.rows() / 2;
      column = Math.min(column, grid.columns() - 1);
    }
    return Squares.at(column, row);
  }

  private static int nearestFree(Field field, int wanted, Set<Integer> taken) {
    for (int radius = 0; radius <= FARTHEST; radius++) {
      for (int dy = -radius; dy <= radius; dy++) {
        boolean edge = Math.abs(dy) == radius;
        for (int dx = -radius; dx <= radius; dx += edge || radius == 0 ? 1 : 2 * radius) {
          int square = Squares.at(Squares.column(wanted) + dx, Squares.row(wanted) + dy);
          if (field.passable(square) && !taken.contains(square)) {
            return square;
          }
        }
      }
    }
    throw new IllegalArgumentException("no free square left on the field");
  }
}
