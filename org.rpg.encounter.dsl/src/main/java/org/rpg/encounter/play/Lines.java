package org.rpg.encounter.play;

import org.rpg.encounter.rules.field.Squares;

/**
 * Where sides stand whose members have no other place: in lines, as far apart as the ruleset says.
 *
 * @param ground where things are
 * @param apart squares between the first two sides
 */
record Lines(Ground ground, int apart) {

  /** The middle of a side's line. */
  int of(int side) {
    int middle = ground.isMapped() ? ground.rows() / 2 : 0;
    return switch (side) {
      case 0 -> ground.held(0, middle);
      case 1 -> ground.held(apart, middle);
      default -> ground.held(apart / 2, (side % 2 == 0 ? 1 : -1) * apart * (side / 2));
    };
  }

  /** Straight ahead of the first side. */
  int ahead() {
    return of(1);
  }

  /** The nth of a line around a square: in the middle, to its left, to its right ... */
  int inLine(int square, int nth) {
    int aside = (nth + 1) / 2 * (nth % 2 == 0 ? 1 : -1);
    return ground.held(Squares.column(square), Squares.row(square) + aside);
  }
}
