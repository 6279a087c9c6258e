package org.rpg.encounter.exact.scenes;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A small scene whose chances are known.
 *
 * @param name what it shows
 * @param script a script whose last scene it is; where {@code ?} stands on a line of its own, what
 *     is asked comes
 * @param ends the exact chance of each end, by its name
 * @param asked the exact chance of everything that the script can be asked, by its words
 * @param fates the exact chance of what becomes of each, such as "Rook fled"
 */
record Scene(
    String name,
    String script,
    Map<String, Double> ends,
    Map<String, Double> asked,
    Map<String, Double> fates) {

  static Scene of(String name, String script) {
    return new Scene(
        name, script, new LinkedHashMap<>(), new LinkedHashMap<>(), new LinkedHashMap<>());
  }

  /** An end, the chance of which is known. */
  Scene ends(String end, double chance) {
    ends.put(end, chance);
    return this;
  }

  /** A condition, the chance of which is known. */
  Scene asks(String words, double chance) {
    asked.put(words, chance);
    return this;
  }

  /** A number that is from the least to the most, each with a known chance. */
  Scene asks(String number, int least, int most, Likely<Integer> is) {
    for (int value = least; value <= most; value++) {
      int so = value;
      asks(number + " = " + value, is.chance(it -> it == so));
    }
    return this;
  }

  /** What becomes of somebody, the chance of which is known. */
  Scene fate(String what, double chance) {
    fates.put(what, chance);
    return this;
  }

  /** The script with all that is asked of it. */
  String complete() {
    boolean portuguese = script.contains("personagem ");
    StringBuilder lines = new StringBuilder();
    for (String words : asked.keySet()) {
      lines.append(portuguese ? "espera " : "expect ").append(words);
      lines.append(words.startsWith("(") ? " >= 1%\n" : portuguese ? " em 1%\n" : " in 1%\n");
    }
    return script.replace("    ?\n", lines.toString());
  }

  @Override
  public String toString() {
    return name;
  }
}
