package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.body.Condition;

/**
 * Gets on the back of a mount next to one: what is left of the movement is used for it (TAC-16, our
 * own reading). Nobody does so who holds someone or is held.
 */
final class MountUp extends Action {
  static final MountUp ACTION = new MountUp();

  private MountUp() {
    super(ActionKind.MOUNT_UP);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    Combatant self = combat.combatants[actor];
    return combat.turn.movementLeft() > 0
        && combat.mounts.canMount(self, combat.combatants[target])
        && combat.board.distance(actor, target) <= 1
        && self.prisoner == Combatant.NONE
        && !self.has(Condition.GRAPPLED);
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    combat.turn.movementUsedUp();
    combat.mounts.mount(combat.combatants[actor], combat.combatants[target]);
    return true;
  }
}
