package org.rpg.encounter.preview;

import java.util.List;
import org.rpg.encounter.play.Ending;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.PlanKind;
import org.rpg.encounter.play.Play;
import org.rpg.encounter.play.Questions;
import org.rpg.encounter.rules.combat.Combat;

/** What was counted of a scene in which time passes. */
final class RoadTally {
  private static final int DAY = 24 * 60;
  private static final int MANY = 3;

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

  /** The day of the scene on which somebody first went hungry. */
  final Measure hungerDay = new Measure(Measure.THINGS);

  long rests;
  long wholeRests;
  long attacked;

  /** Which scenes are fights on the way, and how often there were none, and three or more. */
  private final boolean[] fights;

  long met;
  long metNone;
  long metMany;

  private final int[] rowCells;
  final long[] rowCame;
  final long[] rowTimes;
  final List<TrialTally> tests;

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
    fights = new boolean[played.length];
    meet(plan, 0);
    rowCells = plan.questions().rows().stream().mapToInt(Questions.Row::cell).toArray();
    rowCame = new long[rowCells.length];
    rowTimes = new long[rowCells.length];
    tests = plan.questions().tests().stream().map(it -> new TrialTally(plan, it)).toList();
  }

  /** The stages of an adventure are no fights on the way. */
  private void meet(Plan whole, int number) {
    int next = number + 1;
    for (Plan part : whole.parts()) {
      fights[next] = whole.kind() != PlanKind.ADVENTURE && part.kind() == PlanKind.ENCOUNTER;
      meet(part, next);
      next += part.scenes();
    }
  }

  /** Whether there can be fights on the way. */
  boolean canMeet() {
    for (boolean fight : fights) {
      if (fight) {
        return true;
      }
    }
    return false;
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
      hungerDay.add(1 + combat.minuteOfFirstLack() / DAY - began / DAY);
    }
    for (int i = 0; i < travellers.length; i++) {
      if (plan.roles().get(i).listed()) {
        travellers[i].add(combat.combatant(i), began, arrivals[ending]);
      }
    }
    rests += combat.rests();
    wholeRests += combat.wholeRests();
    attacked += combat.brokenRests() > 0 ? 1 : 0;
    count(combat);
    int fought = 0;
    for (int scene = 1; scene < played.length; scene++) {
      int often = combat.timesPlayed(scene);
      fought += fights[scene] ? often : 0;
      played[scene] += often > 0 ? 1 : 0;
      times[scene] += often;
    }
    met += fought;
    metNone += fought == 0 ? 1 : 0;
    metMany += fought >= MANY ? 1 : 0;
  }

  private void count(Combat combat) {
    for (int i = 0; i < rowCells.length; i++) {
      int often = combat.memory(rowCells[i]);
      rowCame[i] += often > 0 ? 1 : 0;
      rowTimes[i] += often;
    }
    for (int i = 0; i < tests.size(); i++) {
      tests.get(i).add(combat);
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
    hungerDay.addAll(other.hungerDay);
    rests += other.rests;
    wholeRests += other.wholeRests;
    attacked += other.attacked;
    met += other.met;
    metNone += other.metNone;
    metMany += other.metMany;
    Tally.add(rowCame, other.rowCame);
    Tally.add(rowTimes, other.rowTimes);
    for (int i = 0; i < tests.size(); i++) {
      tests.get(i).addAll(other.tests.get(i));
    }
  }
}
