package org.rpg.encounter.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.play.Plans;

/** Which runs are worth telling: the median, the best and the worst for the first side. */
class ScoresTest {

  private static Scores of(int... scores) {
    Scores all = new Scores();
    for (int run = 0; run < scores.length; run++) {
      all.add(scores[run], run);
    }
    return all;
  }

  @Test
  void theMiddleOneIsTypical() {
    assertEquals(2, of(40, -10, 5).typical());
    assertEquals(3, of(1, 9, 9, 5, 0).typical());
    assertEquals(0, of(7).typical());
  }

  @Test
  void ofTwentyRunsTheWorstIsTheBadNightAndOfFortyTheLastButOne() {
    int[] scores = new int[40];
    for (int run = 0; run < scores.length; run++) {
      scores[run] = 100 - run;
    }
    assertEquals(19, of(Arrays.copyOf(scores, 20)).oneInTwenty());
    assertEquals(38, of(scores).oneInTwenty());
  }

  @Test
  void theFirstOfEqualsIsShown() {
    assertEquals(1, of(0, 8, 8).best());
    assertEquals(0, of(-3, 8, -3).worst());
  }

  @Test
  void whoAddedWhatDoesNotMatter() {
    Scores left = new Scores();
    Scores right = new Scores();
    left.add(5, 7);
    right.add(5, 2);
    right.add(9, 4);
    left.addAll(right);
    assertEquals(2, left.worst());
    assertEquals(4, left.best());
  }

  @Test
  void whatIsBeyondTheScaleStillCounts() {
    assertEquals(1, of(0, 1_000_000, -1_000_000).best());
    assertEquals(2, of(0, 1_000_000, -1_000_000).worst());
  }

  @Test
  void theBestRunIsOneThatTheHeroesWin() throws InterruptedException {
    Forecast forecast =
        Preview.of(
            Plans.of(
                "encounter Yard { heroes: 2 Goblins  opponents: 2 Goblins  side Folk neutral: 9 Orcs }"),
            new PreviewOptions(500, 1, 1),
            Progress.NONE);
    assertEquals(
        Arrays.asList("victory of heroes", "victory of opponents", "victory of opponents"),
        forecast.samples().stream().skip(1).map(Forecast.Sample::outcome).toList());
  }
}
