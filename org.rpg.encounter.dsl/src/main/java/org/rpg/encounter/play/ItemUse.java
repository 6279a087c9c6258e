package org.rpg.encounter.play;

import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.Then;
import org.rpg.encounter.play.seen.Cells;
import org.rpg.encounter.play.seen.Figure;
import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Difficulty;
import org.rpg.encounter.rules.combat.Effect;
import org.rpg.encounter.rules.combat.GameMaster;

/**
 * What using an item or catching a poison does, as its script says: compiled last, for it may speak
 * of all that takes part. Whoever uses it and on whom are in mind meanwhile.
 */
final class ItemUse implements Effect, Difficulty {
  private static final Figure NOTHING = (view, self, other) -> 0;

  private Then then;
  private Expression against;
  private Step step = Step.NOTHING;
  private Figure difficulty = NOTHING;

  void does(Then effect) {
    then = effect;
  }

  void against(Expression figure) {
    against = figure;
  }

  void bind(StepCompiler steps) {
    step = steps.compile(then);
    if (against != null) {
      difficulty = steps.criteria().figures().compile(against, false, null);
    }
    then = null; // a plan holds nothing of the script
    against = null;
  }

  @Override
  public void happens(GameMaster master, int by, int target) {
    int user = master.view().memory(Cells.USER);
    int aim = master.view().memory(Cells.TARGET);
    keepInMind(master, by, target);
    step.take(master, by);
    master.remember(Cells.USER, user); // one thing may bring about another
    master.remember(Cells.TARGET, aim);
  }

  @Override
  public int against(GameMaster master, int by, int target) {
    keepInMind(master, by, target);
    return (int) Math.round(difficulty.value(master.view(), by, target));
  }

  /** What concerns nobody else concerns whoever uses it. */
  private static void keepInMind(GameMaster master, int by, int target) {
    master.remember(Cells.USER, by + 1);
    master.remember(Cells.TARGET, (target == Combatant.NONE ? by : target) + 1);
  }
}
