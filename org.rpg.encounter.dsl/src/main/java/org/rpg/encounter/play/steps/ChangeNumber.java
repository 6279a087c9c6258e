package org.rpg.encounter.play.steps;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;

/**
 * A clock, a fact or a thing's strength rises, sinks or becomes a number. None is ever less than 0.
 *
 * @param name what the script calls it
 * @param cell where it is kept
 * @param amount by how much it changes, or what it becomes
 * @param change how
 */
public record ChangeNumber(String name, int cell, DiceExpression amount, Change change)
    implements Step {
  /** How a number changes. */
  public enum Change {
    RISES,
    SINKS,
    BECOMES
  }

  @Override
  public int take(GameMaster master, int self) {
    int rolled = amount.roll(master.dice(), Purpose.SCENE);
    int from = master.view().memory(cell);
    int to =
        switch (change) {
          case RISES -> from + rolled;
          case SINKS -> from - rolled;
          case BECOMES -> rolled;
        };
    set(master, from, Math.max(0, to));
    return GO_ON;
  }

  private void set(GameMaster master, int from, int to) {
    if (from != to) {
      master.remember(cell, to);
      if (master.isHeard()) {
        master.tell(new Event.NumberChanged(name, from, to, List.of()));
      }
    }
  }
}
