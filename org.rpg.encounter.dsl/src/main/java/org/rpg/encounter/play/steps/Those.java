package org.rpg.encounter.play.steps;

import org.rpg.encounter.play.seen.Selection;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.dice.Purpose;

/**
 * To whom a step happens.
 *
 * @param selection who is spoken of
 * @param how which of them
 */
public record Those(Selection selection, How how) {
  /** Which of several. */
  public enum How {
    /** Each of them. */
    ALL,
    /** The one whom a rank means: the nearest, the weakest. */
    CHOSEN,
    /** One of them, whoever a die says. */
    ANY
  }

  /** Does something to each of them. */
  public void each(GameMaster master, int self, Effect effect) {
    if (how == How.ALL) {
      all(master, self, effect);
    } else {
      int who = one(master, self);
      if (who != Combatant.NONE) {
        effect.on(master, self, who);
      }
    }
  }

  /** From the last to the first where one who changes sides takes none of the others along. */
  private void all(GameMaster master, int self, Effect effect) {
    int size = selection.pool().size(master.view(), self);
    boolean backwards = selection.pool().mayChange();
    for (int i = 0; i < size; i++) {
      int n = backwards ? size - 1 - i : i;
      int who = selection.pool().member(master.view(), self, n);
      if (selection.counts(master.view(), self, who)) {
        effect.on(master, self, who);
      }
    }
  }

  /** One of them, {@link Combatant#NONE} if there is none. */
  int one(GameMaster master, int self) {
    if (how != How.ANY) {
      return selection.choose(master.view(), self);
    }
    int count = selection.count(master.view(), self);
    return count == 0
        ? Combatant.NONE
        : nth(master, self, count == 1 ? 1 : master.dice().roll(count, Purpose.SCENE));
  }

  private int nth(GameMaster master, int self, int wanted) {
    int left = wanted;
    int size = selection.pool().size(master.view(), self);
    for (int n = 0; n < size; n++) {
      int who = selection.pool().member(master.view(), self, n);
      if (selection.counts(master.view(), self, who) && --left == 0) {
        return who;
      }
    }
    return Combatant.NONE;
  }
}
