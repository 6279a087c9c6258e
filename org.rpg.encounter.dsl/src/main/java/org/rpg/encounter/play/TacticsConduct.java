package org.rpg.encounter.play;

import java.util.Optional;
import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.play.seen.Selection;
import org.rpg.encounter.rules.combat.Candidates;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Conduct;
import org.rpg.encounter.rules.combat.Defence;
import org.rpg.encounter.rules.combat.Slot;
import org.rpg.encounter.rules.combat.Turn;

/**
 * A priority list over the three slots: the first line whose slot is free, whose condition holds
 * and whose action is possible is done; then the list is read again from the top until nothing
 * applies.
 */
final class TacticsConduct implements Conduct {

  /** Does a thing, or answers that it cannot be done. */
  @FunctionalInterface
  interface Step {
    boolean done(Turn turn, CombatView view, int self);
  }

  /**
   * A line.
   *
   * @param slot what it uses up
   * @param criterion when it is meant
   * @param step what is done
   * @param midway whether it is done in the middle of a movement (ACT-16)
   */
  record Line(Slot slot, Criterion criterion, Step step, boolean midway) {}

  private final Line[] lines;
  private final Selection receiver;
  private final Defence defence;
  private final boolean destiny;

  TacticsConduct(Line[] lines, Optional<Selection> receiver, Defence defence, boolean destiny) {
    this.lines = lines.clone();
    this.receiver = receiver.orElse(null);
    this.defence = defence;
    this.destiny = destiny;
  }

  @Override
  public boolean act(Turn turn) {
    if (turn.isOver()) {
      return false;
    }
    CombatView view = turn.view();
    int self = turn.self();
    for (Line line : lines) {
      if (turn.isFree(line.slot) && line.criterion.holds(view, self)) {
        Turn then = turn.midway(line.midway);
        if (line.step.done(then, view, self)) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public boolean choosesReceiver() {
    return receiver != null;
  }

  @Override
  public int keep(CombatView view, int self, Candidates allies) {
    return wanted(view, self, allies);
  }

  @Override
  public int lose(CombatView view, int self, Candidates enemies) {
    return wanted(view, self, enemies);
  }

  @Override
  public int hostileSide(CombatView view, int self, Candidates sides) {
    int enemy = receiver.choose(view, self);
    if (enemy == Combatant.NONE) {
      return NO_CHOICE;
    }
    int side = view.combatant(enemy).side();
    return sides.contains(side) ? side : NO_CHOICE;
  }

  /** The candidate who is wanted most; the rules choose if none is wanted. */
  private int wanted(CombatView view, int self, Candidates candidates) {
    int best = NO_CHOICE;
    int least = 0;
    for (int n = 0; n < candidates.size(); n++) {
      int other = candidates.get(n);
      if (receiver.contains(view, self, other)) {
        int key = receiver.rank().key(view, self, other);
        if (best == NO_CHOICE || key < least) {
          best = other;
          least = key;
        }
      }
    }
    return best;
  }

  @Override
  public Defence defence(CombatView view, int self, int attacker) {
    return defence;
  }

  @Override
  public boolean criticalForDamage(CombatView view, int self, int target) {
    return !destiny;
  }
}
