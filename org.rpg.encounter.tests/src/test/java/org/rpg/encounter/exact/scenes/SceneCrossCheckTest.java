package org.rpg.encounter.exact.scenes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the forecast says of small scenes agrees with their exact chances, within four standard
 * errors. The seed is fixed, so that what agrees once agrees always.
 */
class SceneCrossCheckTest {
  private static final int RUNS = 40_000;
  private static final int SEED = 5;

  static Stream<Scene> scenes() {
    return Stream.of(
            ClockScenes.all(),
            TestScenes.all(),
            FightScenes.all(),
            SquadScenes.all(),
            WayScenes.all())
        .flatMap(List::stream);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("scenes")
  void theForecastAgreesWithTheExactChances(Scene scene, TestReporter reporter)
      throws InterruptedException {
    Foreseen foreseen = Foreseen.of(scene, RUNS, SEED);
    reporter.publishEntry(scene.name(), foreseen.toString());
    assertEquals(List.of(), foreseen.wrong(), scene.name());
  }
}
