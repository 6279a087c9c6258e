package org.rpg.encounter.report;

import org.rpg.encounter.preview.Spread;

/** Shares and spreads drawn in one line, with block elements or, where there are none, in ASCII. */
public final class Bars {
  private static final String EIGHTHS = "▏▎▍▌▋▊▉";

  private final boolean fancy;

  /** Bars of block elements, or else of letters that every font has. */
  public Bars(boolean fancy) {
    this.fancy = fancy;
  }

  /** What the three fates look like in {@link #fates}: dead, wounded, unharmed. */
  String key(int fate) {
    return (fancy ? "█▒░" : "#=.").substring(fate, fate + 1);
  }

  /** A bar as long as the share; something that happened at all shows at least a sliver. */
  public String share(double share, int cells) {
    int eighths = (int) Math.round(share * cells * 8);
    if (!fancy) {
      int full = (int) Math.round(share * cells);
      return "#".repeat(share > 0 ? Math.max(1, full) : 0);
    }
    if (share > 0) {
      eighths = Math.max(1, eighths);
    }
    int rest = eighths % 8;
    return "█".repeat(eighths / 8) + (rest == 0 ? "" : EIGHTHS.substring(rest - 1, rest));
  }

  /** One full bar of dead, wounded and unharmed. Each that happened at all gets a cell. */
  String fates(double dead, double wounded, double unharmed, int cells) {
    double[] shares = {dead, wounded, unharmed};
    Ink[] inks = {Ink.BAD, Ink.DOUBT, Ink.GOOD};
    int[] length = new int[3];
    int used = 0;
    for (int i = 0; i < 3; i++) {
      length[i] = shares[i] > 0 ? Math.max(1, (int) Math.round(shares[i] * cells)) : 0;
      used += length[i];
    }
    length[longest(length)] += cells - used;
    StringBuilder bar = new StringBuilder();
    for (int i = 0; i < 3; i++) {
      bar.append(inks[i].paint(key(i).repeat(Math.max(0, length[i]))));
    }
    return bar.toString();
  }

  private static int longest(int[] length) {
    int longest = 0;
    for (int i = 1; i < length.length; i++) {
      longest = length[i] > length[longest] ? i : longest;
    }
    return longest;
  }

  /**
   * From the smallest to the largest value; thick where the middle 90 % lie, split at the median.
   */
  String spread(Spread spread, int cells) {
    return spread(spread, spread.min(), spread.max(), cells);
  }

  /** The same on a scale of one's own that holds all values. */
  String spread(Spread spread, int least, int most, int cells) {
    StringBuilder line = new StringBuilder((fancy ? "─" : "-").repeat(cells));
    int from = position(spread.p5() - least, most - least, cells);
    int to = position(spread.p95() - least, most - least, cells);
    for (int i = from; i <= to; i++) {
      line.setCharAt(i, fancy ? '█' : '=');
    }
    line.setCharAt(position(spread.p50() - least, most - least, cells), fancy ? '┃' : '|');
    return line.toString();
  }

  private static int position(int value, int range, int cells) {
    return range <= 0 ? 0 : (int) Math.round((double) value / range * (cells - 1));
  }
}
