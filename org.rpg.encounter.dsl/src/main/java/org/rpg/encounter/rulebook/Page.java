package org.rpg.encounter.rulebook;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.rpg.encounter.rules.Option;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Setting.Switch;

/**
 * One rule as the book has it.
 *
 * @param rule which one
 * @param text what it says
 * @param open what its text leaves open
 */
public record Page(Rule rule, Text text, List<OpenPoint> open) {
  /**
   * One way to read an open point.
   *
   * @param letter what the text calls it, with a blank behind; empty if it calls it nothing
   * @param name what a script calls it
   */
  public record Reading(String letter, Text name) {}

  public Page {
    open = List.copyOf(open);
  }

  /** The rule's title. */
  public Text title() {
    return new Text(rule.english(), rule.portuguese());
  }

  /** The parameters that settle its open points. */
  public List<Parameter> parameters() {
    return Arrays.stream(Parameter.values()).filter(it -> it.rule() == rule).toList();
  }

  /** The readings of one of its parameters. */
  public List<Reading> readings(Parameter parameter) {
    List<Option> options = parameter.options();
    boolean lettered = areLettered(options.size());
    List<Reading> readings = new ArrayList<>();
    for (Option option : options) {
      String letter = lettered ? "(" + (char) ('a' + readings.size()) + ") " : "";
      readings.add(new Reading(letter, SettingWords.reading(option)));
    }
    return readings;
  }

  /** Only one parameter chooses between readings, and only one point has letters, as many. */
  private boolean areLettered(int count) {
    List<String> points =
        open.stream().map(it -> it.text().english()).filter(it -> it.contains("(a) ")).toList();
    return points.size() == 1
        && points.get(0).contains("(" + (char) ('a' + count - 1) + ") ")
        && !points.get(0).contains("(" + (char) ('a' + count) + ") ")
        && parameters().stream().filter(Page::choosesBetweenReadings).count() == 1;
  }

  private static boolean choosesBetweenReadings(Parameter parameter) {
    return !parameter.options().isEmpty() || parameter.standard() instanceof Switch;
  }
}
