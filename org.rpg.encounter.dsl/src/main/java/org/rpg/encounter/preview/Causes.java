package org.rpg.encounter.preview;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.preview.CharacterForecast.Cause;
import org.rpg.encounter.preview.CharacterForecast.Kind;

/**
 * What somebody died of. Those of one kind count together: a forecast does not ask which of three
 * Goblins it was.
 */
final class Causes {
  private final Plan whole;
  private final Map<Cause, Long> counts = new LinkedHashMap<>();

  Causes(Plan whole) {
    this.whole = whole;
  }

  /** The most frequent first. */
  List<Cause> of(CombatantTally it) {
    for (int scene = 0; scene < whole.scenes(); scene++) {
      count(it, scene);
    }
    return counts.entrySet().stream()
        .map(entry -> entry.getKey().count(entry.getValue()))
        .sorted(Comparator.comparing((Cause cause) -> -cause.count()))
        .toList();
  }

  private void count(CombatantTally it, int scene) {
    Plan plan = whole.scene(scene);
    String in = scene == 0 ? "" : plan.title();
    for (int killer = -1; killer < plan.battle().size(); killer++) {
      String by = killer < 0 ? "" : plan.roles().get(killer).kind();
      int weapons = killer < 0 ? 0 : plan.battle().sheet(killer).weapons().size();
      for (int weapon = 0; weapon < weapons; weapon++) {
        String with = plan.battle().sheet(killer).weapons().get(weapon).name();
        count(new Cause(Kind.WEAPON, by, with, in, 0), it.deathsBy(scene, killer, weapon));
      }
      for (String poison : it.poisons()) {
        count(new Cause(Kind.POISON, by, poison, in, 0), it.deathsBy(scene, killer, poison));
      }
      for (String thing : it.things()) {
        Kind kind = killer < 0 ? Kind.EVENT : Kind.ITEM;
        count(new Cause(kind, by, thing, in, 0), it.deathsByThing(scene, killer, thing));
      }
      for (String heat : it.heats()) {
        count(new Cause(Kind.FIRE, by, heat, in, 0), it.deathsByHeat(scene, killer, heat));
      }
      count(
          new Cause(Kind.SUFFOCATION, by, "", in, 0),
          it.deathsBy(scene, killer, CombatantTally.SUFFOCATION));
      count(new Cause(Kind.FIRE, by, "", in, 0), it.deathsBy(scene, killer, CombatantTally.FIRE));
      count(new Cause(Kind.FALL, by, "", in, 0), it.deathsBy(scene, killer, CombatantTally.FALL));
      count(
          new Cause(Kind.WOUNDS, by, "", in, 0), it.deathsBy(scene, killer, CombatantTally.WOUNDS));
      count(
          new Cause(Kind.FATIGUE, by, "", in, 0),
          it.deathsBy(scene, killer, CombatantTally.FATIGUE));
      count(new Cause(Kind.OTHER, by, "", in, 0), it.deathsBy(scene, killer, -1));
    }
  }

  private void count(Cause cause, long deaths) {
    if (deaths > 0) {
      counts.merge(cause, deaths, Long::sum);
    }
  }
}
