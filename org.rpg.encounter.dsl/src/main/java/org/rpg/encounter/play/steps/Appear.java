package org.rpg.encounter.play.steps;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;

/**
 * A thing that was not there is there from now on, whole, with its strength.
 *
 * @param name what the script calls it
 * @param cell where its strength is kept
 * @param there where is kept whether it has come
 */
public record Appear(String name, int cell, int there, DiceExpression strength) implements Step {
  @Override
  public int take(GameMaster master, int self) {
    int from = master.view().memory(cell);
    int to = Math.max(1, strength.roll(master.dice(), Purpose.SCENE));
    master.remember(cell, to);
    master.remember(there, 1);
    if (from != to && master.isHeard()) {
      master.tell(new Event.NumberChanged(name, from, to, List.of()));
    }
    return GO_ON;
  }
}
