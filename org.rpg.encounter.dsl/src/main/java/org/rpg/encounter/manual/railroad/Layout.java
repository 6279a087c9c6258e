package org.rpg.encounter.manual.railroad;

import java.util.ArrayList;
import java.util.List;

/** Gives the parts of a track their places. */
final class Layout {
  private static final int STOP = 24;
  private static final int PADDING = 10;
  private static final int GAP = 12;
  private static final int BETWEEN = 10;

  /** More ways than these that are all single stops are drawn as a list. */
  private static final int WAYS = 6;

  /** A list has at least this much room before it becomes narrower. */
  private static final int NARROWEST = 160;

  private Layout() {}

  /**
   * Lays a track out.
   *
   * @param room how wide it should be at most; a stop by itself may be wider
   */
  static Piece of(Track track, int room) {
    if (track instanceof Track.Stop stop) {
      return stop(stop);
    } else if (track instanceof Track.Row row) {
      return row(row.parts().stream().map(part -> of(part, room)).toList(), room);
    } else if (track instanceof Track.Fork fork) {
      return isList(fork) ? list(fork, room) : fork(fork, room);
    } else if (track instanceof Track.Bypass bypass) {
      return bypass(of(bypass.part(), room - 4 * Pen.BEND));
    }
    Track.Loop loop = (Track.Loop) track;
    int inner = room - 2 * Pen.BEND;
    return loop(of(loop.part(), inner), of(loop.between(), inner));
  }

  private static Piece stop(Track.Stop stop) {
    int width = Lettering.width(stop) + 2 * PADDING;
    return new Piece(
        width, STOP / 2, STOP / 2, 0, (pen, x, y) -> pen.stop(stop, x, y, width, STOP));
  }

  // ---- one after the other

  private static Piece row(List<Piece> parts, int room) {
    List<List<Piece>> lines = new ArrayList<>(List.of(new ArrayList<>()));
    int used = 0;
    for (Piece part : parts) {
      List<Piece> line = lines.get(lines.size() - 1);
      int end = lines.size() > 1 ? 2 * Pen.BEND : Pen.BEND;
      if (!line.isEmpty() && used + GAP + part.width() > room - end) {
        line = new ArrayList<>();
        lines.add(line);
        used = 0;
      }
      used += (line.isEmpty() ? 0 : GAP) + part.width();
      line.add(part);
    }
    return lines.size() == 1
        ? line(lines.get(0))
        : lines(lines.stream().map(Layout::line).toList());
  }

  private static Piece line(List<Piece> parts) {
    int width = Math.max(0, parts.size() - 1) * GAP;
    int up = 0;
    int down = 0;
    int drop = 0;
    for (Piece part : parts) {
      up = Math.max(up, part.up() - drop);
      down = Math.max(down, part.down() + drop);
      width += part.width();
      drop += part.drop();
    }
    return new Piece(width, up, down, drop, (pen, x, y) -> drawLine(parts, pen, x, y));
  }

  private static void drawLine(List<Piece> parts, Pen pen, int x, int y) {
    int at = x;
    int line = y;
    for (int i = 0; i < parts.size(); i++) {
      if (i > 0) {
        pen.across(at, line, at + GAP);
        at += GAP;
      }
      parts.get(i).draw(pen, at, line);
      at += parts.get(i).width();
      line += parts.get(i).drop();
    }
  }

  /** Lines below each other; the second and later ones begin where the bend ends. */
  private static Piece lines(List<Piece> lines) {
    int inner = lines.stream().mapToInt(Piece::width).max().orElse(0);
    int width = inner + 2 * Pen.BEND;
    List<Integer> places = new ArrayList<>();
    int y = 0;
    for (int i = 0; i < lines.size(); i++) {
      places.add(y);
      Piece line = lines.get(i);
      if (i + 1 < lines.size()) {
        Piece next = lines.get(i + 1);
        y += Math.max(line.down(), line.drop() + 2 * Pen.BEND) + BETWEEN;
        y += Math.max(next.up(), 2 * Pen.BEND);
      }
    }
    Piece last = lines.get(lines.size() - 1);
    int end = y + last.drop();
    return new Piece(
        width,
        lines.get(0).up(),
        y + last.down(),
        end,
        (pen, x, top) -> drawLines(lines, places, width, pen, x, top));
  }

  private static void drawLines(
      List<Piece> lines, List<Integer> places, int width, Pen pen, int x, int top) {
    pen.across(x, top, x + Pen.BEND);
    for (int i = 0; i < lines.size(); i++) {
      Piece line = lines.get(i);
      int y = top + places.get(i);
      int left = x + Pen.BEND;
      line.draw(pen, left, y);
      int right = left + line.width();
      if (i + 1 < lines.size()) {
        int below = y + Math.max(line.down(), line.drop() + 2 * Pen.BEND) + BETWEEN / 2;
        pen.wrap(right, y + line.drop(), below, left, top + places.get(i + 1));
      } else {
        pen.across(right, y + line.drop(), x + width);
      }
    }
  }

