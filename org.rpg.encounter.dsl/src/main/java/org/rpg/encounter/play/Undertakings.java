package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.List;
import org.rpg.encounter.dsl.encounter.ObstacleAction;
import org.rpg.encounter.dsl.encounter.OpportunityAction;
import org.rpg.encounter.rules.combat.Obstacle;
import org.rpg.encounter.rules.combat.Ploy;

/**
 * What tactics may set about with a skill: opportunities and obstacles (ACT-02, ACT-03). Their
 * numbers are their places in the order in which they were asked for.
 */
final class Undertakings {
  private final Skills skills;
  private final Belongings belongings;
  private final List<Ploy> ploys = new ArrayList<>();
  private final List<Obstacle> obstacles = new ArrayList<>();

  Undertakings(Skills skills, Belongings belongings) {
    this.skills = skills;
    this.belongings = belongings;
  }

  /** An opponent resists with the skill that is used against him (OPO-01; our own choice). */
  int ploy(OpportunityAction action) {
    String skill = skills.key(action.getSkill());
    Ploy ploy = action.getEnemy() == null ? Ploy.with(skill) : Ploy.with(skill, skill);
    if (!ploys.contains(ploy)) {
      ploys.add(ploy);
    }
    return ploys.indexOf(ploy);
  }

  int obstacle(ObstacleAction action) {
    ItemUse use = belongings.use(null);
    use.against(action.getDifficulty());
    obstacles.add(
        new Obstacle(
            skills.key(action.getSkill()), use, (master, by, target) -> master.disarmTraps(by)));
    return obstacles.size() - 1;
  }

  List<Ploy> ploys() {
    return List.copyOf(ploys);
  }

  List<Obstacle> obstacles() {
    return List.copyOf(obstacles);
  }
}
