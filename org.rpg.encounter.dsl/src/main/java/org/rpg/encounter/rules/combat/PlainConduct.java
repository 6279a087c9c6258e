package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.body.Condition;

/**
 * Ready-made ways to fight sensibly: stands up, draws a weapon if none is in hand, attacks an enemy
 * in reach, walks into reach of the nearest one. The initiative goes to whom the default policy
 * names: an ally who has not acted first.
 */
public enum PlainConduct implements Conduct {
  /** Of the enemies in reach, attacks the one with the least Protection, Vigor and Life. */
  WEAKEST,
  /** Of the enemies in reach, attacks the nearest. */
  NEAREST,
  /** Does nothing. */
  IDLE;

  @Override
  public boolean act(Turn turn) {
    if (this == IDLE) {
      return false;
    }
    CombatView view = turn.view();
    Combatant self = view.combatant(turn.self());
    if (self.has(Condition.PRONE) && turn.isFree(Slot.MOVEMENT)) {
      return turn.standUp();
    }
    if (self.reach() == 0 && turn.isFree(Slot.MINOR)) {
      return draws(turn, self);
    }
    if (turn.isFree(Slot.MAJOR)) {
      int target = target(view, self);
      if (target != Combatant.NONE) {
        return turn.attack(target);
      }
    }
    if (!turn.isFree(Slot.MOVEMENT)) {
      return false;
    }
    int nearest = nearest(view, self);
    return nearest != Combatant.NONE && turn.approach(nearest);
  }

  private static boolean draws(Turn turn, Combatant self) {
    for (int i = 0; i < self.weapons(); i++) {
      if (turn.pickUp(i) || turn.equip(i)) {
        return true;
      }
    }
    return false;
  }

  private int target(CombatView view, Combatant self) {
    int best = Combatant.NONE;
    int least = Integer.MAX_VALUE;
    for (int i = 0, n = view.enemies(self.index); i < n; i++) {
      int enemy = view.enemy(self.index, i);
      Combatant other = view.combatant(enemy);
      if (other.isAble() && view.reaches(self.index, enemy)) {
        int measure =
            this == WEAKEST
                ? other.protection() + other.vigor() + other.life()
                : view.distance(self.index, enemy);
        if (measure < least) {
          least = measure;
          best = enemy;
        }
      }
    }
    return best;
  }

  private static int nearest(CombatView view, Combatant self) {
    int best = Combatant.NONE;
    int least = Integer.MAX_VALUE;
    for (int i = 0, n = view.enemies(self.index); i < n; i++) {
      int enemy = view.enemy(self.index, i);
      int distance = view.distance(self.index, enemy);
      if (distance < least && view.combatant(enemy).isAble()) {
        least = distance;
        best = enemy;
      }
    }
    return best;
  }
}
