package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;

/** What a ruleset says about manoeuvres, grapples and flight, as plain values. */
final class ManoeuvreRules {
  static final int SIZE_ANY = 0;
  static final int SIZE_ONE_LARGER = 1;
  static final int SPARED_CAPTURED = 1;
  static final int SPARED_KILLS = 2;

  /** Whether manoeuvres count as attacks (ATK-01). */
  final boolean areAttacks;

  /** Whether the best weapon in hand resists disarming, not the one that is to go (MAN-01). */
  final boolean bestWeaponResists;

  /** Whether a weapon flies directly away from the disarmer (MAN-02). */
  final boolean disarmAway;

  /** Whether the attacker chooses what a manoeuvre is resisted with (MAN-07). */
  final boolean attackerChooses;

  private final int sizeLimit;

  /** Whether half a square of a push counts as a whole one (MAN-14). */
  final boolean pushRoundedUp;

  final boolean chargeMeleeOnly;

  /** Whether all metres of the movement count for a charge (MAN-15). */
  final boolean chargeByWholeMovement;

  /** Whether care lasts for the whole activation (TAC-09). */
  final boolean carefulThroughout;

  private final int equalSpan;

  /** Whether a smaller grappler overloads its prisoner (CON-03). */
  final boolean smallerOverloads;

  /** Whether equals who hold each other cannot move at all (CON-05). */
  final boolean equalsStay;

  /** Whether a grappler lets go of a larger prisoner that moves (CON-06). */
  final boolean letsGoOfLarger;

  final String restraintSkill;
  final int sparedBlow;

  /** Movements out of everybody's reach, one after the other, after which one has fled; 0: none. */
  final int escapeMoves;

  /** In squares (INT-34). */
  final int flightDistance;

  ManoeuvreRules(Ruleset ruleset) {
    areAttacks = ruleset.on(Parameter.MANOEUVRES_ARE_ATTACKS);
    bestWeaponResists = ruleset.reading(Parameter.DISARM_DEFENCE) == 1;
    disarmAway = ruleset.reading(Parameter.DISARM_DIRECTION) == 1;
    attackerChooses = ruleset.reading(Parameter.MANOEUVRE_DEFENCE) == 1;
    sizeLimit = ruleset.reading(Parameter.MANOEUVRE_SIZE);
    pushRoundedUp = ruleset.reading(Parameter.PUSH_ROUNDING) == 1;
    chargeMeleeOnly = ruleset.on(Parameter.CHARGE_MELEE_ONLY);
    chargeByWholeMovement = ruleset.reading(Parameter.CHARGE_METRES) == 1;
    carefulThroughout = ruleset.reading(Parameter.CAREFUL_SCOPE) == 1;
    equalSpan = ruleset.number(Parameter.EQUAL_SIZE_SPAN);
    smallerOverloads = ruleset.reading(Parameter.SMALLER_GRAPPLER) == 1;
    equalsStay = ruleset.reading(Parameter.GRAPPLE_DRAG) == 1;
    letsGoOfLarger = ruleset.reading(Parameter.LARGER_PRISONER) == 1;
    restraintSkill = ruleset.name(Parameter.RESTRAINT_SKILL);
    sparedBlow = ruleset.reading(Parameter.SPARED_BLOW);
    escapeMoves = ruleset.number(Parameter.ESCAPE_MOVES);
    flightDistance = ruleset.squares(Parameter.FLIGHT_DISTANCE);
  }

  /** How many sizes one is larger than another; 0 for sizes that are equivalent (BASE-18). */
  int larger(Combatant one, Combatant other) {
    int difference = one.sheet.size().compareTo(other.sheet.size());
    return Math.abs(difference) <= equalSpan ? 0 : difference;
  }

  /** Whether someone may grapple, knock down or push someone of that size (MAN-07). */
  boolean allowsSize(Combatant actor, Combatant target) {
    return switch (sizeLimit) {
      case SIZE_ANY -> true;
      case SIZE_ONE_LARGER -> larger(target, actor) <= 1;
      default -> larger(target, actor) <= 0;
    };
  }

  /** Squares of a push with so many levels of success (MAN-14, BASE-20). */
  int pushed(int levels) {
    return (pushRoundedUp ? levels + 1 : levels) / 2;
  }
}
