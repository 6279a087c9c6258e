package org.rpg.encounter.rules.combat;

/** Does nothing more (ACT-01). */
final class Wait extends Action {
  static final Wait ACTION = new Wait();

  private Wait() {
    super(ActionKind.WAIT);
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
