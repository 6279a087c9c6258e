package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.gear.ItemKind;

/**
 * Drinks the potion {@code detail} from pocket, pouch, belt or hand, or gives it to the target:
 * someone next to one who is willing, as allies are, or helpless (ACT-11). No free hand is asked
 * for, as the text asks for none. In the backpack it must be fetched first (ACT-04).
 */
final class DrinkPotion extends Action {
  static final DrinkPotion ACTION = new DrinkPotion(Slot.MINOR);

  /** ACT-11 reading (b): giving it to another is a major action. */
  static final DrinkPotion MAJOR = new DrinkPotion(Slot.MAJOR);

  private DrinkPotion(Slot slot) {
    super(ActionKind.DRINK_POTION, slot);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.items.isUsable(actor, detail, ItemKind.POTION, target)
        && (isOneself(actor, target) || takesIt(combat, actor, target));
  }

  private static boolean takesIt(Combat combat, int actor, int target) {
    return combat.rules.potionsForOthers
        && combat.board.distance(actor, target) <= 1
        && (combat.isAllied(actor, target) || combat.combatants[target].isHelpless());
  }

  static boolean isOneself(int actor, int target) {
    return target == Combatant.NONE || target == actor;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    int drinker = isOneself(actor, target) ? actor : target;
    combat.items.use(combat.combatants[actor], kind(), detail, drinker, true);
    return true;
  }
}
