package org.rpg.encounter.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Planner;

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
    Path file = Path.of(System.getProperty("encounter.root"), "examples", example + ".encounter");
    Loaded loaded = LOADER.load(file, example);
    assertEquals(List.of(), loaded.problems());
    return loaded.script().orElseThrow().getDeclarations().stream()
        .filter(Encounter.class::isInstance)
        .map(it -> Planner.plan((Encounter) it))
        .findFirst()
        .orElseThrow();
  }
}
