package org.rpg.encounter.dsl.words;

import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Writes the words of one language for those of the other: the n-th form for the n-th, endings by
 * gender and number, prepositions contracted with the article of a word that takes one.
 */
public final class Wording {
  /** Marks, in a text that is being written, a preposition whose next word is not known yet. */
  private static final Pattern OPEN = Pattern.compile("\uFDD0(de|em|a|por)\uFDD1(?= *(\\S*))");

  private Wording() {}

  /** Which form of a key was written, counted from 0; 0 if none of them. */
  public static int form(String key, String written, Language in) {
    var forms = Words.inflections(key, in);
    for (int i = 0; i < forms.size(); i++) {
      if (forms.get(i).stream().anyMatch(written.replaceAll("\\s+", " ")::equalsIgnoreCase)) {
        return i;
      }
    }
    return 0;
  }

  /**
   * A form of a key; its preposition is still open, for {@link #settle}.
   *
   * @param form which one, counted from 0; beyond the last the count begins anew
   */
  public static String write(String key, int form, Language in, Gender gender) {
    var forms = Words.patterns(key, in);
    return forms.isEmpty()
        ? key
        : Inflection.agreeing(forms.get(form % forms.size()), gender)
            .replace('<', '\uFDD0')
            .replace('>', '\uFDD1');
  }

  /** A text whose prepositions are all settled, by what follows each. */
  public static String settle(String text) {
    return OPEN.matcher(text).replaceAll(Wording::settled);
  }

  private static String settled(MatchResult open) {
    String preposition = "<" + open.group(1) + ">";
    String[] next = open.group(2).split("[ ,;:.)}]+");
    Optional<Gender> gender = next.length == 0 ? Optional.empty() : gender(next[0]);
    return gender
        .map(g -> Inflection.contracted(preposition, g))
        .orElseGet(() -> Inflection.bare(preposition));
  }

  private static Optional<Gender> gender(String word) {
    return Optional.ofNullable(Words.genders().get(word));
  }
}
