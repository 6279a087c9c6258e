package org.rpg.encounter.dsl.naming;

import java.util.regex.Pattern;

/**
 * Portuguese words as they are spelled in Portugal, of today and of before 1990: Perceção,
 * Dracónico, objecto, corpo-a-corpo.
 */
public final class EuropeanSpelling {
  private static final Pattern DIFFERS =
      Pattern.compile("\u00E7|[cp]t|[\u00E9\u00EA\u00F3\u00F4][mn]|-");
  private static final Pattern SILENT = Pattern.compile("[cp](?=[\u00E7t])");
  private static final Pattern OPEN_E = Pattern.compile("\u00EA(?=[mn])");
  private static final Pattern OPEN_O = Pattern.compile("\u00F4(?=[mn])");

  private EuropeanSpelling() {}

  /** Whether a word has letters that the two norms treat differently. */
  public static boolean mayDiffer(String word) {
    return DIFFERS.matcher(word).find();
  }

  /** One form for both norms: without silent letters and hyphens, vowels before m and n open. */
  public static String of(String word) {
    String silent = SILENT.matcher(word).replaceAll("");
    String open = OPEN_E.matcher(silent).replaceAll("\u00E9");
    return OPEN_O.matcher(open).replaceAll("\u00F3").replace('-', ' ');
  }

  /** Whether two words are one by the two norms, and differ. */
  public static boolean differ(String one, String other) {
    return !one.equals(other) && of(one).equals(of(other));
  }
}
