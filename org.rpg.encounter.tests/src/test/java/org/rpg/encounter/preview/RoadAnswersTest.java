package org.rpg.encounter.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.play.Plans;
import org.rpg.encounter.preview.RoadForecast.RowForecast;
import org.rpg.encounter.preview.TestForecast.Tester;

/** What game masters ask of the road, in scenes whose figures follow from the script. */
class RoadAnswersTest {
  private static final int RUNS = 600;

  private static final String PEOPLE =
      """
      tactics Idle { otherwise: wait }
      character Ana { skills Physique 2, Survival 3  style Idle }
      character Bo { skills Physique 2, Survival 0  style Idle }
      encounter Wolves { heroes: Ana, Bo  opponents: Rat follows Idle  ends after 1 turn with draw }
      """;

  private static Forecast of(String scene) throws InterruptedException {
    return Preview.of(
        Plans.named(PEOPLE + scene, "Way"), new PreviewOptions(RUNS, 1, 2), Progress.NONE);
  }

  private static RoadForecast road(String steps) throws InterruptedException {
    return of("journey Way { travellers Ana, Bo  supplies 99 meals\n" + steps + " }")
        .road()
        .orElseThrow();
  }

  private static void assertShare(double expected, Share share) {
    double error = 5 * Math.sqrt(expected * (1 - expected) / share.runs());
    assertEquals(expected, share.probability(), error);
  }

  @Test
  void fightsOnTheWayAreCounted() throws InterruptedException {
    RoadForecast.Meetings three =
        road("leg On 2 h  fight Wolves  fight Wolves  with chance 1/2: fight Wolves")
            .meetings()
            .orElseThrow();
    assertEquals(0, three.none().count());
    assertShare(0.5, three.many());
    assertEquals(2.5, three.mean(), 0.11); // five standard deviations: 5 * 0.5 / sqrt(600)
    assertTrue(road("leg On 2 h").meetings().isEmpty());
  }

  @Test
  void rowsOfATableComeAsOftenAsTheirNumbers() throws InterruptedException {
    Forecast forecast =
        of(
            """
            table Woods 1d6 { 1-2: fight Wolves  3: nothing  4 or more: Ana loses 1 vigor }
            journey Way { travellers Ana, Bo  supplies 9 meals  leg On 2 h  roll Woods  roll Woods }
            """);
    List<RowForecast> rows = forecast.road().orElseThrow().rows();
    assertEquals(3, rows.size());
    assertEquals("1–2", rows.get(0).numbers());
    assertEquals("fight Wolves", rows.get(0).text());
    assertShare(1 - 4.0 / 9, rows.get(0).came()); // not both of two rolls on 3 to 6
    assertShare(1 - 25.0 / 36, rows.get(1).came());
    double all = rows.stream().mapToDouble(RowForecast::times).sum();
    assertEquals(2, all, 1e-9);
  }

  @Test
  void aFightInARestIsAnAttackAtNight() throws InterruptedException {
    RoadForecast.Nights quiet = road("leg On 8 h  long rest 8 h").nights().orElseThrow();
    assertEquals(0, quiet.attacked().count());
    assertEquals(quiet.whole().runs(), quiet.whole().count());
    RoadForecast.Nights broken =
        road("leg On 8 h  long rest 8 h { every 3 h at most 1 times: fight Wolves }")
            .nights()
            .orElseThrow();
    assertEquals(RUNS, broken.attacked().count());
    assertEquals(0, broken.whole().count()); // 3 and 5 hours of sleep, never 6 (REST-04)
  }

  @Test
  void theDayOfTheFirstHungerIsCounted() throws InterruptedException {
    // 2 people, 2 meals a day each (EXH-05): 4 meals last one day, the second brings hunger.
    RoadForecast road =
        of("journey Way { travellers Ana, Bo  supplies 4 meals  departs at 6 h  leg On 3 days }")
            .road()
            .orElseThrow();
    assertEquals(RUNS, road.hunger().count());
    assertEquals(2, road.hungerDay().orElseThrow().p50());
  }

  @Test
  void aTestIsWorkedOutExactly() throws InterruptedException {
    // d12 (BASE-01), 12 always succeeds, 1 always fails (BASE-07, BASE-08).
    // Ana with 3 against 9: 6 to 12, that is 7 of 12. Bo with 0: 9 to 12, 4 of 12.
    TestForecast each =
        road("leg On 1 h { test Survival by each hero against 9 { failure: nothing } }")
            .tests()
            .get(0);
    assertEquals(List.of("Ana", "Bo"), each.testers().stream().map(Tester::name).toList());
    assertEquals(7.0 / 12, each.testers().get(0).success(), 1e-9);
    assertEquals(4.0 / 12, each.testers().get(1).success(), 1e-9);
    assertEquals(1 - 28.0 / 144, each.anyFails().orElseThrow(), 1e-9);
    Share seen = each.seen().orElseThrow().failed();
    assertEquals(2 * RUNS, seen.runs());
    assertShare(13.0 / 24, seen); // (5/12 + 8/12) / 2 fail
  }

  @Test
  void helpAndTheBestAreMeant() throws InterruptedException {
    // One positive chance: the better of two d12 (BASE-05); 1 to 5 on both fails: 25 of 144.
    TestForecast helped =
        road("leg On 1 h { test Survival by Ana helped by Bo against 9 { failure: nothing } }")
            .tests()
            .get(0);
    assertEquals(1 - 25.0 / 144, helped.testers().get(0).success(), 1e-9);
    TestForecast best =
        road("leg On 1 h { test Survival by best hero against 9 { failure: nothing } }")
            .tests()
            .get(0);
    assertEquals(List.of("Ana"), best.testers().stream().map(Tester::name).toList());
    assertEquals(7.0 / 12, best.testers().get(0).success(), 1e-9);
  }

  @Test
  void togetherHalfOfThemMustSucceed() throws InterruptedException {
    TestForecast together =
        road("leg On 1 h { test Survival by heroes together against 9 { failure: nothing } }")
            .tests()
            .get(0);
    assertEquals(1 - 5.0 / 12 * 8 / 12, together.together().orElseThrow(), 1e-9);
  }

  private static TestForecast.Seen night(String watches) throws InterruptedException {
    return road("leg On 12 h  long rest 8 h { "
            + watches
            + "  every 2 h at most 3 times: test Survival by any traveller on watch against 8 { } }")
        .tests()
        .get(0)
        .seen()
        .orElseThrow();
  }

  @Test
  void whoNoticesIsToldByTheRotaOfWatches() throws InterruptedException {
    // after 2 h Ana is on watch, after 4 h and 6 h it is Bo
    TestForecast.Seen seen = night("Ana watches 3 h  Bo watches 5 h");
    assertEquals(List.of("Ana", "Bo"), seen.makers().stream().map(it -> it.name()).toList());
    assertEquals(RUNS, seen.makers().get(0).failed().runs());
    assertEquals(2 * RUNS, seen.makers().get(1).failed().runs());
    assertEquals(new Share(0, 3 * RUNS), seen.nobody());
    long failed = seen.makers().stream().mapToLong(it -> it.failed().count()).sum();
    assertEquals(new Share(failed, 3 * RUNS), seen.failed());
  }

  @Test
  void whenNobodyWatchesNobodyNotices() throws InterruptedException {
    TestForecast.Seen seen = night("Ana watches 3 h");
    assertEquals(1, seen.makers().size());
    assertEquals(new Share(2 * RUNS, 3 * RUNS), seen.nobody());
  }
}
