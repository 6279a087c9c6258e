package org.rpg.encounter.play;

import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.play.seen.Filter;
import org.rpg.encounter.rules.combat.Combatant;

/** Finds what a combatant has. */
final class Weapons {
  private Weapons() {}

  /** Whether a weapon of that name, or the shield, is in his hand. */
  static boolean inHand(Combatant it, String name) {
    for (int i = 0; i < it.weapons(); i++) {
      if (it.inHand(i) && it.weapon(i).name().equals(name)) {
        return true;
      }
    }
    return it.hasShield(name);
  }

  /**
   * Whether he has a weapon of that name, in hand or stowed, but not on the ground; or a shield.
   */
  static boolean has(Combatant it, String name) {
    for (int i = 0; i < it.weapons(); i++) {
      if (it.owns(i) && !it.isOnGround(i) && it.weapon(i).name().equals(name)) {
        return true;
      }
    }
    return it.hasShield(name);
  }

  /** Whether somebody has a thing: a weapon or a shield by its name, an item by its number. */
  static Filter has(Scene scene, EObject thing) {
    int item = scene.belongings().number(thing);
    String name = scene.names().of(thing);
    return item == Combatant.NONE
        ? (view, self, other) -> has(view.combatant(other), name)
        : (view, self, other) -> view.carried(other, item) > 0;
  }
}
