package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.dice.Purpose;

/** What someone confused does with the initiative (CON-10, INT-21). */
final class Confusion {
  private static final int DIE = 6;
  private static final int LAST_WALK = 3;
  private static final int LAST_ATTACK = 5;
  private static final int DIRECTIONS = 8;

  private final Combat combat;
  private final int[] near;

  Confusion(Combat combat) {
    this.combat = combat;
    near = new int[combat.combatants.length];
  }

  /** Rolls what the holder does, and does it. */
  void act(Combatant self) {
    int roll = combat.dice.roll(DIE, Purpose.CONFUSION);
    if (combat.listener != null) {
      combat.listener.on(new Event.Confused(self.index, roll, Cited.CONFUSED));
    }
    if (roll <= LAST_WALK) {
      walk(self);
    } else if (roll <= LAST_ATTACK) {
      attack(self);
    }
  }

  /** 1 to 3: he walks at random, with all his speed; enemies strike at him (CON-10). */
  private void walk(Combatant self) {
    if (combat.turn.bar(ActionKind.MOVE_TO) != null) {
      combat.turn.tellBarred(ActionKind.MOVE_TO);
      return; // INT-21
    }
    int direction = combat.dice.roll(DIRECTIONS, Purpose.DIRECTION) - 1;
    int end = combat.board.straightOn(self.index, direction, combat.turn.movementLeft());
    combat.movement.walk(self.index, end, false);
  }

  /** 4 or 5: he attacks a character in his reach at random, friend or foe (CON-10). */
  private void attack(Combatant self) {
    if (combat.turn.bar(ActionKind.ATTACK) != null) {
      combat.turn.tellBarred(ActionKind.ATTACK);
      return; // INT-21
    }
    int count = 0;
    for (Combatant other : combat.combatants) {
      boolean allowed =
          combat.rules.confusedAtEnemies
              ? combat.sides.hostile[self.side][other.side]
              : other != self;
      if (allowed
          && other.isPresent()
          && !other.has(Condition.HIDDEN)
          && other.index != self.mount
          && canHit(self, other)) {
        near[count++] = other.index;
      }
    }
    if (count == 0) {
      return;
    }
    int target = near[count == 1 ? 0 : combat.dice.roll(count, Purpose.TARGET) - 1];
    int weapon = self.weaponFor(combat.board.distance(self.index, target));
    combat.strike.strike(self.index, target, weapon, Manner.CONFUSION, 0);
  }

  private boolean canHit(Combatant self, Combatant other) {
    int weapon = self.weaponFor(combat.board.distance(self.index, other.index));
    return weapon != Combatant.NONE && combat.isInSight(self.index, other.index); // TAC-11
  }
}
