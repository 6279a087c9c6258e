package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.field.Board;

/**
 * Ready-made ways to fight sensibly: gets out of fire, stands up, draws a weapon if none is in
 * hand, attacks an enemy in reach, walks into reach of the nearest one, resists a poison when
 * nobody is in reach. The initiative goes to whom the default policy names: an ally who has not
 * acted first.
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
    if (self.fires > 0 && turn.leaveFire()) {
      return true;
    }
    if (self.has(Condition.PRONE) && turn.isFree(Slot.MOVEMENT)) {
      return turn.standUp();
    }
    if (self.reach() == 0 && turn.isFree(Slot.MINOR)) {
      return draws(turn, self);
    }
    boolean attacks = turn.isFree(Slot.MAJOR);
    boolean walks = turn.isFree(Slot.MOVEMENT);
    if (!attacks && !walks) {
      return false;
    }
    int target = Combatant.NONE;
    int least = Integer.MAX_VALUE;
    int nearest = Combatant.NONE;
    int near = Board.OFF_FIELD;
    Combat combat = turn.combat;
    int reach = attacks ? self.farthestReach : Combatant.NONE;
    for (int enemy : combat.enemies[self.index]) {
      int distance = combat.board.distance(self.index, enemy);
      if (distance < near && combat.combatants[enemy].standing) {
        near = distance;
        nearest = enemy;
      }
      if (distance <= reach && combat.combatants[enemy].standing) {
        int measure = this == NEAREST ? distance : strength(combat.combatants[enemy]);
        if (measure < least && combat.isShown(self.index, enemy, distance)) {
          least = measure;
          target = enemy;
        }
      }
    }
    if (target != Combatant.NONE) {
      boolean attacked = turn.attack(target);
      if (view.combatant(target).isPresent()) {
        turn.finish(); // someone is still in reach: nowhere to go
      }
      return attacked;
    }
    if (walks && nearest != Combatant.NONE && turn.approach(nearest)) {
      return true;
    }
    return self.doses > 0 && turn.resistPoison();
  }

  @Override
  public boolean reacts(CombatView view, int self, int enemy, Reaction reaction) {
    return this != IDLE;
  }

  private static int strength(Combatant enemy) {
    return enemy.protection() + enemy.vigor() + enemy.life();
  }

  private static boolean draws(Turn turn, Combatant self) {
    for (int i = 0; i < self.weapons(); i++) {
      if (turn.pickUp(i) || turn.equip(i)) {
        return true;
      }
    }
    return false;
  }
}
