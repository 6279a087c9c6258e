package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.gear.Container;

/**
 * Gives the item {@code detail} in hand to someone next to one who takes it (ACT-09, our own
 * reading).
 */
final class Give extends Action {
  static final Give ACTION = new Give();

  private Give() {
    super(ActionKind.GIVE);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    Combatant other = combat.combatants[target];
    return target != actor
        && combat.items.count(actor, detail, Container.HAND) > 0
        && !combat.items.item(detail).kind().isKnown()
        && other.isStanding()
        && combat.isAllied(actor, target)
        && combat.board.distance(actor, target) <= 1
        && combat.items.canHold(other, detail);
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    combat.items.give(combat.combatants[actor], combat.combatants[target], detail);
    return true;
  }
}
