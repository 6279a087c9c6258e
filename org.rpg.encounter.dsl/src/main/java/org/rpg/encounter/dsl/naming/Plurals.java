package org.rpg.encounter.dsl.naming;

import java.util.ArrayList;
import java.util.List;
import org.rpg.encounter.dsl.words.Joining;
import org.rpg.encounter.dsl.words.Language;

/**
 * The singulars that a counted name may stand for, in both languages: "2 Poções de Cura", "3
 * Wolves".
 */
public final class Plurals {
  private record Ending(String plural, String singular) {
    /** A whole word such as "Men" has nothing before its ending; an "s" needs two letters. */
    int shortestStem() {
      return Character.isUpperCase(plural.charAt(0)) ? 0 : 2;
    }
  }

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
          new Ending("ves", "f"),
          new Ending("ves", "fe"),
          new Ending("men", "man"),
          new Ending("Men", "Man"),
          new Ending("mice", "mouse"),
          new Ending("Mice", "Mouse"),
          new Ending("es", ""),
          new Ending("s", ""));

  /** How Portuguese words end in the plural, by how they end in the singular. */
  private static final List<Ending> PORTUGUESE =
      List.of(
          new Ending("ões", "ão"),
          new Ending("ais", "al"),
          new Ending("éis", "el"),
          new Ending("óis", "ol"),
          new Ending("uis", "ul"),
          new Ending("is", "il"),
          new Ending("ns", "m"),
          new Ending("res", "r"),
          new Ending("zes", "z"),
          new Ending("s", "s"),
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
      if (stem >= ending.shortestStem() && word.endsWith(ending.plural)) {
        singulars.add(word.substring(0, stem) + ending.singular);
      }
    }
    return singulars;
  }

  /** The plural of a name, which the name is a singular of; the name itself if there is none. */
  public static String of(String name, Language language) {
    boolean english = language == Language.EN;
    String[] words = name.split(" ");
    int head = 0;
    while (head < words.length && !Joining.WORDS.contains(words[head])) {
      head++;
    }
    for (int i = english ? head - 1 : 0; i >= 0 && i < head; i++) {
      words[i] = english ? english(words[i]) : portuguese(words[i]);
    }
    String plural = String.join(" ", words);
    return singulars(plural).contains(name) ? plural : name;
  }

  private static String english(String word) {
    int end = word.length() - 1;
    if (word.matches(".*[^aeiou]y")) {
      return word.substring(0, end) + "ies";
    } else if (word.endsWith("lf") || word.endsWith("af")) {
      return word.substring(0, end) + "ves";
    } else if (word.endsWith("ife")) {
      return word.substring(0, end - 1) + "ves";
    }
    return word + (word.matches(".*(s|x|z|ch|sh)") ? "es" : "s");
  }

  private static String portuguese(String word) {
    for (Ending ending : PORTUGUESE) {
      if (word.endsWith(ending.singular)) {
        return word.substring(0, word.length() - ending.singular.length()) + ending.plural;
      }
    }
    return word;
  }
}
