package org.rpg.encounter.dsl.words;

import java.util.*;

/**
 * The singulars that a counted name may stand for, in both languages; every word of the name in
 * turn.
 */
public class Plurals {
  static List<String> word(String w) {
    List<String> r = new ArrayList<>();
    r.add(w);
    String[][] rules = {
      {"ões", "ão"},
      {"ães", "ão"},
      {"ãos", "ão"},
      {"ais", "al"},
      {"éis", "el"},
      {"óis", "ol"},
      {"uis", "ul"},
      {"is", "il"},
      {"ns", "m"},
      {"res", "r"},
      {"zes", "z"},
      {"ses", "s"},
      {"ies", "y"},
      {"ves", "f"},
      {"ves", "fe"},
      {"es", ""},
      {"s", ""}
    };
    for (String[] x : rules)
      if (w.endsWith(x[0]) && w.length() > x[0].length() + 1)
        r.add(w.substring(0, w.length() - x[0].length()) + x[1]);
    return r;
  }

  public static List<String> singulars(String name) {
    List<String> r = List.of("");
    for (String w : name.split(" ")) {
      List<String> next = new ArrayList<>();
      for (String p : r) for (String s : word(w)) next.add(p.isEmpty() ? s : p + " " + s);
      r = next;
    }
    return r;
  }
}
