package org.rpg.encounter.rules.combat;

/** Overcomes the battle's obstacle {@code detail} with a test that counts (ACT-02, INI-09). */
final class OvercomeObstacle extends Action {
  static final OvercomeObstacle ACTION = new OvercomeObstacle();

  private OvercomeObstacle() {
    super(ActionKind.OVERCOME_OBSTACLE);
  }

  @Override
  public boolean possible(Combat combat, int actor, int target, int detail) {
    return detail >= 0 && detail < combat.battle.obstacles.size();
  }

  @Override
  public boolean perform(Combat combat, int actor, int target, int detail) {
    Obstacle obstacle = combat.battle.obstacles.get(detail);
    Aptitude aptitude = combat.combatants[actor].obstacles[detail];
    int difficulty = obstacle.difficulty().against(combat.master, actor, Combatant.NONE);
    if (combat.trials.ofAction(
        combat.combatants[actor], aptitude, difficulty, CitedGear.OBSTACLE)) {
      obstacle.effect().happens(combat.master, actor, Combatant.NONE);
    }
    return true;
  }
}
