package org.rpg.encounter.manual.railroad;

import java.util.Locale;
import org.rpg.encounter.manual.Html;

/** Writes the SVG of a diagram: one path for all lines, then boxes and texts. */
final class Pen {
  /** How round a bend is. */
  static final int BEND = 8;

  private final StringBuilder lines = new StringBuilder();
  private final StringBuilder boxes = new StringBuilder();

  /** A straight line to the side. */
  void across(int x, int y, int toX) {
    if (x != toX) {
      lines.append(String.format(Locale.ROOT, "M%d %dH%d", x, y, toX));
    }
  }

  /**
   * A line that leaves to the right, bends, goes up or down, bends and arrives going right; it
   * takes twice the bend in width.
   */
  void shift(int x, int y, int toY) {
    int sign = Integer.compare(toY, y);
    if (sign == 0) {
      across(x, y, x + 2 * BEND);
      return;
    }
    int bend = Math.min(BEND, Math.abs(toY - y) / 2);
    lines.append(
        String.format(
            Locale.ROOT,
            "M%d %dh%dq%d 0 %d %dV%dq0 %d %d %dh%d",
            x,
            y,
            BEND - bend,
            bend,
            bend,
            sign * bend,
            toY - sign * bend,
            sign * bend,
            bend,
            sign * bend,
            BEND - bend));
  }

  /** From the end of a piece around below it back to its beginning, against the reading. */
  void back(int fromX, int fromY, int toX, int toY, int belowY) {
    lines.append(
        String.format(
            Locale.ROOT,
            "M%d %dq%d 0 %d %dV%dq0 %d -%d %dM%d %dq-%d 0 -%d -%dV%dq0 -%d %d -%d",
            fromX,
            fromY,
            BEND,
            BEND,
            BEND,
            belowY - BEND,
            BEND,
            BEND,
            BEND,
            toX,
            belowY,
            BEND,
            BEND,
            BEND,
            toY + BEND,
            BEND,
            BEND,
            BEND));
  }

  /** From the end of one line of a long row to the beginning of the next. */
  void wrap(int fromX, int fromY, int betweenY, int toX, int toY) {
    lines.append(
        String.format(
            Locale.ROOT,
            "M%d %dq%d 0 %d %dV%dq0 %d -%d %dH%dq-%d 0 -%d %dV%dq0 %d %d %d",
            fromX,
            fromY,
            BEND,
            BEND,
            BEND,
            betweenY - BEND,
            BEND,
            BEND,
            BEND,
            toX,
            BEND,
            BEND,
            BEND,
            toY - BEND,
            BEND,
            BEND,
            BEND));
  }

  /** A mark where the whole track begins or ends. */
  void mark(int x, int y) {
    lines.append(String.format(Locale.ROOT, "M%d %dv12m4 -12v12", x, y - 6));
  }

  /** An empty frame. */
  void frame(String style, int x, int y, int width, int height, int round) {
    boxes.append(
        String.format(
            Locale.ROOT,
            "<rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"%d\"/>",
            style,
            x,
            y,
            width,
            height,
            round));
  }

  /** A stop with its text, its left edge at x and its middle at y. */
  void stop(Track.Stop stop, int x, int y, int width, int height) {
    String style = stop.kind().name().toLowerCase(Locale.ROOT);
    stop.target()
        .ifPresent(it -> boxes.append("<a href=\"").append(Html.escaped(it)).append("\">"));
    frame(style, x, y - height / 2, width, height, stop.kind() == Track.Kind.WORD ? 11 : 3);
    boxes.append(
        String.format(
            Locale.ROOT,
            "<text class=\"%s\" x=\"%d\" y=\"%d\">%s</text>",
            style,
            x + width / 2,
            y + 4,
            Html.escaped(stop.text())));
    if (stop.target().isPresent()) {
      boxes.append("</a>");
    }
  }

  /** All that was drawn. */
  String drawn() {
    return "<path d=\"" + lines + "\"/>" + boxes;
  }
}
