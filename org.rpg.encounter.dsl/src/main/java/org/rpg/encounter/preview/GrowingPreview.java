package org.rpg.encounter.preview;

import java.util.function.BooleanSupplier;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Play;

/**
 * A forecast that grows on one thread and can be looked at on the way. Its runs are 0, 1, 2 and so
 * on, so after N of them it is the very forecast that {@link Preview} makes of N runs. Not
 * thread-safe.
 */
public final class GrowingPreview {
  private final Plan plan;
  private final long seed;
  private final Play play;
  private final Tally tally;
  private int runs;

  /**
   * Nothing played yet.
   *
   * @param plan what is played
   * @param seed as in {@link PreviewOptions}
   */
  public GrowingPreview(Plan plan, long seed) {
    this.plan = plan;
    this.seed = seed;
    play = new Play(plan);
    tally = new Tally(plan);
  }

  /** What is played. */
  public Plan plan() {
    return plan;
  }

  /** Runs made so far. */
  public int runs() {
    return runs;
  }

  /**
   * Plays on.
   *
   * @param goal how many runs there are to be in all, at most {@link PreviewOptions#MOST_RUNS}
   * @param stop asked before each run; a run that has begun is played to its end
   * @return whether there are so many now
   */
  public boolean playTo(int goal, BooleanSupplier stop) {
    while (runs < goal && !stop.getAsBoolean()) {
      play.run(seed, runs);
      tally.add(play, runs);
      runs++;
    }
    return runs >= goal;
  }

  /**
   * What the runs so far have shown.
   *
   * @throws IllegalArgumentException if there are none
   */
  public Forecast forecast() {
    return new ForecastBuilder(plan, new PreviewOptions(runs, seed, 1), tally).build();
  }
}
