package org.rpg.encounter.rules.combat;

/** Does nothing more (ACT-01). */
final class Wait implements Action {
  static final Wait ACTION = new Wait();

  private Wait() {}

  @Override
  public ActionKind kind() {
    return ActionKind.WAIT;
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return true;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    return true;
  }
}
