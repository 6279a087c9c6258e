package org.rpg.encounter.exact.travel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What many plays of a journey show agrees with its exact chances, within four standard errors. The
 * seed is fixed, so that what agrees once agrees always.
 */
class JourneyCrossCheckTest {
  private static final int RUNS = 40_000;
  private static final int SEED = 4;

  static List<Itinerary> journeys() {
    return Itineraries.all();
  }

  static List<Convalescence> convalescences() {
    return Convalescences.all();
  }

  static List<Quest> adventures() {
    return Quests.all();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("journeys")
  void theJourneyAgreesWithTheExactChances(Itinerary way, TestReporter reporter) {
    Outcomes exact = Road.follow(way);
    assertEquals(1, exact.mass(), 1e-12);
    agree(way.name(), Agreement.of(exact.chances(), Sampler.of(way, RUNS, SEED), RUNS), reporter);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("convalescences")
  void theWoundsAgreeWithTheExactChances(Convalescence days, TestReporter reporter) {
    Agreement agreement = Agreement.of(SickRoom.chances(days), Sampler.of(days, RUNS, SEED), RUNS);
    agree(days.name(), agreement, reporter);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("adventures")
  void theAdventureAgreesWithTheExactChances(Quest quest, TestReporter reporter) {
    Agreement agreement = Agreement.of(quest.chances(), Sampler.of(quest, RUNS, SEED), RUNS);
    agree(quest.name(), agreement, reporter);
  }

  private static void agree(String name, Agreement agreement, TestReporter reporter) {
    reporter.publishEntry(name, agreement.toString());
    assertTrue(
        agreement.wrong().isEmpty(), () -> name + ": " + agreement + " " + agreement.wrong());
  }
}
