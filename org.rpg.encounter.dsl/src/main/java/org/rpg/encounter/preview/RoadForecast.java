package org.rpg.encounter.preview;

import java.util.List;
import java.util.Optional;
import org.rpg.encounter.play.PlanKind;

/**
 * What the clock and the supplies show at the end of a scene in which time passes.
 *
 * @param minutes until the end
 * @param meals meals left; nothing where there were none and nobody ate
 * @param hunger in how many runs somebody wanted to eat and could not (EXH-05)
 * @param firstHunger minutes after which that came first, of those runs
 * @param water days' water left; nothing where there was none
 * @param hungerDay on which day of the scene that came first, from 1, of those runs
 * @param nights what became of the rests; nothing where nobody rested
 * @param meetings how many fights there were on the way; nothing where there can be none
 * @param rows the rows of random tables, in the script's order
 * @param tests its tests and those of the scenes within it
 * @param parts the scenes on the way, in the script's order; not the stages of an adventure
 */
public record RoadForecast(
    Spread minutes,
    Optional<Spread> meals,
    Share hunger,
    Optional<Spread> firstHunger,
    Optional<Spread> water,
    Optional<Spread> hungerDay,
    Optional<Nights> nights,
    Optional<Meetings> meetings,
    List<RowForecast> rows,
    List<TestForecast> tests,
    List<PartForecast> parts) {

  public RoadForecast {
    rows = List.copyOf(rows);
    tests = List.copyOf(tests);
    parts = List.copyOf(parts);
  }

  /**
   * What became of the long rests.
   *
   * @param attacked in how many runs a fight or another scene broke one
   * @param whole how many of all rests of all runs were a long rest for everyone (REST-04)
   */
  public record Nights(Share attacked, Share whole) {}

  /**
   * Fights on the way.
   *
   * @param mean how many in a run
   * @param none in how many runs there was none
   * @param many in how many there were three or more
   */
  public record Meetings(double mean, Share none, Share many) {}

  /**
   * A row of a random table.
   *
   * @param table what the table is called
   * @param numbers what must be rolled
   * @param text what it brings, in the script's words
   * @param came in how many runs it came
   * @param times how often in a run, on average
   */
  public record RowForecast(String table, String numbers, String text, Share came, double times) {}

  /**
   * A scene on the way.
   *
   * @param name its title
   * @param within the title of the scene it is part of, empty if that is the whole
   * @param kind what kind of scene it is
   * @param played in how many runs it came to be played
   * @param times how often in a run, on average
   */
  public record PartForecast(
      String name, String within, PlanKind kind, Share played, double times) {}
}
