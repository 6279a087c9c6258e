package org.rpg.encounter.exact.travel;

/** Prints how the journeys, or those whose name is given, agree with their exact values. */
final class JourneyCheck {
  private JourneyCheck() {}

  /** Takes the number of runs and, if wanted, a part of the names. */
  public static void main(String[] arguments) {
    int runs = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 40_000;
    for (Itinerary way : Itineraries.all()) {
      if (arguments.length > 1 && !way.name().contains(arguments[1])) {
        continue;
      }
      long start = System.nanoTime();
      Outcomes exact = Road.follow(way);
      long solved = System.nanoTime();
      Agreement agreement = Agreement.of(exact.chances(), Sampler.of(way, runs, 4), runs);
      long played = System.nanoTime();
      System.out.printf(
          "%s: %s; %d + %d ms%n",
          way.name(), agreement, (solved - start) / 1_000_000, (played - solved) / 1_000_000);
      agreement.wrong().forEach(it -> System.out.println("    " + it));
    }
  }
}
