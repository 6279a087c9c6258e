package org.rpg.encounter.exact.travel;

import java.util.List;

/**
 * A journey, once in the language and once in the solver's words.
 *
 * @param name what it is about
 * @param script the whole script
 * @param walkers the travellers, in their order
 * @param meals of the party
 * @param departure minutes after midnight
 * @param deadline minutes after the departure when it ends with {@code Late}; 0 for none
 * @param readings how the open points are read
 * @param steps the journey
 */
record Itinerary(
    String name,
    String script,
    List<Walker> walkers,
    int meals,
    int departure,
    int deadline,
    Readings readings,
    List<Step> steps) {

  static Itinerary of(String name, String script, Walker... walkers) {
    return new Itinerary(name, script, List.of(walkers), 0, 360, 0, Readings.STANDARD, List.of());
  }

  Itinerary meals(int count) {
    return new Itinerary(name, script, walkers, count, departure, deadline, readings, steps);
  }

  Itinerary departing(int hour) {
    return new Itinerary(name, script, walkers, meals, 60 * hour, deadline, readings, steps);
  }

  Itinerary lateAfter(int hours) {
    return new Itinerary(name, script, walkers, meals, departure, 60 * hours, readings, steps);
  }

  Itinerary under(Readings other) {
    return new Itinerary(name, script, walkers, meals, departure, deadline, other, steps);
  }

  Itinerary steps(Step... all) {
    return new Itinerary(name, script, walkers, meals, departure, deadline, readings, List.of(all));
  }

  /** Whether they eat by themselves: the script nowhere says that anybody eats. */
  boolean isRoutine() {
    return !eats(steps);
  }

  private static boolean eats(List<Step> steps) {
    return steps.stream().anyMatch(Itinerary::eats);
  }

  private static boolean eats(Step step) {
    if (step instanceof Step.Leg leg) {
      return eats(leg.inner());
    }
    if (step instanceof Step.Days days) {
      return eats(days.steps());
    }
    if (step instanceof Step.Times times) {
      return eats(times.steps());
    }
    if (step instanceof Step.Chance chance) {
      return eats(chance.then());
    }
    if (step instanceof Step.IfBelow below) {
      return eats(below.then());
    }
    if (step instanceof Step.Trial trial) {
      return eats(trial.failure());
    }
    return step instanceof Step.Eat;
  }

  @Override
  public String toString() {
    return name;
  }
}
