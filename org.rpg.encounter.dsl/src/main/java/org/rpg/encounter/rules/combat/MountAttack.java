package org.rpg.encounter.rules.combat;

/**
 * The mount attacks, as its rider's major action, with its weapon {@code detail} or the worthiest
 * that reaches (TAC-17).
 */
final class MountAttack extends Action {
  static final MountAttack ACTION = new MountAttack();

  private MountAttack() {
    super(ActionKind.MOUNT_ATTACK);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    Combatant mount = combat.combatants[actor].steed;
    return mount != null
        && mount.canFight()
        && Attack.ACTION.possible(combat, mount.index, target, detail);
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    int mount = combat.combatants[actor].mount;
    int weapon = Attack.weapon(combat, mount, target, detail);
    combat.strike.strike(mount, target, weapon, Manner.MOUNT, 0);
    return true;
  }
}