  // ---- one of several

  private static Piece fork(Track.Fork fork, int room) {
    int inner = room - 4 * Pen.BEND;
    List<Piece> laid = fork.ways().stream().map(way -> of(way, inner)).toList();
    int widest = laid.stream().mapToInt(Piece::width).max().orElse(0);
    List<Piece> ways = laid.stream().map(way -> flushLeft(way, widest)).toList();
    List<Integer> places = new ArrayList<>();
    int y = 0;
    for (int i = 0; i < ways.size(); i++) {
      if (i > 0) {
        y += Math.max(ways.get(i - 1).down(), ways.get(i - 1).drop()) + BETWEEN + ways.get(i).up();
        y = Math.max(y, ways.get(0).drop() + 2 * Pen.BEND);
      }
      places.add(y);
    }
    int exit = ways.get(0).drop();
    int down = Math.max(exit, y + ways.get(ways.size() - 1).down());
    return new Piece(
        widest + 4 * Pen.BEND,
        ways.get(0).up(),
        down,
        exit,
        (pen, x, top) -> {
          int left = x + 2 * Pen.BEND;
          for (int i = 0; i < ways.size(); i++) {
            int at = top + places.get(i);
            pen.shift(x, top, at);
            ways.get(i).draw(pen, left, at);
            pen.shift(left + widest, at + ways.get(i).drop(), top + exit);
          }
        });
  }

  private static Piece flushLeft(Piece way, int room) {
    return new Piece(
        room,
        way.up(),
        way.down(),
        way.drop(),
        (pen, x, y) -> {
          way.draw(pen, x, y);
          pen.across(x + way.width(), y + way.drop(), x + room);
        });
  }

  private static boolean isList(Track.Fork fork) {
    return fork.ways().size() > WAYS
        && fork.ways().stream().allMatch(way -> way instanceof Track.Stop);
  }

  /** Very many single stops: one frame in which they stand in lines. */
  private static Piece list(Track.Fork fork, int room) {
    List<Piece> stops = fork.ways().stream().map(way -> of(way, room)).toList();
    int inner = Math.max(NARROWEST, room - 2 * BETWEEN);
    List<int[]> places = new ArrayList<>();
    int x = 0;
    int line = 0;
    int widest = 0;
    for (Piece stop : stops) {
      if (x > 0 && x + stop.width() > inner) {
        x = 0;
        line++;
      }
      places.add(new int[] {x, line});
      widest = Math.max(widest, x + stop.width());
      x += stop.width() + BETWEEN / 2;
    }
    int width = widest + 2 * BETWEEN;
    int step = STOP + BETWEEN / 2;
    int height = line * step + STOP + 2 * BETWEEN;
    int up = STOP / 2 + BETWEEN;
    return new Piece(
        width,
        up,
        height - up,
        0,
        (pen, left, y) -> {
          pen.frame("list", left, y - up, width, height, 8);
          for (int i = 0; i < stops.size(); i++) {
            int[] place = places.get(i);
            stops.get(i).draw(pen, left + BETWEEN + place[0], y + place[1] * step);
          }
        });
  }

  // ---- not at all, again

  private static Piece bypass(Piece part) {
    int above = part.up() + BETWEEN;
    return new Piece(
        part.width() + 4 * Pen.BEND,
        above,
        part.down(),
        part.drop(),
        (pen, x, y) -> {
          int left = x + 2 * Pen.BEND;
          int right = left + part.width();
          pen.across(x, y, left);
          part.draw(pen, left, y);
          pen.across(right, y + part.drop(), right + 2 * Pen.BEND);
          pen.shift(x, y, y - above);
          pen.across(left, y - above, right);
          pen.shift(right, y - above, y + part.drop());
        });
  }

  private static Piece loop(Piece part, Piece between) {
    int inner = Math.max(part.width(), between.width());
    Piece body = part.widened(inner);
    int below =
        Math.max(body.down(), body.drop() + 2 * Pen.BEND - BETWEEN) + BETWEEN + between.up();
    return new Piece(
        inner + 2 * Pen.BEND,
        body.up(),
        below + Math.max(1, between.down()),
        body.drop(),
        (pen, x, y) -> {
          int left = x + Pen.BEND;
          int right = left + inner;
          pen.across(x, y, left);
          body.draw(pen, left, y);
          pen.across(right, y + body.drop(), right + Pen.BEND);
          pen.back(right, y + body.drop(), left, y, y + below);
          between.widened(inner).draw(pen, left, y + below);
          if (between.width() == 0) {
            pen.across(left, y + below, right);
          }
        });
  }
}
