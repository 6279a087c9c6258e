package org.rpg.encounter.dsl.validation;

import java.util.Optional;
import org.rpg.encounter.dsl.words.NameKey;

/** The spelling closest to a word: capitals and accents count for nothing, a swap for one slip. */
public final class Nearest {
  private final String word;
  private int least;
  private String best;

  public Nearest(String word) {
    this.word = NameKey.folded(word);
    // a short word may differ in one letter, a long one in three
    this.least = Math.min(3, Math.max(1, this.word.length() / 3)) + 1;
  }

  /**
   * A spelling to consider, and its letters alone: what is offered again and again needs to be
   * folded once.
   */
  record Candidate(String spelling, String folded) {
    static Candidate of(String spelling) {
      return new Candidate(spelling, NameKey.folded(spelling));
    }
  }

  /** Considers one spelling; of two equally close ones the first stays. */
  public void offer(String spelling) {
    if (Math.abs(spelling.length() - word.length()) <= least + 2) {
      offer(Candidate.of(spelling));
    }
  }

  /** Considers one spelling; of two equally close ones the first stays. */
  void offer(Candidate candidate) {
    String spelling = candidate.spelling;
    if (Math.abs(spelling.length() - word.length()) > least + 2) {
      return;
    }
    int d = distance(word, candidate.folded, least);
    if (d < least) {
      least = d;
      best = spelling;
    }
  }

  public Optional<String> found() {
    return Optional.ofNullable(best);
  }

  public Suggestion suggestion() {
    return Suggestion.of(found());
  }

  /** Letters to insert, delete, replace or swap; stops once it cannot be below the limit. */
  static int distance(String a, String b, int limit) {
    int[] before = new int[b.length() + 1];
    int[] last = new int[b.length() + 1];
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      last[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      row[0] = i;
      int lowest = i;
      for (int j = 1; j <= b.length(); j++) {
        boolean same = a.charAt(i - 1) == b.charAt(j - 1);
        row[j] = Math.min(Math.min(row[j - 1], last[j]) + 1, last[j - 1] + (same ? 0 : 1));
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          row[j] = Math.min(row[j], before[j - 2] + 1);
        }
        lowest = Math.min(lowest, row[j]);
      }
      if (lowest >= limit) {
        return limit;
      }
      int[] spare = before;
      before = last;
      last = row;
      row = spare;
    }
    return last[b.length()];
  }
}
