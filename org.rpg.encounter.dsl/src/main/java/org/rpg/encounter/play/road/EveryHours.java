package org.rpg.encounter.play.road;

import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.GameMaster;

/**
 * Again and again, every so many minutes from when its block began: a leg, a rest, the whole scene.
 *
 * @param minutes the period, at least 1
 * @param moment when it comes
 * @param most so many times in one block, {@link #WITHOUT_END} for as often as it comes
 * @param next where one more than the minute is kept at which it is due, 0 while its block is not
 *     on
 * @param count where it is kept how often it came in this block
 * @param step what happens
 */
public record EveryHours(int minutes, Moment moment, int most, int next, int count, Step step)
    implements Clocked {
  public static final int WITHOUT_END = 0;

  /** At what time of the day it comes. */
  public enum Moment {
    ALWAYS,
    DAY,
    NIGHT
  }

  /** Its block begins. */
  void begin(GameMaster master) {
    master.remember(next, 1 + master.view().minutes() + minutes);
    master.remember(count, 0);
  }

  /** Its block is over. */
  void end(GameMaster master) {
    master.remember(next, 0);
  }

  @Override
  public int due(CombatView view) {
    return view.memory(next) == 0 ? NEVER : view.memory(next) - 1;
  }

  @Override
  public int happen(GameMaster master) {
    CombatView view = master.view();
    master.remember(next, view.memory(next) + minutes);
    boolean wrong =
        moment == Moment.DAY && view.isNight() || moment == Moment.NIGHT && !view.isNight();
    if (wrong || most != WITHOUT_END && view.memory(count) >= most) {
      return Step.GO_ON;
    }
    master.remember(count, view.memory(count) + 1);
    return step.take(master, Criterion.NOBODY);
  }
}
