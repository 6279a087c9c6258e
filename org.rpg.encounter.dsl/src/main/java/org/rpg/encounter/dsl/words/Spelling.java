package org.rpg.encounter.dsl.words;

import java.text.Normalizer;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds what somebody may have meant. */
public final class Spelling {
  private Spelling() {}

  private record Candidate(String text, int distance) {}

  /**
   * The candidate that differs least from what was written, at most two letters and a third of them
   * (letters without their accents and capitals count as the same); the first of several.
   */
  public static Optional<String> nearest(String written, Stream<String> candidates) {
    String plain = plain(written);
    int most = Math.min(2, plain.length() / 3);
    return candidates
        .filter(c -> Math.abs(c.length() - plain.length()) <= most)
        .map(c -> new Candidate(c, distance(plain, plain(c))))
        .filter(c -> c.distance <= most)
        .min(Comparator.comparingInt(Candidate::distance))
        .map(Candidate::text);
  }

  /** A text without accents and capitals. */
  public static String plain(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD)
        .replaceAll("\\p{M}+", "")
        .toLowerCase(Locale.ROOT);
  }

  /** How many letters must be added, dropped or changed to turn one text into the other. */
  public static int distance(String one, String other) {
    int[] row = new int[other.length() + 1];
    for (int j = 0; j <= other.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= other.length(); j++) {
        int above = row[j];
        int changed = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(Math.min(above, row[j - 1]) + 1, changed);
        diagonal = above;
      }
    }
    return row[other.length()];
  }
}
