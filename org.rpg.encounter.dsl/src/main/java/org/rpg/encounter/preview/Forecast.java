package org.rpg.encounter.preview;

import java.util.List;
import java.util.Optional;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.play.PlanKind;
import org.rpg.encounter.play.Questions.Line;

/**
 * What many runs of one scene have shown. Two forecasts of the same script, ruleset, seed and
 * number of runs are equal, on any machine and any number of threads.
 *
 * @param script file name of the script, without its folder
 * @param kind what kind of scene it is
 * @param name the scene's name
 * @param title what readers see; the name where there is no title
 * @param language the script's language, in which the forecast is told
 * @param seed the seed of all runs
 * @param runs runs made, at least 1
 * @param outcomes how the runs ended, the likeliest first; their counts add up to {@code runs}
 * @param turns turns until the end; all 0 where there are none
 * @param fight what is asked of a fight as a whole
 * @param clocks where each of the script's clocks stood at the end, in its order
 * @param missed the script's events that came in none of the runs, in its order
 * @param road clock and supplies, of a scene in which time passes; nothing for a fight
 * @param tour the ways through an adventure
 * @param characters everyone who could take part, in the script's order
 * @param expectations what the script wanted to be true, in its order
 * @param samples runs worth reading
 */
public record Forecast(
    String script,
    PlanKind kind,
    String name,
    String title,
    Language language,
    long seed,
    int runs,
    List<Outcome> outcomes,
    Spread turns,
    Optional<FightForecast> fight,
    List<ClockForecast> clocks,
    List<Line> missed,
    Optional<RoadForecast> road,
    Optional<TourForecast> tour,
    List<CharacterForecast> characters,
    List<ExpectationForecast> expectations,
    List<Sample> samples) {

  public Forecast {
    outcomes = List.copyOf(outcomes);
    clocks = List.copyOf(clocks);
    missed = List.copyOf(missed);
    characters = List.copyOf(characters);
    expectations = List.copyOf(expectations);
    samples = List.copyOf(samples);
  }

  /**
   * A way the runs ended.
   *
   * @param name in the script's language: the named end, or "victory of heroes"
   * @param share how often
   * @param minutes until it came; nothing in a fight and for what never came
   */
  public record Outcome(String name, Share share, Optional<Spread> minutes) {}

  /**
   * A clock of the script.
   *
   * @param name what it is called
   * @param count what it showed at the end
   * @param gone in how many runs it was at 0 then
   */
  public record ClockForecast(String name, Spread count, Share gone) {}

  /**
   * A run that shows something, told by {@code encounter run --seed S --run K}.
   *
   * @param kind what it shows
   * @param run its number, from 0
   * @param outcome the name of its end
   * @param turns its turns
   * @param minutes how long it took by the clock
   * @param tip when a fight that went badly did so
   */
  public record Sample(
      SampleKind kind, long run, String outcome, int turns, int minutes, Optional<Tip> tip) {}

  /**
   * The turn of a fight that cost the heroes' side most: Life, Vigor and lives, less what it cost
   * those against them.
   *
   * @param turn which of all turns
   * @param fell who of the heroes' side stood before it and not after it
   */
  public record Tip(int turn, List<String> fell) {
    public Tip {
      fell = List.copyOf(fell);
    }
  }

  /** What a sample shows, from the heroes' point of view. */
  public enum SampleKind {
    TYPICAL,
    BEST,
    /** One run in twenty is as bad as this or worse. */
    ONE_IN_TWENTY,
    WORST
  }
}
