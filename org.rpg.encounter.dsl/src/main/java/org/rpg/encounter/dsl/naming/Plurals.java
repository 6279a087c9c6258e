package org.rpg.encounter.dsl.naming;

import java.util.ArrayList;
import java.util.List;

/**
 * The singulars that a counted name may stand for, in both languages: "2 Poções de Cura", "3
 * Wolves".
 */
public final class Plurals {
  private record Ending(String plural, String singular) {}

  private static final List<Ending> ENDINGS =
      List.of(
          new Ending("ões", "ão"),
          new Ending("ães", "ão"),
          new Ending("ãos", "ão"),
          new Ending("ais", "al"),
          new Ending("éis", "el"),
          new Ending("óis", "ol"),
          new Ending("uis", "ul"),
          new Ending("is", "il"),
          new Ending("ns", "m"),
          new Ending("res", "r"),
          new Ending("zes", "z"),
          new Ending("ses", "s"),
          new Ending("ies", "y"),
          new Ending("men", "man"),
          new Ending("ves", "f"),
          new Ending("ves", "fe"),
          new Ending("es", ""),
          new Ending("s", ""));

  /** A name of more words is not inflected further: the work would grow with every word. */
  private static final int WORDS = 5;

  private Plurals() {}

  /** The name itself and every name it may be the plural of, word by word. */
  public static List<String> singulars(String name) {
    String[] words = name.split(" ");
    if (words.length > WORDS) {
      return List.of(name);
    }
    List<String> names = List.of("");
    for (String word : words) {
      List<String> longer = new ArrayList<>();
      for (String begin : names) {
        for (String singular : word(word)) {
          longer.add(begin.isEmpty() ? singular : begin + " " + singular);
        }
      }
      names = longer;
    }
    return names;
  }

  private static List<String> word(String word) {
    List<String> singulars = new ArrayList<>();
    singulars.add(word);
    for (Ending ending : ENDINGS) {
      int stem = word.length() - ending.plural.length();
      if (stem > 1 && word.endsWith(ending.plural)) {
        singulars.add(word.substring(0, stem) + ending.singular);
      }
    }
    return singulars;
  }
}
