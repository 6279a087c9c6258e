package org.rpg.encounter.dsl.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * One row of the table: a key of the grammar and how it is written. A form is a list of spellings
 * (exposto, exposta …); the n-th English form answers the n-th Portuguese one.
 *
 * @param english the English forms as the table has them
 * @param portuguese the Portuguese ones
 * @param genders of those Portuguese forms that take an article
 */
record Term(
    String key, List<String> english, List<String> portuguese, Map<String, Gender> genders) {
  /** Reads "key = form, form | form {gender}, form". */
  static Term of(String row) {
    int equals = row.indexOf(" = ");
    String[] sides = row.substring(equals + 3).split(" \\| ");
    Map<String, Gender> genders = new LinkedHashMap<>();
    return new Term(
        row.substring(0, equals), forms(sides[0], genders), forms(sides[1], genders), genders);
  }

  private static List<String> forms(String side, Map<String, Gender> genders) {
    List<String> forms = new ArrayList<>();
    for (String written : side.split(",")) {
      int mark = written.indexOf('{');
      String form = (mark < 0 ? written : written.substring(0, mark)).strip();
      if (mark >= 0) {
        String gender = written.substring(mark + 1, written.indexOf('}'));
        genders.put(form, Gender.valueOf(gender.toUpperCase(Locale.ROOT)));
      }
      forms.add(form);
    }
    return List.copyOf(forms);
  }

  /** The forms with their marks of ending and preposition. */
  List<String> patterns(Language language) {
    return language.choose(english, portuguese);
  }

  List<List<String>> forms(Language language) {
    return patterns(language).stream().map(Inflection::of).toList();
  }

  List<String> spellings(Language language) {
    return forms(language).stream().flatMap(List::stream).toList();
  }
}
