package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.gear.Container;

/** Takes the item {@code detail} from pocket, pouch or belt into the hand (ACT-10). */
final class TakeFromPocket extends Action {
  static final TakeFromPocket ACTION = new TakeFromPocket();

  private static final Container[] PLACES = {Container.POCKET, Container.POUCH, Container.BELT};

  private TakeFromPocket() {
    super(ActionKind.TAKE_FROM_POCKET);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return place(combat, actor, detail) != Container.HAND
        && combat.items.canHold(combat.combatants[actor], detail);
  }

  /** Where it is, the hand if it is in none of these places. */
  private static Container place(Combat combat, int actor, int item) {
    for (Container place : PLACES) {
      if (combat.items.count(actor, item, place) > 0) {
        return place;
      }
    }
    return Container.HAND;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    Container from = place(combat, actor, detail);
    combat.items.move(combat.combatants[actor], kind(), detail, from, Container.HAND);
    return true;
  }
}
