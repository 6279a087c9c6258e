package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.Event;

/** Takes one's shield in hand, or puts it away (ACT-08, DEF-03). */
final class EquipShield extends Action {
  static final EquipShield ACTION = new EquipShield(true);
  static final EquipShield STOW = new EquipShield(false);

  private final boolean inHand;

  private EquipShield(boolean inHand) {
    super(inHand ? ActionKind.EQUIP : ActionKind.STOW);
    this.inHand = inHand;
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    Combatant self = combat.combatants[actor];
    return self.shieldOwned != null
        && self.shieldHeld != inHand
        && (!inHand || self.shieldHands <= self.handsFree);
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    combat.combatants[actor].holdShield(inHand);
    if (combat.listener != null) {
      combat.listener.on(new Event.ShieldHandled(actor, inHand, CitedGear.SHIELD));
    }
    return true;
  }
}
