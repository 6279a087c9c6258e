package org.rpg.encounter.play;

import org.rpg.encounter.rules.combat.Combatant;

/** Finds a combatant's weapon by its name. */
final class Weapons {
  private Weapons() {}

  /** The weapon's number, {@link Combatant#NONE} if he has none of that name. */
  static int number(Combatant it, String name) {
    for (int i = 0; i < it.weapons(); i++) {
      if (it.weapon(i).name().equals(name)) {
        return i;
      }
    }
    return Combatant.NONE;
  }

  /** Whether a weapon of that name is in his hand. */
  static boolean inHand(Combatant it, String name) {
    int number = number(it, name);
    return number != Combatant.NONE && it.inHand(number);
  }

  /**
   * Whether he has a weapon of that name, in hand or stowed, but not on the ground; or a shield.
   */
  static boolean has(Combatant it, String name) {
    int number = number(it, name);
    return number != Combatant.NONE
        ? it.inHand(number) || !it.isOnGround(number)
        : it.sheet().shield().isPresent() && it.sheet().shield().get().name().equals(name);
  }
}
