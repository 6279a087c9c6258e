package org.rpg.encounter.rules.combat;

import static org.rpg.encounter.rules.Rule.*;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.dice.Purpose;
import org.rpg.encounter.rules.field.Squares;

/**
 * Strikes the weapon {@code detail}, or the worthiest, out of an opponent's hand (MAN-01, MAN-02).
 * Natural weapons and shields stay where they are (INT-49).
 */
final class Disarm extends Action {
  static final Disarm ACTION = new Disarm();

  private static final List<Rule> ATTEMPT = List.of(MAN_01, ATK_01);
  private static final List<Rule> DONE = List.of(MAN_02, INT_49);

  private Disarm() {
    super(ActionKind.DISARM);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    Combatant other = combat.combatants[target];
    return other.isPresent()
        && !combat.isAllied(actor, target)
        && !other.has(Condition.HIDDEN)
        && tool(combat.combatants[actor], combat.board.distance(actor, target)) != null
        && other.canLetGo(removed(other, detail));
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    Combatant self = combat.combatants[actor];
    Combatant other = combat.combatants[target];
    int weapon = removed(other, detail);
    WeaponUse tool = tool(self, combat.board.distance(actor, target));
    int resists = combat.manoeuvres.bestWeaponResists ? best(other) : other.weapons[weapon].skill;
    int difficulty =
        combat.rules.baseDifficulty + (combat.wrestling.canResist(other) ? resists : 0);
    int level = combat.wrestling.test(self, target, kind(), tool.aptitude, difficulty, ATTEMPT);
    if (level > 0) {
      lose(combat, self, other, weapon, level);
    }
    return true;
  }

  /** MAN-02: the weapon lands one square a level away; what is no ground stops it. */
  private static void lose(Combat combat, Combatant by, Combatant other, int weapon, int level) {
    int from = combat.board.at(other.index);
    int direction =
        combat.manoeuvres.disarmAway
            ? Squares.directionNear(combat.board.at(by.index), from, 0)
            : combat.dice.roll(Squares.DIRECTIONS, Purpose.DIRECTION) - 1;
    int square = combat.board.thrown(from, direction, level);
    other.letGo(weapon);
    other.lyingOn[weapon] = square;
    if (combat.listener != null) {
      combat.listener.on(new Event.Disarmed(other.index, by.index, weapon, square, DONE));
    }
  }

  /** The wielded weapon with the best skill that reaches so far in melee, null without one. */
  private static WeaponUse tool(Combatant self, int distance) {
    WeaponUse best = null;
    for (WeaponUse use : self.weapons) {
      boolean usable =
          self.inHand(use.number) && !use.weapon.unarmed() && distance <= use.melee; // MAN-01
      best = usable && (best == null || use.skill > best.skill) ? use : best;
    }
    return best;
  }

  private static int removed(Combatant other, int named) {
    if (named != Combatant.NONE) {
      return named;
    }
    for (WeaponUse use : other.ranking) {
      if (other.canLetGo(use.number)) {
        return use.number;
      }
    }
    return Combatant.NONE;
  }

  private static int best(Combatant other) {
    int best = CombatRules.NO_DEFENCE;
    for (WeaponUse use : other.weapons) {
      best = other.inHand(use.number) ? Math.max(best, use.skill) : best;
    }
    return best;
  }
}
