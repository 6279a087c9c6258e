package org.rpg.encounter.rules.combat;

/** Gives up the fight (INT-34). */
final class Yield extends Action {
  static final Yield ACTION = new Yield();

  private Yield() {
    super(ActionKind.YIELD);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return true;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    combat.departs(combat.combatants[actor], Fate.YIELDED);
    return true;
  }
}
