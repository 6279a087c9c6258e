package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.gear.Container;

/** Fetches the item or weapon {@code detail} from the backpack into a free hand (ACT-04). */
final class FetchFromBackpack extends Action {
  static final FetchFromBackpack ITEM = new FetchFromBackpack(false);
  static final FetchFromBackpack WEAPON = new FetchFromBackpack(true);

  private final boolean weapon;

  private FetchFromBackpack(boolean weapon) {
    super(ActionKind.FETCH_FROM_BACKPACK);
    this.weapon = weapon;
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    Combatant self = combat.combatants[actor];
    if (weapon) {
      return self.isPacked(detail) && self.weapon(detail).hands() <= self.handsFree;
    }
    return combat.items.count(actor, detail, Container.BACKPACK) > 0
        && combat.items.canHold(self, detail);
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    Combatant self = combat.combatants[actor];
    if (weapon) {
      self.take(detail);
      combat.tellActed(actor, kind(), target, detail, CitedGear.use(kind()));
    } else {
      combat.items.move(self, kind(), detail, Container.BACKPACK, Container.HAND);
    }
    return true;
  }
}
