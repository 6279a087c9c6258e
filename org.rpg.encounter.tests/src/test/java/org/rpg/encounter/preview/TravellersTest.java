package org.rpg.encounter.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.play.Plans;

/** What a forecast tells of those who travel. */
class TravellersTest {
  private static final String SCRIPT =
      """
      character Ana { skills Physique 2  perseverance 6 }
      creature Hound { simple body  vitality 8  perseverance 3 }
      journey Way { travellers Ana, Hound  supplies 9 meals  leg On 4 h }
      """;

  @Test
  void aSimpleBodyHasNoVigorToTellOf() throws InterruptedException {
    Forecast forecast =
        Preview.of(Plans.named(SCRIPT, "Way"), new PreviewOptions(20, 1, 1), Progress.NONE);
    List<Boolean> told =
        forecast.characters().stream().map(it -> it.travel().get().vigor().isPresent()).toList();
    assertEquals(List.of(true, false), told);
  }
}
