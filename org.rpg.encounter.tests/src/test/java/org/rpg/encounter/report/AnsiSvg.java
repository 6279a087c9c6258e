package org.rpg.encounter.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * A picture of a terminal for the README: coloured text as an SVG, which any browser shows. Bars
 * are drawn, so that no font leaves gaps in them.
 */
final class AnsiSvg {
  private static final double CELL = 8.4;
  private static final int LINE = 19;
  private static final int MARGIN = 18;
  private static final int TITLE_BAR = 34;
  private static final String EIGHTHS = " ▏▎▍▌▋▊▉█";
  private static final String BLOCKS = "▏▎▍▌▋▊▉█▒░─┃│";
  private static final String PLAIN = "#d0d7de";
  private static final Map<String, String> COLOURS =
      Map.of("31", "#ff7b72", "32", "#56d364", "33", "#e3b341", "36", "#76e3ea", "2", "#8b949e");

  private final StringBuilder svg = new StringBuilder();
  private String colour = PLAIN;
  private String font = "";

  private AnsiSvg() {}

  /** Reads coloured text from the standard input and writes its picture to the standard output. */
  public static void main(String[] arguments) throws IOException {
    String text = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
    System.out.write(of(text, String.join(" ", arguments)).getBytes(StandardCharsets.UTF_8));
    System.out.flush();
  }

  /**
   * @param command what was typed to get the text
   */
  static String of(String text, String command) {
    return new AnsiSvg().draw(text.lines().toList(), command);
  }

  private String draw(List<String> lines, String command) {
    int cells = lines.stream().mapToInt(Cells::width).max().orElse(1);
    int width = (int) Math.ceil(Math.max(cells, Cells.width(command) + 10) * CELL) + 2 * MARGIN;
    int height = lines.size() * LINE + 2 * MARGIN + TITLE_BAR;
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="%1$d" height="%2$d" viewBox="0 0 %1$d %2$d">
        <rect width="%1$d" height="%2$d" rx="10" fill="#0d1117"/>
        <g fill="#484f58"><circle cx="20" cy="18" r="6"/><circle cx="40" cy="18" r="6"/><circle cx="60" cy="18" r="6"/></g>
        <g font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace" font-size="14">
        <text x="%3$d" y="23" text-anchor="middle" fill="#8b949e">%4$s</text>
        """
            .formatted(width, height, width / 2, escaped(command)));
    for (int i = 0; i < lines.size(); i++) {
      line(lines.get(i), TITLE_BAR + MARGIN + i * LINE);
    }
    return svg.append("</g>\n</svg>\n").toString();
  }

  private void line(String line, int top) {
    int column = 0;
    for (int i = 0, end; i < line.length(); i = end) {
      String piece = line.substring(i, end = Cells.next(line, i));
      if (line.charAt(i) == Ink.ESCAPE) {
        switchTo(piece.substring(2, piece.length() - 1));
        continue;
      }
      boolean block = BLOCKS.contains(piece);
      while (end < line.length() && (block ? line.startsWith(piece, end) : isText(line, end))) {
        end = Cells.next(line, end);
      }
      String run = line.substring(i, end);
      if (block) {
        blocks(piece, Cells.width(run), column, top);
      } else {
        text(run, column, top);
      }
      column += Cells.width(run);
    }
  }

  /** Whether a run of text goes on: two blanks end it, for they are not kept everywhere. */
  private static boolean isText(String line, int index) {
    boolean gap = line.startsWith("  ", index) || line.startsWith("  ", index - 1);
    String piece = line.substring(index, Cells.next(line, index));
    return !gap && line.charAt(index) != Ink.ESCAPE && !BLOCKS.contains(piece);
  }

  private void switchTo(String codes) {
    for (String code : codes.split(";")) {
      switch (code) {
        case "0" -> {
          colour = PLAIN;
          font = "";
        }
        case "1" -> font = " font-weight=\"bold\"";
        case "3" -> font = " font-style=\"italic\"";
        default -> colour = COLOURS.getOrDefault(code, PLAIN);
      }
    }
  }

  private void text(String text, int column, int top) {
    if (text.isBlank()) {
      return;
    }
    int blanks = text.length() - text.stripLeading().length();
    String shown = text.strip();
    svg.append(
        "<text x=\"%s\" y=\"%d\" textLength=\"%s\" fill=\"%s\"%s>%s</text>\n"
            .formatted(
                number(MARGIN + (column + blanks) * CELL),
                top + 14,
                number(Cells.width(shown) * CELL),
                colour,
                font,
                escaped(shown)));
  }

  private void blocks(String glyph, int count, int column, int top) {
    double x = MARGIN + column * CELL;
    double width = count * CELL;
    switch (glyph) {
      case "─" -> rectangle(x, top + 9, width, 1.5, 1);
      case "┃", "│" -> rectangle(x + CELL / 2 - 1.2, top + 1, 2.4, LINE - 3, 1);
      case "▒" -> rectangle(x, top + 3, width, LINE - 7, 0.6);
      case "░" -> rectangle(x, top + 3, width, LINE - 7, 0.4);
      case "█" -> rectangle(x, top + 3, width + 0.3, LINE - 7, 1); // no seam before its end
      default -> rectangle(x, top + 3, width * EIGHTHS.indexOf(glyph) / 8, LINE - 7, 1);
    }
  }

  private void rectangle(double x, double y, double width, double height, double opacity) {
    svg.append(
        "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" fill=\"%s\" fill-opacity=\"%s\"/>\n"
            .formatted(
                number(x), number(y), number(width), number(height), colour, number(opacity)));
  }

  private static String number(double value) {
    return java.math.BigDecimal.valueOf(Math.round(value * 100), 2)
        .stripTrailingZeros()
        .toPlainString();
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
