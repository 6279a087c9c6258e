package org.rpg.encounter.rules.combat;

/** Shouts a command, maybe to an ally; without effect unless the rules give it one (ACT-07). */
final class Shout extends Action {
  static final Shout ACTION = new Shout();

  private Shout() {
    super(ActionKind.SHOUT);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return target == Combatant.NONE
        || (target != actor
            && combat.isAllied(actor, target)
            && combat.combatants[target].isStanding());
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    if (target != Combatant.NONE) {
      combat.opportunities.shout(combat.combatants[actor], combat.combatants[target]);
    }
    combat.tellActed(actor, kind(), target, detail, Cited.SHOUT);
    return true;
  }
}
