package org.rpg.encounter.manual.railroad;

/**
 * A part of a diagram that has its measures: the line comes in at its left and goes out at its
 * right.
 *
 * @param width from where the line comes in to where it goes out
 * @param up how far it reaches above where the line comes in
 * @param down how far it reaches below
 * @param drop how much lower the line goes out than it comes in
 * @param drawing draws it
 */
record Piece(int width, int up, int down, int drop, Drawing drawing) {
  /** Draws a piece whose line comes in there. */
  @FunctionalInterface
  interface Drawing {
    void draw(Pen pen, int x, int y);
  }

  void draw(Pen pen, int x, int y) {
    drawing.draw(pen, x, y);
  }

  /** The same in the middle of more room. */
  Piece widened(int room) {
    if (room <= width) {
      return this;
    }
    int before = (room - width) / 2;
    return new Piece(
        room,
        up,
        down,
        drop,
        (pen, x, y) -> {
          pen.across(x, y, x + before);
          draw(pen, x + before, y);
          pen.across(x + before + width, y + drop, x + room);
        });
  }
}
