package org.rpg.encounter.dsl.words;

import java.util.List;

/**
 * One row of the table: a key of the grammar and how it is written. A form is a list of spellings
 * (exposto, exposta …); the n-th English form answers the n-th Portuguese one.
 */
record Term(String key, List<List<String>> english, List<List<String>> portuguese) {
  /** Reads "key = form, form | form, form". */
  static Term of(String row) {
    int equals = row.indexOf(" = ");
    String[] sides = row.substring(equals + 3).split(" \\| ");
    return new Term(row.substring(0, equals), forms(sides[0]), forms(sides[1]));
  }

  private static List<List<String>> forms(String side) {
    return List.of(side.split(",")).stream().map(form -> Inflection.of(form.strip())).toList();
  }

  List<List<String>> forms(Language language) {
    return language.choose(english, portuguese);
  }

  List<String> spellings(Language language) {
    return forms(language).stream().flatMap(List::stream).toList();
  }
}
