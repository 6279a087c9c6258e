package org.rpg.encounter.preview;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.rpg.encounter.play.StageMap;
import org.rpg.encounter.play.StageMap.Edge;
import org.rpg.encounter.play.StageMap.Stage;
import org.rpg.encounter.rules.combat.CombatView;

/** What was counted of the stages of an adventure. */
final class TourTally {
  private final StageMap map;
  final StageTally[] stages;

  /** How often runs went round and round through just these stages. */
  final SortedMap<String, Long> loops = new TreeMap<>();

  /**
   * Nothing counted yet.
   *
   * @param listed of each traveller whether a list names him
   */
  TourTally(StageMap map, boolean[] listed) {
    this.map = map;
    stages = new StageTally[map.stages().size()];
    for (int i = 0; i < stages.length; i++) {
      stages[i] = new StageTally(map.stages().get(i), map.travellers(), listed);
    }
  }

  /**
   * Counts a run.
   *
   * @param stopped whether the rules had to end it
   */
  void add(CombatView view, boolean stopped) {
    for (int i = 0; i < stages.length; i++) {
      stages[i].add(view);
    }
    if (stopped) {
      addLoop(view);
    }
  }

  private void addLoop(CombatView view) {
    StringBuilder circle = new StringBuilder();
    for (int i = 0; i < stages.length; i++) {
      if (view.memory(map.loop() + i) != 0) {
        circle.append((char) i);
      }
    }
    if (circle.length() > 0) {
      loops.merge(circle.toString(), 1L, Long::sum);
    }
  }

  /** The stages of a loop, by their numbers. */
  static List<Integer> stages(String loop) {
    List<Integer> stages = new ArrayList<>();
    for (int i = 0; i < loop.length(); i++) {
      stages.add((int) loop.charAt(i));
    }
    return stages;
  }

  void addAll(TourTally other) {
    for (int i = 0; i < stages.length; i++) {
      stages[i].addAll(other.stages[i]);
    }
    other.loops.forEach((loop, count) -> loops.merge(loop, count, Long::sum));
  }

  /** What was counted of one stage. */
  static final class StageTally {
    private static final int LIVES = 0;
    private static final int VIGOR = 1;
    private static final int WOUNDS = 2;
    private static final int PERSEVERANCE = 3;

    private final Stage stage;
    private final Edge[] edges;
    long reached;
    long visits;
    final long[] taken;
    final Measure minutes = new Measure(Measure.MINUTES);
    long meals;

    /** In how many runs everybody lived. */
    long everyoneAlive;

    /** Of each traveller: in how many runs he lived, and sums over those. */
    final long[] alive;

    final long[] vigor;
    final long[] wounds;
    final long[] perseverance;

    private final boolean[] listed;

    StageTally(Stage stage, int travellers, boolean[] listed) {
      this.listed = listed;
      this.stage = stage;
      edges = stage.edges().toArray(new Edge[0]);
      taken = new long[edges.length];
      alive = new long[travellers];
      vigor = new long[travellers];
      wounds = new long[travellers];
      perseverance = new long[travellers];
    }

    void add(CombatView view) {
      int often = view.memory(stage.visits());
      if (often == 0) {
        return;
      }
      reached++;
      visits += often;
      for (int i = 0; i < taken.length; i++) {
        taken[i] += view.memory(edges[i].taken());
      }
      int cell = stage.entered();
      minutes.add(view.memory(cell));
      meals += view.memory(cell + 1);
      cell += Stage.OF_SCENE;
      boolean all = true;
      for (int who = 0; who < alive.length; who++) {
        all &= !listed[who] || view.memory(cell + LIVES) != 0;
        if (view.memory(cell + LIVES) != 0) {
          alive[who]++;
          vigor[who] += view.memory(cell + VIGOR);
          wounds[who] += view.memory(cell + WOUNDS);
          perseverance[who] += view.memory(cell + PERSEVERANCE);
        }
        cell += Stage.OF_TRAVELLER;
      }
      everyoneAlive += all ? 1 : 0;
    }

    void addAll(StageTally other) {
      reached += other.reached;
      visits += other.visits;
      Tally.add(taken, other.taken);
      minutes.addAll(other.minutes);
      meals += other.meals;
      everyoneAlive += other.everyoneAlive;
      Tally.add(alive, other.alive);
      Tally.add(vigor, other.vigor);
      Tally.add(wounds, other.wounds);
      Tally.add(perseverance, other.perseverance);
    }
  }
}
