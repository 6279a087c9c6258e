package org.rpg.encounter.play.road;

import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.rules.combat.GameMaster;

/**
 * What is said within a leg, a rest or a repetition: steps that are done once, and events that come
 * again and again while it lasts.
 */
public record Block(Step steps, EveryHours[] events) {
  void begin(GameMaster master) {
    for (EveryHours each : events) {
      each.begin(master);
    }
  }

  void end(GameMaster master) {
    for (EveryHours each : events) {
      each.end(master);
    }
  }
}
