package org.rpg.encounter.exact.travel;

import java.util.Map;
import java.util.TreeMap;

/** The probability of everything that is asked about a journey, each under a name of its own. */
final class Outcomes {
  private final Itinerary way;
  private final Map<String, Double> chances = new TreeMap<>();
  private double mass;

  Outcomes(Itinerary way) {
    this.way = way;
  }

  /** They arrive. */
  void arrival(Band band, double chance) {
    end("arrival", band, chance);
    int minutes = band.minute - way.departure();
    add(arrivesAfter(minutes), chance);
    add(arrivesWithMeals(band.meals), chance);
    for (int who = 0; who < band.size(); who++) {
      String name = way.walkers().get(who).name();
      add(arrivesWith(name, band.perseverance[who]), chance);
      add(arrivesConscious(name), band.isConscious(who) ? chance : 0);
    }
  }

  /** It ends, however it does. */
  void end(String how, Band band, double chance) {
    mass += chance;
    add(how, chance);
    for (int who = 0; who < band.size(); who++) {
      add(faints(way.walkers().get(who).name()), band.fainted[who] * chance);
    }
  }

  private void add(String what, double chance) {
    if (chance > 0) {
      chances.merge(what, chance, Double::sum);
    }
  }

  /** All chances that are not 0. */
  Map<String, Double> chances() {
    return chances;
  }

  double chance(String what) {
    return chances.getOrDefault(what, 0.0);
  }

  /** The sum over all ends: 1. */
  double mass() {
    return mass;
  }

  static String faints(String name) {
    return name + " faints";
  }

  static String arrivesConscious(String name) {
    return name + " arrives conscious";
  }

  static String arrivesWith(String name, int perseverance) {
    return "%s arrives with %d".formatted(name, perseverance);
  }

  static String arrivesAfter(int minutes) {
    return "arrives after %d min".formatted(minutes);
  }

  static String arrivesWithMeals(int meals) {
    return "arrives with %d meals".formatted(meals);
  }
}
