package org.rpg.encounter.dsl.format;

import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

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
      int depth = 0;
      for (int i = 0; i < gaps.size(); i++) {
        Gap gap = gaps.get(i);
        int begin = gap.column(at);
        if (gap.isLine()) {
          start = begin;
          depth = gap.indent;
        }
        if (gap.column != null && at - start <= WIDEST_HEAD && endsOnLine(i, depth)) {
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

  /** Whether what begins at a gap is over at the end of its line. */
  private boolean endsOnLine(int from, int depth) {
    for (int i = from + 1; i < gaps.size(); i++) {
      if (gaps.get(i).isLine()) {
        return gaps.get(i).indent <= depth;
      }
    }
    return true;
  }

  /**
   * Breaks lists that are too long. What else must be broken moves what stands in it, so it is only
   * told: the blocks that must not stay on one line, the steps that need a line of their own.
   *
   * @return their offsets, at most one a line; none if all lines fit
   */
  Set<Integer> fit() {
    Set<Integer> broken = new HashSet<>();
    int at = 0;
    int line = 0;
    boolean told = false;
    for (int i = 0; i < gaps.size(); i++) {
      Gap gap = gaps.get(i);
      if (gap.isLine()) {
        line = i;
        told = false;
      }
      int end = gap.end(gap.column(at));
      if (end > WIDTH && !told) {
        Block block = blockOnLine(line, i);
        int split = block != null || gap.prose ? -1 : split(line, i);
        if (block != null) {
          told = broken.add(block.outermostOnLine().offset());
        } else if (split >= 0 && gaps.get(split).step) {
          told = broken.add(gaps.get(split).to);
        } else if (split >= 0) {
          gaps.get(split).line(gaps.get(split).broken, false);
          i = split - 1;
          at = 0;
          continue;
        }
      }
      at = end;
    }
    return broken;
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
    int best = -1;
    for (int i = last; i > line; i--) {
      int rank = gaps.get(i).isLine() ? 0 : gaps.get(i).breakable;
      if (rank > (best < 0 ? 0 : gaps.get(best).breakable)) {
        best = i;
      }
    }
    return best;
  }
}
