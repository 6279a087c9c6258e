package org.rpg.encounter.play.steps;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;

/** A random table: dice, perhaps clocks added, and what each number brings. */
public final class Table implements Step {
  /** Of a row whose coming nobody counts. */
  public static final int NOWHERE = -1;

  /** Of a row that may come again. */
  public static final int AGAIN = -1;

  /**
   * A row.
   *
   * @param from the least number
   * @param to the greatest number
   * @param once where it is kept that it has come, if it comes once only; else {@link #AGAIN}
   * @param times where is kept how often it has come; else {@link #NOWHERE}
   */
  public record Row(int from, int to, int once, int times, Step step) {}

  private final String name;
  private final DiceExpression[] dice;
  private final int[] counters;
  private Row[] rows = {};

  /**
   * A table without rows.
   *
   * @param dice all are added
   * @param counters where the numbers are kept that are added to them
   */
  public Table(String name, List<DiceExpression> dice, int... counters) {
    this.name = name;
    this.dice = dice.toArray(new DiceExpression[0]);
    this.counters = counters.clone();
  }

  /** Gives it its rows, once: a row may roll on the table itself. */
  public void fill(List<Row> all) {
    rows = all.toArray(new Row[0]);
  }

  @Override
  public int take(GameMaster master, int self) {
    if (Effort.isTooMuch(master)) {
      return TOO_MUCH;
    }
    int rolled = 0;
    for (DiceExpression each : dice) {
      rolled += each.roll(master.dice(), Purpose.SCENE);
    }
    for (int counter : counters) {
      rolled += master.view().memory(counter);
    }
    if (master.isHeard()) {
      master.tell(new Event.TableRolled(name, rolled, List.of()));
    }
    for (Row row : rows) {
      if (rolled >= row.from && rolled <= row.to) {
        return take(row, master, self);
      }
    }
    return GO_ON;
  }

  /** A row that comes once has nothing more to give. */
  private static int take(Row row, GameMaster master, int self) {
    if (row.once != AGAIN) {
      if (master.view().memory(row.once) != 0) {
        return GO_ON;
      }
      master.remember(row.once, 1);
    }
    if (row.times != NOWHERE) {
      master.remember(row.times, master.view().memory(row.times) + 1);
    }
    return row.step.take(master, self);
  }
}
