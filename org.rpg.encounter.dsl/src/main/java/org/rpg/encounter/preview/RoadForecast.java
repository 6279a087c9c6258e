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
 * @param parts the scenes on the way, in the script's order; not the stages of an adventure
 */
public record RoadForecast(
    Spread minutes,
    Optional<Spread> meals,
    Share hunger,
    Optional<Spread> firstHunger,
    Optional<Spread> water,
    List<PartForecast> parts) {

  public RoadForecast {
    parts = List.copyOf(parts);
  }

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
