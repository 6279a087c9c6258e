package org.rpg.encounter.dsl.validation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.rpg.encounter.dsl.syntax.Expected;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Reader;

/**
 * What may stand at a place, in words: parts of the language by their names with an example, single
 * words in quotes. No more of them than one reads at a glance.
 */
record Possible(List<Expected> expected, boolean beginsLine) implements Wording {
  private static final int MOST = 6;

  /** What joins numbers, told as one thing. */
  private static final Set<String> ARITHMETIC = Set.of("+", "-", "*");

  private static final Set<String> COMPARISONS = Set.of("<", "<=", ">", ">=", "=", "!=");

  /** What may stand before a wrong token. */
  static Possible at(Spot spot) {
    return new Possible(
        spot.reading().expected(label -> !phrase(label).isEmpty()), spot.beginsLine());
  }

  /** Whether it is one thing only. */
  boolean isOne() {
    return listed(Reader.of(Language.EN)).size() == 1;
  }

  boolean isNothing() {
    return listed(Reader.of(Language.EN)).isEmpty();
  }

  @Override
  public String in(Reader reader) {
    List<String> all = new ArrayList<>(listed(reader));
    boolean more = all.size() > MOST;
    List<String> shown = all.subList(0, Math.min(MOST, all.size()));
    if (more) {
      return String.join(", ", shown) + " …";
    }
    String or = " " + Phrases.of("or").in(reader) + " ";
    int last = shown.size() - 1;
    return shown.size() < 2
        ? String.join("", shown)
        : String.join(", ", shown.subList(0, last)) + or + shown.get(last);
  }

  /** At a line's begin the next element is more likely than a tail of the last one. */
  private Set<String> listed(Reader reader) {
    Comparator<Expected> near = Comparator.comparing(Expected::depth);
    Comparator<Expected> parts = Comparator.comparing(Expected::isPart, Comparator.reverseOrder());
    Comparator<Expected> order =
        beginsLine ? parts.thenComparing(near.reversed()) : near.thenComparing(parts);
    int outermost = expected.stream().mapToInt(Expected::depth).max().orElse(0);
    // behind a whole line the next one is meant, not a tail of the last one
    boolean isNext = beginsLine && expected.stream().anyMatch(it -> it.name().equals("}"));
    Set<String> all = new LinkedHashSet<>();
    expected.stream()
        .filter(it -> !isNext || it.depth() == outermost)
        .sorted(order)
        .forEach(it -> all.add(said(it, reader)));
    all.remove("");
    return all;
  }

  private static String said(Expected it, Reader reader) {
    String name = it.name();
    if (it.isPart()) {
      return Phrases.of(phrase(name)).in(reader);
    }
    // names of two parts and calculations go on nearly everywhere
    if (name.equals(".") || name.equals("/") || ARITHMETIC.contains(name)) {
      return "";
    }
    if (COMPARISONS.contains(name)) {
      return Phrases.of("goes.comparison").in(reader);
    }
    if (Phrases.has(name)) {
      return Phrases.of(name).in(reader);
    }
    // nobody can write what only the token source makes
    return name.startsWith("RULE_") ? "" : "'" + reader.word(name) + "'";
  }

  /** The key of the phrase for a part of the language; empty if it has no name of its own. */
  private static String phrase(String label) {
    int type = label.indexOf(':');
    if (type < 0) {
      return Phrases.has("goes." + label) ? "goes." + label : "";
    }
    String place = "a." + label.substring(0, type);
    String kind = "a." + label.substring(type + 1);
    if (Phrases.has(place)) {
      return place;
    }
    return Phrases.has(kind) && !kind.equals("a.EObject") ? kind : "RULE_ID";
  }
}
