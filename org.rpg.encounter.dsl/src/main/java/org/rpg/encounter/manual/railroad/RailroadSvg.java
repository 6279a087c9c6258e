package org.rpg.encounter.manual.railroad;

import java.util.Locale;
import org.rpg.encounter.manual.Html;

/** A track as an SVG picture. Colours and fonts are those of the page's style sheet. */
public final class RailroadSvg {
  private static final int MARGIN = 4;
  private static final int MARK = 16;

  private RailroadSvg() {}

  /**
   * The picture.
   *
   * @param label what is told to those who do not see it
   * @param room how wide it should be at most, in pixels; what is longer goes on below
   * @param style a class of the style sheet
   */
  public static String of(Track track, String label, int room, String style) {
    Piece piece = Layout.of(track, room - 2 * (MARGIN + MARK));
    int width = piece.width() + 2 * (MARGIN + MARK);
    int height = piece.up() + Math.max(piece.down(), piece.drop() + 6) + 2 * MARGIN;
    int y = Math.max(piece.up(), 6) + MARGIN;
    Pen pen = new Pen();
    int left = MARGIN + MARK;
    pen.mark(MARGIN, y);
    pen.across(MARGIN + 4, y, left);
    piece.draw(pen, left, y);
    int right = left + piece.width();
    pen.across(right, y + piece.drop(), right + MARK - 4);
    pen.mark(right + MARK - 4, y + piece.drop());
    return String.format(
        Locale.ROOT,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"rail %s\" role=\"group\""
            + " aria-label=\"%s\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\">%s</svg>",
        style,
        Html.escaped(label),
        width,
        height,
        width,
        height,
        pen.drawn());
  }
}
