package org.rpg.encounter.preview;

import java.util.List;
import org.rpg.encounter.play.Ending;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.PlanKind;
import org.rpg.encounter.play.Play;
import org.rpg.encounter.rules.combat.Combat;

/** What was counted of a scene in which time passes. */
final class RoadTally {
  private final Plan plan;

  /** Of each end whether whoever is on his feet has come there. */
  private final boolean[] arrivals;

  final Measure minutes = new Measure(Measure.MINUTES);

  /** Minutes until each end. */
  final Measure[] endings;

  final Measure meals = new Measure(Measure.THINGS);
  final Measure water = new Measure(Measure.THINGS);
  final Measure firstHunger = new Measure(Measure.MINUTES);
  final TravellerTally[] travellers;

  /** Of each scene within it: in how many runs it was played, and how often in all. */
  final long[] played;

  final long[] times;
  long eaten;

  RoadTally(Plan plan) {
    this.plan = plan;
    List<Ending> ends = plan.endings();
    arrivals = new boolean[ends.size()];
    endings = new Measure[ends.size()];
    for (int i = 0; i < arrivals.length; i++) {
      arrivals[i] = plan.kind() != PlanKind.JOURNEY || ends.get(i).sense() == Ending.Sense.ARRIVAL;
      endings[i] = new Measure(Measure.MINUTES);
    }
    travellers = new TravellerTally[plan.battle().size()];
    for (int i = 0; i < travellers.length; i++) {
      travellers[i] = new TravellerTally();
    }
    played = new long[plan.scenes()];
    times = new long[played.length];
  }

  /** Counts the run that was just played. */
  void add(Play play) {
    Combat combat = play.combat();
    int passed = play.minutes();
    int began = combat.minutes() - passed;
    int ending = play.ending();
    minutes.add(passed);
    endings[ending].add(passed);
    meals.add(combat.meals());
    water.add(combat.water());
    eaten += combat.mealsEaten();
    if (combat.minuteOfFirstLack() >= 0) {
      firstHunger.add(combat.minuteOfFirstLack() - began);
    }
    for (int i = 0; i < travellers.length; i++) {
      if (plan.roles().get(i).listed()) {
        travellers[i].add(combat.combatant(i), began, arrivals[ending]);
      }
    }
    for (int scene = 1; scene < played.length; scene++) {
      int often = combat.timesPlayed(scene);
      played[scene] += often > 0 ? 1 : 0;
      times[scene] += often;
    }
  }

  void addAll(RoadTally other) {
    minutes.addAll(other.minutes);
    for (int i = 0; i < endings.length; i++) {
      endings[i].addAll(other.endings[i]);
    }
    meals.addAll(other.meals);
    water.addAll(other.water);
    firstHunger.addAll(other.firstHunger);
    for (int i = 0; i < travellers.length; i++) {
      travellers[i].addAll(other.travellers[i]);
    }
    Tally.add(played, other.played);
    Tally.add(times, other.times);
    eaten += other.eaten;
  }
}
