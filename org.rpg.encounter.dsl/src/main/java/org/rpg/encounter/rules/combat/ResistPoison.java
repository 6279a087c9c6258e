package org.rpg.encounter.rules.combat;

/** Redoes the test against a poison that goes on in him, the worst of them (POI-12, INT-04). */
final class ResistPoison extends Action {
  static final ResistPoison ACTION = new ResistPoison();

  private ResistPoison() {
    super(ActionKind.RESIST_POISON);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.poisons.mayResist(combat.combatants[actor]);
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    combat.poisons.resist(combat.combatants[actor]);
    return true;
  }
}
