package org.rpg.encounter.ide.odds;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.report.Numbers;
import org.rpg.encounter.rulebook.Rulebook;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.dice.Distribution;

/** Numbers and rules as an editor shows them, short. */
final class Figures {
  private final Language language;
  private final Numbers numbers;

  Figures(Language language) {
    this.language = language;
    numbers = new Numbers(language);
  }

  /** A mean, with a decimal only if it needs one. */
  String mean(double value) {
    return numbers.decimal(value, Math.rint(value) == value ? 0 : 1);
  }

  /** The mean and what can come, or the one value that comes. */
  String spread(double mean, int least, int most) {
    return least == most ? numbers.integer(least) : mean(mean) + " (" + least + "–" + most + ")";
  }

  /** The mean and what can come. */
  String spread(Distribution of) {
    return spread(of.mean(), of.min(), of.max());
  }

  /** A chance with one decimal, without one where it is certain. */
  String chance(double chance) {
    return numbers.percent(chance, chance == 0 || chance == 1 ? 0 : 1);
  }

  /** A chance in full percent; what is only nearly sure does not look sure. */
  String roughly(double chance) {
    boolean near = chance > 0 && chance < 0.005 || chance < 1 && chance > 0.995;
    return numbers.percent(chance, near ? 1 : 0);
  }

  String duration(long minutes) {
    return numbers.duration((int) Math.min(Integer.MAX_VALUE, minutes));
  }

  /** A number with its sign. */
  static String signed(int value) {
    return value < 0 ? "−" + -value : "+" + value;
  }

  /** Rules by their ids and titles, in small letters behind what they gave. */
  String rules(Rule... rules) {
    return Stream.of(rules)
        .distinct()
        .map(it -> it.id() + " " + Rulebook.page(it).title().in(language))
        .collect(Collectors.joining(", ", " *(", ")*"));
  }
}
