package org.rpg.encounter.exact;

import java.util.Optional;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.gear.WeaponSize;

/**
 * A weapon and how well its owner fights with it.
 *
 * @param size small weapons add no Physique (BASE-13)
 * @param damage its dice
 * @param skill value of Fight with it
 * @param melee reach in squares of 1.5 m, 0 if it is none for melee
 * @param ranged range in squares, 0 if it has none
 * @param natural part of the body
 * @param parries adds its skill as a defence in melee (DEF-07)
 * @param venom what is on it
 */
record Arm(
    WeaponSize size,
    DiceExpression damage,
    int skill,
    int melee,
    int ranged,
    boolean natural,
    boolean parries,
    Optional<Venom> venom) {

  /** A small weapon for melee. */
  static Arm small(String damage, int skill) {
    return melee(WeaponSize.SMALL, damage, skill);
  }

  /** A medium weapon for melee. */
  static Arm medium(String damage, int skill) {
    return melee(WeaponSize.MEDIUM, damage, skill);
  }

  /** A large weapon for melee. */
  static Arm large(String damage, int skill) {
    return melee(WeaponSize.LARGE, damage, skill);
  }

  /** A medium weapon for shooting. */
  static Arm bow(String damage, int skill, int squares) {
    return new Arm(
        WeaponSize.MEDIUM,
        DiceExpression.parse(damage),
        skill,
        0,
        squares,
        false,
        false,
        Optional.empty());
  }

  private static Arm melee(WeaponSize size, String damage, int skill) {
    DiceExpression dice = DiceExpression.parse(damage);
    return new Arm(size, dice, skill, 1, 0, false, false, Optional.empty());
  }

  /** The same as a part of the body. */
  Arm asNatural() {
    return new Arm(size, damage, skill, melee, ranged, true, parries, venom);
  }

  /** The same, good for parrying. */
  Arm parrying() {
    return new Arm(size, damage, skill, melee, ranged, natural, true, venom);
  }

  /** The same with poison on it. */
  Arm with(Venom poison) {
    return new Arm(size, damage, skill, melee, ranged, natural, parries, Optional.of(poison));
  }

  int reach() {
    return Math.max(melee, ranged);
  }

  boolean addsPhysique() {
    return size != WeaponSize.SMALL;
  }
}
