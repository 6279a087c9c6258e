package org.rpg.encounter.play.stages;

import java.util.List;
import org.rpg.encounter.play.StageMap;
import org.rpg.encounter.play.road.Interlude;
import org.rpg.encounter.play.steps.Step;

/** A stage of an adventure while it is played. */
public final class Node {
  /** A way out of it. */
  record Way(Gate gate, int target, int taken) {}

  /** Where a tour ends that has come here and finds no way on. */
  final int stuck;

  final StageMap.Stage stage;

  /** What is told when they come here. */
  final Step prose;

  /** What is played; null for a choice and an ending. */
  final Interlude play;

  /** The number of the adventure's end, for an ending; -1 elsewhere. */
  final int ending;

  final Way[] ways;

  /** Of a choice, what of a thousand each way and those before it have; empty elsewhere. */
  final int[] upTo;

  final String[] texts;

  private Node(
      StageMap.Stage stage,
      Step prose,
      Interlude play,
      int ending,
      int stuck,
      List<Gate> gates,
      int[] upTo) {
    this.stage = stage;
    this.prose = prose;
    this.play = play;
    this.ending = ending;
    this.stuck = stuck;
    this.upTo = upTo.clone();
    ways = new Way[stage.edges().size()];
    texts = new String[ways.length];
    for (int i = 0; i < ways.length; i++) {
      StageMap.Edge edge = stage.edges().get(i);
      ways[i] = new Way(gates.get(i), edge.target(), edge.taken());
      texts[i] = edge.text();
    }
  }

  /**
   * A scene that is played.
   *
   * @param stuck the number of the end that no edge can be taken
   */
  public static Node scene(StageMap.Stage stage, Interlude play, int stuck, List<Gate> gates) {
    return new Node(stage, Step.NOTHING, play, -1, stuck, gates, new int[0]);
  }

  /**
   * A choice of the players.
   *
   * @param upTo what of a thousand each way and those before it have
   */
  public static Node choice(StageMap.Stage stage, int stuck, List<Gate> gates, int[] upTo) {
    return new Node(stage, Step.NOTHING, null, -1, stuck, gates, upTo);
  }

  /** An ending. */
  public static Node ending(StageMap.Stage stage, Step prose, int ending) {
    return new Node(stage, prose, null, ending, ending, List.of(), new int[0]);
  }
}
