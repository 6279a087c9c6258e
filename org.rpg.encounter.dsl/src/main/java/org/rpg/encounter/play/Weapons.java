package org.rpg.encounter.play;

import org.rpg.encounter.rules.combat.Combatant;

/** Finds a combatant's weapons by their name. */
final class Weapons {
  private Weapons() {}

  /** Whether a weapon of that name, or the shield, is in his hand. */
  static boolean inHand(Combatant it, String name) {
    for (int i = 0; i < it.weapons(); i++) {
      if (it.inHand(i) && it.weapon(i).name().equals(name)) {
        return true;
      }
    }
    return isShield(it, name);
  }

  /**
   * Whether he has a weapon of that name, in hand or stowed, but not on the ground; or a shield.
   */
  static boolean has(Combatant it, String name) {
    for (int i = 0; i < it.weapons(); i++) {
      if (!it.isOnGround(i) && it.weapon(i).name().equals(name)) {
        return true;
      }
    }
    return isShield(it, name);
  }

  private static boolean isShield(Combatant it, String name) {
    return it.sheet().shield().isPresent() && it.sheet().shield().get().name().equals(name);
  }
}
