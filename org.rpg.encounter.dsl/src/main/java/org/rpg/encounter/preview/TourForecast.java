package org.rpg.encounter.preview;

import java.util.List;
import java.util.Optional;

/**
 * Which ways runs took through the stages of an adventure.
 *
 * @param stages in the order in which they were found from the first one on
 * @param loops in what circles runs went until the rules stopped them, the most frequent first
 */
public record TourForecast(List<StageForecast> stages, List<Loop> loops) {

  public TourForecast {
    stages = List.copyOf(stages);
    loops = List.copyOf(loops);
  }

  /**
   * A stage.
   *
   * @param name what it is called
   * @param kind encounter, journey, episode, choice, ending
   * @param reached in how many runs they came there
   * @param visits how often in a run, on average
   * @param edges where they went on
   * @param arrival in what state they came there first; nothing if they never did
   */
  public record StageForecast(
      String name,
      String kind,
      Share reached,
      double visits,
      List<EdgeForecast> edges,
      Optional<Arrival> arrival) {

    public StageForecast {
      edges = List.copyOf(edges);
    }
  }

  /**
   * A way on from a stage.
   *
   * @param text what it asks for, in the script's words; empty if nothing
   * @param target the name of the stage it leads to
   * @param taken how often it was taken in all runs
   * @param share of how many visits, nothing if there were none
   */
  public record EdgeForecast(String text, String target, long taken, Optional<Share> share) {}

  /**
   * In what state they came to a stage for the first time.
   *
   * @param minutes since the adventure began
   * @param meals meals left, on average
   * @param alive how many of the travellers lived, on average
   * @param everyone in how many of the runs that came there all of them lived
   * @param travellers each of them
   */
  public record Arrival(
      Spread minutes, double meals, double alive, Share everyone, List<TravellerState> travellers) {

    public Arrival {
      travellers = List.copyOf(travellers);
    }
  }

  /**
   * One traveller on coming to a stage; the means are of the runs in which he lived then.
   *
   * @param name who
   * @param alive in how many of the runs that came there
   * @param vigor mean Vigor
   * @param wounds mean number of wounds
   * @param perseverance mean Perseverance, nothing for those who do not tire
   */
  public record TravellerState(
      String name, Share alive, double vigor, double wounds, Optional<Double> perseverance) {}

  /**
   * A circle that the rules had to stop.
   *
   * @param stages the names of the stages in it
   * @param share in how many runs
   */
  public record Loop(List<String> stages, Share share) {

    public Loop {
      stages = List.copyOf(stages);
    }
  }
}
