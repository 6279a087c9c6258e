package org.rpg.encounter.preview;

import java.util.Arrays;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.PlanKind;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Fate;

/**
 * How well each run went for the heroes' side: first whether its end was good for them, then what
 * its members and allies have left of Life, Vigor and, where time passes, Perseverance, less what
 * those against them have; who is neutral does not count. Of each score the first run that reached
 * it is remembered.
 */
final class Scores {
  /** What being alive is worth beside Life and Vigor. */
  static final int ALIVE = 10;

  private static final int BOUND = 4000;

  /** Scores of ends of one fortune. */
  private static final int BAND = 2 * BOUND + 1;

  private final long[] counts = new long[3 * BAND];
  private final long[] firstRun = new long[3 * BAND];

  /** How well things stand for the heroes' side. */
  static int of(Plan plan, CombatView view) {
    int score = 0;
    boolean tires = plan.kind() != PlanKind.ENCOUNTER;
    int heroes = plan.questions().team();
    for (int i = 0; i < view.size(); i++) {
      Combatant it = view.combatant(i);
      Plan.Role role = plan.roles().get(i);
      boolean counts = role.listed() && (role.team() == heroes || !role.neutral());
      if (counts && it.fate() != Fate.DEAD && it.fate() != Fate.EXPECTED) {
        int left = it.life() + it.vigor() + ALIVE;
        left += tires && it.isTiring() ? it.perseverance() : 0;
        score += role.team() == heroes ? left : -left;
      }
    }
    return score;
  }

  Scores() {
    Arrays.fill(firstRun, Long.MAX_VALUE);
  }

  /**
   * Counts a run.
   *
   * @param fortune whether its end was good for the heroes, as {@link Fortunes} has it
   */
  void add(int fortune, int score, long run) {
    int place = (fortune - Fortunes.BAD) * BAND + BOUND + Math.max(-BOUND, Math.min(BOUND, score));
    counts[place]++;
    firstRun[place] = Math.min(firstRun[place], run);
  }

  void addAll(Scores other) {
    for (int i = 0; i < counts.length; i++) {
      counts[i] += other.counts[i];
      firstRun[i] = Math.min(firstRun[i], other.firstRun[i]);
    }
  }

  /** The run with the median score. */
  long typical() {
    long all = Arrays.stream(counts).sum();
    long seen = 0;
    for (int i = 0; i < counts.length; i++) {
      seen += counts[i];
      if (counts[i] > 0 && 2 * seen >= all) {
        return firstRun[i];
      }
    }
    return 0;
  }

  /** The run with the highest score. */
  long best() {
    for (int i = counts.length - 1; i >= 0; i--) {
      if (counts[i] > 0) {
        return firstRun[i];
      }
    }
    return 0;
  }

  /** The best of the worst twentieth of all runs. */
  long oneInTwenty() {
    long all = Arrays.stream(counts).sum();
    long seen = 0;
    for (int i = 0; i < counts.length; i++) {
      seen += counts[i];
      if (counts[i] > 0 && 20 * seen >= all) {
        return firstRun[i];
      }
    }
    return 0;
  }

  /** The run with the lowest score. */
  long worst() {
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] > 0) {
        return firstRun[i];
      }
    }
    return 0;
  }
}
