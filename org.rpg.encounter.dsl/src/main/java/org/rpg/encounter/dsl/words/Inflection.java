package org.rpg.encounter.dsl.words;

import java.util.List;
import java.util.Map;

/**
 * Spells out a form of the table: gender and number endings, prepositions with their contractions.
 */
final class Inflection {
  /** By {@link Gender}. */
  private static final List<String> ENDINGS = List.of("o", "a", "os", "as");

  /** The bare preposition, then those contracted with an article by {@link Gender}. */
  private static final Map<String, List<String>> CONTRACTIONS =
      Map.of(
          "<de>", List.of("de", "do", "da", "dos", "das"),
          "<em>", List.of("em", "no", "na", "nos", "nas"),
          "<a>", List.of("a", "ao", "à", "aos", "às"),
          "<por>", List.of("por", "pelo", "pela", "pelos", "pelas"));

  private Inflection() {}

  /** Every spelling that a form stands for, the dictionary's first. */
  static List<String> of(String form) {
    if (form.contains("*")) {
      return ENDINGS.stream().flatMap(e -> of(form.replace("*", e)).stream()).toList();
    }
    String mark = preposition(form);
    return mark.isEmpty()
        ? List.of(form)
        : CONTRACTIONS.get(mark).stream().map(p -> form.replace(mark, p)).toList();
  }

  /** A form with the endings of a gender; its preposition stays open. */
  static String agreeing(String form, Gender gender) {
    return form.replace("*", ENDINGS.get(gender.ordinal()));
  }

  /** A form whose preposition is settled. */
  static String bare(String form) {
    String mark = preposition(form);
    return mark.isEmpty() ? form : form.replace(mark, CONTRACTIONS.get(mark).get(0));
  }

  /** A form whose preposition is joined with the article of what follows it. */
  static String contracted(String form, Gender following) {
    String mark = preposition(form);
    return mark.isEmpty()
        ? form
        : form.replace(mark, CONTRACTIONS.get(mark).get(following.ordinal() + 1));
  }

  private static String preposition(String form) {
    int open = form.indexOf('<');
    return open < 0 ? "" : form.substring(open, form.indexOf('>') + 1);
  }
}
