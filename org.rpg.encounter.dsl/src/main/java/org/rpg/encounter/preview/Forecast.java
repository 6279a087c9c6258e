package org.rpg.encounter.preview;

import java.util.List;
import org.rpg.encounter.dsl.words.Language;

/**
 * What many runs of one encounter have shown. Two forecasts of the same script, ruleset, seed and
 * number of runs are equal, on any machine and any number of threads.
 *
 * @param script file name of the script, without its folder
 * @param name the encounter's name
 * @param title what readers see; the name where there is no title
 * @param language the script's language, in which the forecast is told
 * @param seed the seed of all runs
 * @param runs runs made, at least 1
 * @param outcomes how the runs ended, the likeliest first; their counts add up to {@code runs}
 * @param turns turns until the end
 * @param characters everyone who could take part, in the script's order
 * @param expectations what the script wanted to be true, in its order
 * @param samples runs worth reading
 */
public record Forecast(
    String script,
    String name,
    String title,
    Language language,
    long seed,
    int runs,
    List<Outcome> outcomes,
    Spread turns,
    List<CharacterForecast> characters,
    List<ExpectationForecast> expectations,
    List<Sample> samples) {

  /** What this is a forecast of. */
  public static final String KIND = "encounter";

  public Forecast {
    outcomes = List.copyOf(outcomes);
    characters = List.copyOf(characters);
    expectations = List.copyOf(expectations);
    samples = List.copyOf(samples);
  }

  /**
   * A way the runs ended.
   *
   * @param name in the script's language: the named end, or "victory of heroes"
   * @param share how often
   */
  public record Outcome(String name, Share share) {}

  /**
   * A run that shows something, told by {@code encounter run --seed S --run K}.
   *
   * @param kind what it shows
   * @param run its number, from 0
   * @param outcome the name of its end
   * @param turns its turns
   */
  public record Sample(SampleKind kind, long run, String outcome, int turns) {}

  /** What a sample shows, from the heroes' point of view. */
  public enum SampleKind {
    TYPICAL,
    BEST,
    WORST
  }
}
