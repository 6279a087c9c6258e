package org.rpg.encounter.exact;

import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.combat.Candidates;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Conduct;
import org.rpg.encounter.rules.combat.Slot;
import org.rpg.encounter.rules.combat.Turn;

/** Does what a {@link Fighter}'s orders say, in the engine. */
final class Obedience implements Conduct {
  private static final int NOBODY = -1;

  private final Fighter fighter;

  Obedience(Fighter fighter) {
    this.fighter = fighter;
  }

  @Override
  public boolean act(Turn turn) {
    for (Order order : fighter.orders) {
      if (does(order, turn)) {
        return true;
      }
    }
    return false;
  }

  private boolean does(Order order, Turn turn) {
    CombatView view = turn.view();
    int self = turn.self();
    int foe = firstFoe(view, self);
    if (foe == NOBODY) {
      return false;
    }
    return switch (order) {
      case STAND -> view.combatant(self).has(Condition.PRONE) && turn.standUp();
      case ATTACK -> turn.isFree(Slot.MAJOR) && attacks(turn, self, foe);
      case RESIST -> turn.resistPoison();
      case ESCAPE -> turn.escape(NOBODY);
      case GRAPPLE -> isFree(view, self) && isFree(view, foe) && turn.grapple(foe);
      case KNOCK_DOWN -> knocksDown(turn);
      case PUSH -> turn.push(foe);
      case DISARM -> view.combatant(foe).inHand(0) && turn.disarm(foe, 0);
      case CHARGE -> view.distance(self, foe) > reach() && turn.charge(foe, 0);
      case RETREAT_WITH_CARE -> view.reaches(foe, self) && turn.withdrawCarefully(foe);
      case RETREAT -> view.reaches(foe, self) && turn.withdraw(foe);
      case APPROACH -> turn.approach(foe, reach());
    };
  }

  private boolean attacks(Turn turn, int self, int foe) {
    for (int i = 0; i < fighter.arms.size(); i++) {
      if (fighter.arms.get(i).reach() >= turn.view().distance(self, foe) && turn.attack(foe, i)) {
        return true;
      }
    }
    return false;
  }

  private int reach() {
    return fighter.arms.get(0).reach();
  }

  /** Whether somebody neither holds anybody nor is held. */
  private static boolean isFree(CombatView view, int who) {
    Combatant it = view.combatant(who);
    return it.prisoner() == NOBODY && !it.has(Condition.GRAPPLED);
  }

  private static boolean knocksDown(Turn turn) {
    CombatView view = turn.view();
    for (int who = 0; who < view.size(); who++) {
      Combatant it = view.combatant(who);
      boolean foe = it.side() != view.combatant(turn.self()).side();
      if (foe && it.isPresent() && !it.has(Condition.PRONE)) {
        return turn.knockDown(who);
      }
    }
    return false;
  }

  private static int firstFoe(CombatView view, int self) {
    int first = NOBODY;
    for (int n = 0; n < view.enemies(self); n++) {
      int foe = view.enemy(self, n);
      boolean there = view.combatant(foe).life() > 0;
      first = there && (first == NOBODY || foe < first) ? foe : first;
    }
    return first;
  }

  @Override
  public boolean choosesReceiver() {
    return true;
  }

  @Override
  public int keep(CombatView view, int self, Candidates allies) {
    return first(allies);
  }

  @Override
  public int lose(CombatView view, int self, Candidates enemies) {
    return first(enemies);
  }

  private static int first(Candidates candidates) {
    int first = candidates.get(0);
    for (int i = 1; i < candidates.size(); i++) {
      first = Math.min(first, candidates.get(i));
    }
    return first;
  }

  @Override
  public boolean criticalForDamage(CombatView view, int self, int target) {
    return !fighter.destiny;
  }
}
