package org.rpg.encounter.play.steps;

import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Conduct;
import org.rpg.encounter.rules.combat.PlainConduct;
import org.rpg.encounter.rules.combat.Slot;
import org.rpg.encounter.rules.combat.Turn;
import org.rpg.encounter.rules.field.Squares;

/**
 * How somebody acts who runs for a place: gets up, gets free, fetches whom he takes along if that
 * one cannot go himself, and runs; where there is no getting on he fights.
 */
final class Flight implements Conduct {
  private final int[] squares;
  private final int companions;

  /**
   * A flight.
   *
   * @param squares of the place; none for the shortest way out
   * @param companions the first of the cells in which is kept whom each takes along, one more
   */
  Flight(int[] squares, int companions) {
    this.squares = squares.clone();
    this.companions = companions;
  }

  @Override
  public boolean act(Turn turn) {
    if (turn.isOver()) {
      return false;
    }
    CombatView view = turn.view();
    Combatant self = view.combatant(turn.self());
    if (self.has(Condition.PRONE) && turn.isFree(Slot.MOVEMENT)) {
      return turn.standUp();
    }
    if ((self.has(Condition.GRAPPLED) || self.has(Condition.RESTRAINED)) && turn.breakFree()) {
      return true;
    }
    if (turn.movementLeft() == 0) {
      return false;
    }
    int fallen = companion(view, self.index());
    boolean goes =
        fallen != Combatant.NONE && view.distance(self.index(), fallen) > 1
            ? turn.moveTo(view.square(fallen))
            : turn.flee(way(view, self.index()), fallen);
    return goes || PlainConduct.WEAKEST.act(turn);
  }

  /** Whom he takes along, as long as that one cannot go himself. */
  private int companion(CombatView view, int self) {
    int it = view.memory(companions + self) - 1;
    return it >= 0 && view.combatant(it).isPresent() && !view.combatant(it).isAble()
        ? it
        : Combatant.NONE;
  }

  private int way(CombatView view, int self) {
    int best = Combatant.NONE;
    int least = Integer.MAX_VALUE;
    for (int square : squares) {
      int distance = Squares.distance(square, view.square(self));
      if (distance < least) {
        least = distance;
        best = square;
      }
    }
    return best;
  }
}
