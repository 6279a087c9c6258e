package org.rpg.encounter.ide.completion;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** Compares what is typed with what is meant: without accents, without case, any blank the same. */
final class Spelling {
  private static final Pattern MARKS = Pattern.compile("\\p{M}+");
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  private Spelling() {}

  /** The text as it is compared. */
  static String plain(String text) {
    String apart = Normalizer.normalize(text, Normalizer.Form.NFD);
    String bare = MARKS.matcher(apart).replaceAll("").replace('’', '\'');
    return BLANKS.matcher(bare).replaceAll(" ").toLowerCase(Locale.ROOT);
  }

  /** Whether a text can be what the typed beginning leads to. */
  static boolean begins(String text, String typed) {
    return plain(text).startsWith(plain(typed));
  }

  /**
   * What an editor compares with the typed text. Editors mind accents, so where the writer sets
   * them otherwise, they are set here as he does.
   */
  static String filter(String text, String typed) {
    for (String candidate : new String[] {text, bare(text)}) {
      if (candidate.regionMatches(true, 0, typed, 0, typed.length())) {
        return candidate;
      }
    }
    return typed + text.substring(Math.min(typed.length(), text.length()));
  }

  private static String bare(String text) {
    return MARKS.matcher(Normalizer.normalize(text, Normalizer.Form.NFD)).replaceAll("");
  }
}
