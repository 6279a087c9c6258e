package org.rpg.encounter.exact.travel;

import java.util.Map;
import java.util.TreeMap;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Adventure;
import org.rpg.encounter.dsl.encounter.Journey;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Planner;
import org.rpg.encounter.play.Plans;
import org.rpg.encounter.play.Play;
import org.rpg.encounter.play.StageMap;
import org.rpg.encounter.rules.combat.CombatView;

/** Plays journeys many times and counts what {@link Outcomes} has the chances of. */
final class Sampler {
  private final Map<String, Double> counts = new TreeMap<>();

  private Sampler() {}

  /** The plan of the last journey or adventure of a script. */
  static Plan plan(String script) {
    EObject last = null;
    for (EObject each : Plans.script(script).getDeclarations()) {
      if (each instanceof Journey || each instanceof Adventure) {
        last = each;
      }
    }
    if (last == null) {
      throw new AssertionError("no journey in\n" + script);
    }
    return Planner.plan(last);
  }

  /** How often everything happened in so many plays. */
  static Map<String, Double> of(Itinerary way, int runs, long seed) {
    Play play = new Play(plan(way.script()));
    Sampler sampler = new Sampler();
    for (int run = 0; run < runs; run++) {
      play.run(seed, run);
      sampler.look(way, play);
    }
    return sampler.counts;
  }

  /** How often each Life was left after days of the wounded. */
  static Map<String, Double> of(Convalescence days, int runs, long seed) {
    Play play = new Play(plan(days.script()));
    Sampler sampler = new Sampler();
    for (int run = 0; run < runs; run++) {
      play.run(seed, run);
      sampler.add(SickRoom.name(Math.max(0, play.view().combatant(0).life())));
    }
    return sampler.counts;
  }

  /** How often each stage and ending of an adventure was reached. */
  static Map<String, Double> of(Quest quest, int runs, long seed) {
    Plan plan = plan(quest.script());
    Play play = new Play(plan);
    Sampler sampler = new Sampler();
    for (int run = 0; run < runs; run++) {
      play.run(seed, run);
      for (StageMap.Stage stage : plan.graph().orElseThrow().stages()) {
        if (play.view().memory(stage.visits()) > 0) {
          sampler.add(stage.name());
        }
      }
    }
    return sampler.counts;
  }

  private void look(Itinerary way, Play play) {
    CombatView view = play.view();
    String end = end(play.endingName());
    add(end);
    for (int who = 0; who < way.walkers().size(); who++) {
      if (view.combatant(who).timesFainted() > 0) {
        add(Outcomes.faints(way.walkers().get(who).name()));
      }
    }
    if (!end.equals("arrival")) {
      return;
    }
    add(Outcomes.arrivesAfter(view.minutes() - way.departure()));
    add(Outcomes.arrivesWithMeals(view.meals()));
    for (int who = 0; who < way.walkers().size(); who++) {
      String name = way.walkers().get(who).name();
      add(Outcomes.arrivesWith(name, view.perseverance(who)));
      if (view.combatant(who).isConscious()) {
        add(Outcomes.arrivesConscious(name));
      }
    }
  }

  /** The end in the words of the solver. */
  private static String end(String name) {
    return switch (name) {
      case "arrival", "chegada" -> "arrival";
      case "collapse", "colapso" -> "collapse";
      case "Late" -> "late";
      default -> name;
    };
  }

  private void add(String what) {
    counts.merge(what, 1.0, Double::sum);
  }
}
