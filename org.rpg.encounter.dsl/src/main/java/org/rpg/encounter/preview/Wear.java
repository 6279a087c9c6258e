package org.rpg.encounter.preview;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Play;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Fate;
import org.rpg.encounter.rules.combat.Listener;

/**
 * How worn out the travellers of a journey are at the end of each of its legs, as the first runs of
 * its forecast show it (EXH-01). Not thread-safe.
 */
public final class Wear {
  private final Plan plan;
  private final long seed;
  private final Play play;
  private final Map<String, Tally> legs = new LinkedHashMap<>();
  private int runs;

  /**
   * Nothing played yet.
   *
   * @param plan a journey
   * @param seed as in {@link PreviewOptions}
   */
  public Wear(Plan plan, long seed) {
    this.plan = plan;
    this.seed = seed;
    play = new Play(plan);
  }

  /**
   * One who travels.
   *
   * @param name what he is called
   * @param perseverance his Perseverance at the end of the leg, on average of those runs in which
   *     he came there alive
   * @param most the most he can have
   */
  public record Traveller(String name, double perseverance, int most) {}

  /** Of one leg, of each combatant: the points in all, in how many runs, and the most. */
  private static final class Tally {
    final long[] points;
    final long[] times;
    final int[] most;

    Tally(int size) {
      points = new long[size];
      times = new long[size];
      most = new int[size];
    }
  }

  /**
   * Plays on.
   *
   * @param goal how many runs there are to be in all
   * @param stop asked before each run
   * @return whether there are so many now
   */
  public boolean playTo(int goal, BooleanSupplier stop) {
    while (runs < goal && !stop.getAsBoolean()) {
      play.run(seed, runs, new Ear());
      runs++;
    }
    return runs >= goal;
  }

  /** Hears of legs alone. */
  private final class Ear implements Listener {
    @Override
    public void on(Event event) {}

    @Override
    public void legEnded(String name) {
      Tally leg = legs.computeIfAbsent(name, it -> new Tally(plan.battle().size()));
      for (int who = 0; who < leg.points.length; who++) {
        Combatant it = play.combat().combatant(who);
        if (plan.roles().get(who).listed() && it.isTiring() && it.fate() != Fate.DEAD) {
          leg.points[who] += it.perseverance();
          leg.times[who]++;
          leg.most[who] = it.maxPerseverance();
        }
      }
    }
  }

  /** Of each leg that some run has come to the end of, by its name: those who tire. */
  public Map<String, List<Traveller>> legs() {
    Map<String, List<Traveller>> all = new LinkedHashMap<>();
    legs.forEach((name, it) -> all.put(name, travellers(it)));
    return all;
  }

  private List<Traveller> travellers(Tally leg) {
    List<Traveller> found = new ArrayList<>();
    for (int who = 0; who < leg.points.length; who++) {
      if (leg.times[who] > 0) {
        double mean = (double) leg.points[who] / leg.times[who];
        found.add(new Traveller(plan.battle().name(who), mean, leg.most[who]));
      }
    }
    return found;
  }
}
