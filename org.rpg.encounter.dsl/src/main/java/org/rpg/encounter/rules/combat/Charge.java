package org.rpg.encounter.rules.combat;

import static org.rpg.encounter.rules.Rule.*;

import java.util.List;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;

/**
 * Runs at a target, straight if there is a way, and attacks it with the weapon {@code detail} or
 * the worthiest one for melee: a step on the damage scale for 3 m in a straight line, and exposed
 * until the next turn (MAN-15, MAN-16). Under 3 m it is a plain attack (INT-41).
 */
final class Charge extends Action {
  static final Charge ACTION = new Charge();

  /** Squares in 3 m. */
  private static final int SQUARES_A_STEP = 2;

  private static final List<Rule> DONE = List.of(MAN_15, MAN_16);

  /** INT-40: these make no charge. */
  private static final int STOPPED = Condition.bits(Condition.PRONE, Condition.RESTRAINED);

  private Charge() {
    super(ActionKind.CHARGE);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    Combatant self = combat.combatants[actor];
    Combatant other = combat.combatants[target];
    int weapon = weapon(combat, self, detail);
    if (weapon == Combatant.NONE
        || !other.isPresent()
        || combat.isAllied(actor, target)
        || other.has(Condition.HIDDEN)) {
      return false;
    }
    int reach = reach(self.weapons[weapon]);
    if (combat.board.distance(actor, target) <= reach) {
      return true;
    }
    int end = way(combat, actor, target, reach);
    return combat.board.distance(target, actor, end) <= self.weapons[weapon].reach;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    Combatant self = combat.combatants[actor];
    int weapon = weapon(combat, self, detail);
    WeaponUse use = self.weapons[weapon];
    if (combat.board.distance(actor, target) > reach(use)) {
      combat.movement.walk(actor, way(combat, actor, target, reach(use)), false);
    }
    if (!self.able
        || combat.turn.isBarred(ActionKind.ATTACK)
        || !Attack.ACTION.possible(combat, actor, target, weapon)) {
      return false; // something stopped him on the way
    }
    int steps = steps(combat, self, use, combat.board.distance(actor, target));
    if (steps > 0) {
      combat.tellActed(actor, kind(), target, steps, DONE);
      combat.conditions.expose(self, DONE); // MAN-16
      combat.turn.movementUsedUp(); // MAN-15: the attack ends the movement
    }
    combat.strike.strike(actor, target, weapon, Manner.ACTION, steps);
    return true;
  }

  private static int steps(Combat combat, Combatant self, WeaponUse use, int distance) {
    boolean ranged = distance > use.melee;
    if ((ranged && combat.manoeuvres.chargeMeleeOnly) || (self.conditions & STOPPED) != 0) {
      return 0;
    }
    boolean all = combat.manoeuvres.chargeByWholeMovement;
    return (all ? combat.movement.covered : combat.movement.straight) / SQUARES_A_STEP;
  }

  private static int way(Combat combat, int actor, int target, int reach) {
    int budget = combat.turn.movementLeft();
    return combat.board.charge(actor, combat.board.at(target), reach, budget);
  }

  /** With a bow one runs until one stands before the target. */
  private static int reach(WeaponUse use) {
    return Math.max(1, use.melee);
  }

  private static int weapon(Combat combat, Combatant self, int named) {
    if (named != Combatant.NONE) {
      boolean ready = named >= 0 && named < self.weapons.length && self.inHand(named);
      return ready ? named : Combatant.NONE;
    }
    int ranged = Combatant.NONE;
    for (WeaponUse use : self.ranking) {
      if (self.inHand(use.number) && use.melee > 0) {
        return use.number;
      }
      ranged = self.inHand(use.number) && ranged == Combatant.NONE ? use.number : ranged;
    }
    return combat.manoeuvres.chargeMeleeOnly ? Combatant.NONE : ranged;
  }
}
