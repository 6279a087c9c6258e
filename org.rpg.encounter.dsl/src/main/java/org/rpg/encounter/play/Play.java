package org.rpg.encounter.play;

import org.rpg.encounter.rules.combat.Combat;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Listener;
import org.rpg.encounter.rules.dice.Dice;
import org.rpg.encounter.rules.dice.SeededDice;

/**
 * Plays a plan again and again. What run {@code k} does depends on the plan, the seed and {@code k}
 * alone. Everything is made once, so that a run without listener creates nothing. One play serves
 * one thread.
 */
public final class Play {
  private final Plan plan;
  private final Combat combat;
  private final SeededDice dice = new SeededDice(0, 0);

  /** Prepares to play. */
  public Play(Plan plan) {
    this.plan = plan;
    combat = new Combat(plan.battle());
  }

  /** What is played. */
  public Plan plan() {
    return plan;
  }

  /**
   * Plays one run to its end.
   *
   * @param seed any number: the seed of a whole forecast
   * @param run which run, from 0
   */
  public void run(long seed, long run) {
    dice.restart(seed, run);
    combat.run(dice);
  }

  /** Plays one run and tells what happens; it takes the same course as without a listener. */
  public void run(long seed, long run, Listener listener) {
    dice.restart(seed, run);
    combat.run(dice, listener);
  }

  /** Plays one run with dice of one's own and tells what happens. */
  void run(Dice own, Listener listener) {
    combat.run(own, listener);
  }

  /** The combat as the last run left it. */
  public CombatView view() {
    return combat;
  }

  /** The same, with what is asked of it afterwards. */
  public Combat combat() {
    return combat;
  }

  /** Minutes that the last run took; 0 where no time passed. */
  public int minutes() {
    return Plan.minutes(combat);
  }

  /** The number of the last run's end, a place in {@link Plan#endings()}. */
  public int ending() {
    return plan.ending(combat);
  }

  /** Turns of the last run, of all sides together (TRN-01). */
  public int turns() {
    return Math.min(combat.turnsPlayed(), plan.turnBounds().get(ending()));
  }

  /** The name of the last run's end. */
  public String endingName() {
    return plan.endings().get(ending()).name();
  }
}
