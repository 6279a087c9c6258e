package org.rpg.encounter.rules.combat;

/** Drops the weapon {@code detail} where one stands (ACT-09). */
final class Drop extends Action {
  static final Drop ACTION = new Drop();

  private Drop() {
    super(ActionKind.DROP);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return combat.combatants[actor].canLetGo(detail);
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    Combatant self = combat.combatants[actor];
    self.letGo(detail);
    self.lyingOn[detail] = combat.board.at(actor);
    combat.tellActed(actor, kind(), target, detail, Cited.DROP);
    return true;
  }
}
