package org.rpg.encounter.rules.combat;

/** Gets off one's mount next to it: what is left of the movement is used for it (TAC-16, ours). */
final class Dismount extends Action {
  static final Dismount ACTION = new Dismount();

  private Dismount() {
    super(ActionKind.DISMOUNT);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.combatants[actor].mount != Combatant.NONE && combat.turn.movementLeft() > 0;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    combat.turn.movementUsedUp();
    combat.mounts.dismount(combat.combatants[actor]);
    return true;
  }
}
