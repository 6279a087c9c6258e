package org.rpg.encounter.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Planner;
import org.rpg.encounter.report.ForecastJson;

/** Invariant 2: a forecast depends on script, ruleset, seed and number of runs alone. */
class ForecastDeterminismTest {
  private static final ScriptLoader LOADER = ScriptLoader.standalone(Language.EN);

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 7})
  @DisplayName("Invariant 2: the same forecast on any number of threads")
  void threadsDoNotMatter(int threads) throws InterruptedException {
    Plan plan = plan("ponte-quebrada");
    assertEquals(forecast(plan, 1, 5), forecast(plan, threads, 5));
  }

  @ParameterizedTest
  @CsvSource({"salt-road, journey", "seven-nights-of-fever, adventure", "widows-span, encounter"})
  @DisplayName("Invariant 2: the same bytes on one thread and on two, whatever is forecast")
  void nothingDependsOnWhoCountedWhat(String example, String kind) throws InterruptedException {
    Plan plan = plan(example, kind);
    String alone = ForecastJson.of(forecast(plan, 1, 3));
    assertEquals(alone, ForecastJson.of(forecast(plan, 2, 3)));
    assertTrue(alone.contains("\"kind\": \"" + kind + "\""));
  }

  @Test
  @DisplayName("Invariant 2: the same ambush in both languages has the same numbers")
  void languagesDoNotMatter() throws InterruptedException {
    Forecast portuguese = forecast(plan("ponte-quebrada"), 2, 1);
    Forecast english = forecast(plan("broken-bridge"), 2, 1);
    assertEquals(numbers(portuguese), numbers(english));
    assertEquals(Language.PT, portuguese.language());
    assertEquals(Language.EN, english.language());
  }

  private static List<Object> numbers(Forecast it) {
    return List.of(
        it.outcomes().stream().map(Forecast.Outcome::share).toList(),
        it.turns(),
        it.characters().stream()
            .map(
                who ->
                    List.of(
                        who.death(),
                        who.wounded(),
                        who.damageDealt(),
                        who.damageTaken(),
                        who.destiny()))
            .toList(),
        it.expectations().stream().map(each -> List.of(each.verdict(), each.share())).toList(),
        it.samples().stream().map(Forecast.Sample::run).toList());
  }

  private static Forecast forecast(Plan plan, int threads, long seed) throws InterruptedException {
    return Preview.of(plan, new PreviewOptions(2_000, seed, threads), Progress.NONE);
  }

  private static Plan plan(String example) {
    return plan(example, "encounter");
  }

  /** The last scene of that kind: the one that the file is about. */
  private static Plan plan(String example, String kind) {
    Path file = Path.of(System.getProperty("encounter.root"), "examples", example + ".encounter");
    Loaded loaded = LOADER.load(file, example);
    assertFalse(loaded.hasErrors());
    return loaded.script().orElseThrow().getDeclarations().stream()
        .filter(it -> it.eClass().getName().equalsIgnoreCase(kind))
        .map(Planner::plan)
        .reduce((first, last) -> last)
        .orElseThrow();
  }
}
