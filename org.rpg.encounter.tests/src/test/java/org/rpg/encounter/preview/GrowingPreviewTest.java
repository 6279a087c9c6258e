package org.rpg.encounter.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.ide.scenes.ScenePick;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Planner;

/** A forecast that is looked at while it grows. */
class GrowingPreviewTest {
  private static final ScriptLoader LOADER = ScriptLoader.standalone(Language.EN);

  private static Plan plan(String example) {
    String name = example + ".encounter";
    Path file = Path.of(System.getProperty("encounter.root", "..")).resolve("examples/" + name);
    return Planner.plan(
        ScenePick.of(LOADER.load(file, name).script(), java.util.Optional.empty())
            .scene()
            .orElseThrow());
  }

  @ParameterizedTest
  @CsvSource({"widows-span", "salt-road", "seven-nights-of-fever"})
  @DisplayName("Invariant 2: after N runs it is the forecast of N runs, whenever it was looked at")
  void lookingDoesNotMatter(String example) throws InterruptedException {
    Plan plan = plan(example);
    GrowingPreview growing = new GrowingPreview(plan, 3);
    for (int runs : new int[] {7, 60, 300}) {
      assertTrue(growing.playTo(runs, () -> false));
      Forecast whole = Preview.of(plan, new PreviewOptions(runs, 3, 2), Progress.NONE);
      assertEquals(whole, growing.forecast());
    }
  }

  @Test
  void aHaltIsObeyedAfterTheRunThatHasBegunAndNoRunIsLost() throws InterruptedException {
    Plan plan = plan("widows-span");
    GrowingPreview growing = new GrowingPreview(plan, 1);
    AtomicInteger asked = new AtomicInteger();
    assertFalse(growing.playTo(100, () -> asked.getAndIncrement() == 40));
    assertEquals(40, growing.runs());
    assertTrue(growing.playTo(100, () -> false));
    Forecast whole = Preview.of(plan, new PreviewOptions(100, 1, 1), Progress.NONE);
    assertEquals(whole, growing.forecast());
  }
}
