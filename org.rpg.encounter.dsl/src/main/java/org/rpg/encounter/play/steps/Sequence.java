package org.rpg.encounter.play.steps;

import java.util.List;
import org.rpg.encounter.rules.combat.GameMaster;

/** Several steps, one after the other, until one of them ends the fight. */
public final class Sequence implements Step {
  private final Step[] steps;

  private Sequence(List<Step> steps) {
    this.steps = steps.toArray(new Step[0]);
  }

  /** All of them as one step. */
  public static Step of(List<Step> steps) {
    return switch (steps.size()) {
      case 0 -> NOTHING;
      case 1 -> steps.get(0);
      default -> new Sequence(steps);
    };
  }

  @Override
  public int take(GameMaster master, int self) {
    for (Step step : steps) {
      int end = step.take(master, self);
      if (end != GO_ON) {
        return end;
      }
    }
    return GO_ON;
  }
}
