package org.rpg.encounter.rules.combat;

/** Stows the weapon {@code detail} (ACT-08). */
final class Stow extends Action {
  static final Stow ACTION = new Stow();

  private Stow() {
    super(ActionKind.STOW);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.combatants[actor].canLetGo(detail);
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    combat.combatants[actor].letGo(detail);
    combat.tellActed(actor, kind(), target, detail, Cited.EQUIP);
    return true;
  }
}
