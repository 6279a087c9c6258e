package org.rpg.encounter.dsl.format;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Makes lines fit: breaks lists that are too long, and puts the steps of a table in one column. */
final class Fitting {
  /** The longest line, in characters; a text may be longer. */
  static final int WIDTH = 120;

  /** The widest head of a table's row whose step stands in the table's column. */
  private static final int WIDEST_HEAD = 24;

  private final List<Gap> gaps;

  Fitting(List<Gap> gaps) {
    this.gaps = gaps;
  }

  void align() {
    Map<Object, Integer> widest = new IdentityHashMap<>();
    for (boolean measure : new boolean[] {true, false}) {
      int at = 0;
      int start = 0;
      for (Gap gap : gaps) {
        int begin = gap.column(at);
        if (gap.isLine()) {
          start = begin;
        }
        if (gap.column != null && at - start <= WIDEST_HEAD) {
          if (measure) {
            widest.merge(gap.column, at - start, Math::max);
          } else {
            gap.blanks += widest.get(gap.column) - (at - start);
            begin = gap.column(at);
          }
        }
        at = gap.end(begin);
      }
    }
  }

  /**
   * Breaks lines; answers the offset of a block that must not stay on one line, if there is one.
   */
  OptionalInt fit() {
    int at = 0;
    int line = 0;
    for (int i = 0; i < gaps.size(); i++) {
      Gap gap = gaps.get(i);
      if (gap.isLine()) {
        line = i;
      }
      int end = gap.end(gap.column(at));
      if (end > WIDTH) {
        Block block = blockOnLine(line, i);
        if (block != null) {
          return OptionalInt.of(block.outermostOnLine().offset());
        }
        int split = gap.prose ? -1 : split(line, i);
        if (split >= 0) {
          gaps.get(split).line(gaps.get(split).broken, false);
          i = split - 1;
          at = 0;
          continue;
        }
      }
      at = end;
    }
    return OptionalInt.empty();
  }

  /** The block on one line that begins on the line of a gap, or null. */
  private Block blockOnLine(int line, int last) {
    for (int i = last; i >= line; i--) {
      if (gaps.get(i).inside != null) {
        return gaps.get(i).inside;
      }
    }
    return null;
  }

  private int split(int line, int last) {
    for (int i = last; i > line; i--) {
      if (gaps.get(i).breakable && !gaps.get(i).isLine()) {
        return i;
      }
    }
    return -1;
  }
}
