package org.rpg.encounter.rules.combat;

/** Shouts a command: told, without effect (ACT-07). */
final class Shout implements Action {
  static final Shout ACTION = new Shout();

  private Shout() {}

  @Override
  public ActionKind kind() {
    return ActionKind.SHOUT;
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return true;
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    combat.tellActed(actor, kind(), target, detail, Cited.SHOUT);
    return true;
  }
}
