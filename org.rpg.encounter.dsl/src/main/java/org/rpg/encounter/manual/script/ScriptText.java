package org.rpg.encounter.manual.script;

import java.util.ArrayList;
import java.util.List;
import org.rpg.encounter.manual.Html;

/**
 * A script with its colours. Lines are numbered from 0.
 *
 * @param text what is written
 * @param inks which parts of it have a colour, in order
 */
public record ScriptText(String text, List<Ink> inks) {
  /** How a part of a script is coloured. */
  public enum Style {
    WORD,
    NAME,
    FIGURE,
    TEXT,
    COMMENT
  }

  /** A coloured part, from one offset to before another. */
  public record Ink(int from, int to, Style style) {}

  /** A part that is pointed at, from one offset to before another. */
  public record Mark(int from, int to) {}

  public ScriptText {
    inks = List.copyOf(inks);
  }

  /** All of it. */
  public String html(List<Mark> marks) {
    return html(0, lines().size(), marks);
  }

  /** Some of its lines without the margin that they share. */
  public String html(int firstLine, int endLine, List<Mark> marks) {
    List<String> all = lines();
    List<String> shown = all.subList(firstLine, endLine);
    int margin =
        shown.stream()
            .filter(line -> !line.isBlank())
            .mapToInt(line -> line.length() - line.stripLeading().length())
            .min()
            .orElse(0);
    int at = all.subList(0, firstLine).stream().mapToInt(line -> line.length() + 1).sum();
    List<String> written = new ArrayList<>();
    for (String line : shown) {
      int from = at + Math.min(margin, line.length());
      written.add(piece(from, at + line.length(), marks));
      at += line.length() + 1;
    }
    return String.join("\n", written).stripTrailing();
  }

  /** One line as it stands. */
  public String line(int line) {
    int from = 0;
    for (int i = 0; i < line; i++) {
      from = text.indexOf('\n', from) + 1;
    }
    int end = text.indexOf('\n', from);
    return piece(from, end < 0 ? text.length() : end, List.of());
  }

  /** How long the longest of some lines is. */
  public int widest(int firstLine, int endLine) {
    int widest = 0;
    int from = 0;
    for (int line = 0; line < endLine && from <= text.length(); line++) {
      int end = text.indexOf('\n', from);
      int to = end < 0 ? text.length() : end;
      widest = line < firstLine ? 0 : Math.max(widest, to - from);
      from = to + 1;
    }
    return widest;
  }

  private List<String> lines() {
    return List.of(text.split("\n", -1));
  }

  /** How many lines there are. */
  public int lineCount() {
    return lines().size();
  }

  /** A part of one line; where a mark begins or ends, a colour is begun anew. */
  private String piece(int from, int to, List<Mark> marks) {
    StringBuilder html = new StringBuilder();
    int at = from;
    while (at < to) {
      boolean marked = false;
      int end = to;
      for (Mark mark : marks) {
        if (mark.from() <= at && at < mark.to()) {
          marked = true;
          end = Math.min(end, mark.to());
        } else if (mark.from() > at) {
          end = Math.min(end, mark.from());
        }
      }
      html.append(marked ? "<mark>" : "").append(coloured(at, end)).append(marked ? "</mark>" : "");
      at = end;
    }
    return html.toString();
  }

  private String coloured(int from, int to) {
    StringBuilder html = new StringBuilder();
    int at = from;
    for (Ink ink : inks) {
      int begin = Math.max(at, ink.from());
      int end = Math.min(to, ink.to());
      if (begin < end) {
        html.append(Html.escaped(text.substring(at, begin)));
        String style = ink.style().name().substring(0, 1).toLowerCase(java.util.Locale.ROOT);
        html.append("<i class=\"").append(style).append("\">");
        html.append(Html.escaped(text.substring(begin, end))).append("</i>");
        at = end;
      }
    }
    return html.append(Html.escaped(text.substring(at, to))).toString();
  }
}
