package org.rpg.encounter.play;

import java.util.List;

/**
 * The graph of an adventure, and where a run of it keeps what is asked of it afterwards: numbers in
 * the scene's memory.
 *
 * @param stages its stages, the first one first
 * @param travellers how many travel
 * @param loop the first of the cells in which is kept, stage by stage, whether it is part of the
 *     loop that the rules have ended
 */
public record StageMap(List<Stage> stages, int travellers, int loop) {

  public StageMap {
    stages = List.copyOf(stages);
  }

  /**
   * A stage.
   *
   * @param name what it is called
   * @param kind encounter, journey, episode, choice, ending
   * @param part its number among the plan's parts, -1 for a choice and an ending
   * @param edges where it leads
   * @param visits where it is kept how often it was played
   * @param entered where is kept in what state they came first: minutes since the adventure began,
   *     meals, then for each who travels whether he lives, Vigor, wounds and Perseverance
   */
  public record Stage(
      String name, String kind, int part, List<Edge> edges, int visits, int entered) {
    /** Numbers kept of the scene before those of each traveller. */
    public static final int OF_SCENE = 2;

    /** Numbers kept of each traveller: lives, Vigor, wounds, Perseverance. */
    public static final int OF_TRAVELLER = 4;

    public Stage {
      edges = List.copyOf(edges);
    }
  }

  /**
   * An edge.
   *
   * @param text what it asks for, in the script's words; empty if nothing
   * @param target the number of the stage it leads to
   * @param taken where it is kept how often it was taken
   */
  public record Edge(String text, int target, int taken) {}
}
