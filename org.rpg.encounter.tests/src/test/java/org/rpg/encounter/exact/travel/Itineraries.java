package org.rpg.encounter.exact.travel;

import java.util.ArrayList;
import java.util.List;

/** The journeys that are both solved and played, in both languages. */
final class Itineraries {
  private Itineraries() {}

  static List<Itinerary> all() {
    List<Itinerary> all = new ArrayList<>(Marches.all());
    all.addAll(Hazards.all());
    all.addAll(OtherReadings.all());
    return all;
  }
}
