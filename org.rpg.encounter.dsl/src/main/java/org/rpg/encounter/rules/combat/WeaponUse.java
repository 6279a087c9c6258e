package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.body.DamageSteps;
import org.rpg.encounter.rules.dice.Dice;
import org.rpg.encounter.rules.dice.Purpose;
import org.rpg.encounter.rules.gear.Damage;
import org.rpg.encounter.rules.gear.Weapon;
import org.rpg.encounter.rules.gear.WeaponSize;
import org.rpg.encounter.rules.hazard.Poison;

/** A weapon in the hands of one character, as plain numbers. */
final class WeaponUse {
  final Weapon weapon;
  final int number;
  final int skill;

  /** The skill of fighting with it, for tests that are no attacks (MAN-01). */
  final Aptitude aptitude;

  final boolean penalised;
  final int melee;
  final int ranged;
  final int reach;
  final boolean physical;
  final int meleeBonus;
  final int rangedBonus;
  final int count;
  final int sides;
  final int factor;
  final int plus;
  final int max;
  final DamageKind kind;
  final Damage[] further;
  final int parry;

  /** Whether it strikes at those who leave its reach (TAC-07). */
  final boolean threatens;

  /** Whether it lets its bearer answer attacks (CTR-01). */
  final boolean counters;

  /** The main damage, so many steps up the scale (BASE-10, INT-38). */
  private final DamageSteps scale;

  /** What is on it, null for nothing (POI-02). */
  final Poison poison;

  final double worth;

  WeaponUse(
      Weapon weapon, int number, int skill, boolean penalised, int physique, CombatRules rules) {
    this.weapon = weapon;
    this.number = number;
    this.skill = skill;
    this.penalised = penalised;
    aptitude = new Aptitude(weapon.skill(), skill, penalised);
    melee = weapon.melee() == 0 && weapon.ranged() == 0 ? rules.meleeReach : weapon.melee();
    ranged = weapon.ranged();
    reach = Math.max(melee, ranged);
    physical = weapon.physical();
    boolean heavy = weapon.size() != WeaponSize.SMALL; // BASE-13
    meleeBonus = heavy ? physique : 0;
    boolean far =
        switch (rules.physiqueBonus) {
          case CombatRules.BONUS_ALWAYS -> true;
          case CombatRules.BONUS_MELEE_OR_THROWN -> weapon.thrown();
          default -> false;
        };
    rangedBonus = heavy && far ? physique : 0;
    Damage main = weapon.damages().get(0);
    count = main.dice().count();
    sides = main.dice().sides();
    factor = main.dice().factor();
    plus = main.dice().bonus();
    max = main.dice().max();
    kind = main.kind();
    further = weapon.damages().subList(1, weapon.damages().size()).toArray(new Damage[0]);
    counters = weapon.counters();
    poison = weapon.poison().orElse(null);
    scale = rules.scale.of(main.dice());
    threatens = melee > 0 && (!isBare(weapon) || rules.unarmedOpportunity);
    parry = weapon.parries() && rules.weaponParry ? skill : CombatRules.NO_DEFENCE; // DEF-07
    worth = skill + (main.dice().min() + max) / 2.0 + meleeBonus;
  }

  /** Rolls the main damage, so many steps up the scale (BASE-10). */
  int roll(Dice dice, int steps) {
    if (steps > 0) {
      return scale.roll(steps, dice, Purpose.DAMAGE);
    }
    int sum = 0;
    for (int i = count; i > 0; i--) {
      sum += dice.roll(sides, Purpose.DAMAGE);
    }
    return sum * factor + plus;
  }

  /** The most that the main damage can be, so many steps up the scale (INT-38). */
  int max(int steps) {
    return steps > 0 ? scale.max(steps) : max;
  }

  /** Bare hands are no melee weapon that one wields (TAC-07). */
  private static boolean isBare(Weapon weapon) {
    return weapon.unarmed();
  }

  /**
   * How near its bearer goes to an enemy, at least 1 square: what strikes in melee is not kept for
   * throwing.
   */
  int approach() {
    return Math.max(1, weapon.thrown() && melee > 0 ? melee : reach);
  }

  /** Whether it can be used on someone so many squares away. */
  boolean reaches(int distance) {
    return distance <= reach;
  }
}
