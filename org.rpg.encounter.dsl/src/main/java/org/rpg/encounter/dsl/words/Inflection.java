package org.rpg.encounter.dsl.words;

import java.util.List;
import java.util.Map;

/**
 * Spells out a form of the table: gender and number endings, prepositions with their contractions.
 */
final class Inflection {
  private static final List<String> ENDINGS = List.of("o", "a", "os", "as");
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
    int open = form.indexOf('<');
    if (open < 0) {
      return List.of(form);
    }
    String mark = form.substring(open, form.indexOf('>') + 1);
    return CONTRACTIONS.get(mark).stream().map(p -> form.replace(mark, p)).toList();
  }
}
