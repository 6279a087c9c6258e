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
      all.add(Fortunes.EVEN, scores[run], run);
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
    left.add(Fortunes.EVEN, 5, 7);
    right.add(Fortunes.EVEN, 5, 2);
    right.add(Fortunes.EVEN, 9, 4);
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

  /** Whoever comes late never fell, whoever comes in time has. */
  @Test
  void whoArrivesHurtDoesBetterThanWhoIsWellAndSnowedIn() throws InterruptedException {
    Forecast forecast =
        forecast(
            "journey J { travellers Yara  leg X 8 km in Road"
                + "  with chance 1/2: delay 9 h  Yara falls 3 m"
                + "  leg Y 8 km in Road  ends after 6 h -> Snowed In }");
    assertEquals("arrival", outcome(forecast, Forecast.SampleKind.BEST));
    assertEquals("Snowed In", outcome(forecast, Forecast.SampleKind.WORST));
  }

  @Test
  void anEndThatIsHopedForComesBeforeHealthAndAFearedOneBehindIt() throws InterruptedException {
    String journey =
        "journey J { travellers Yara  leg X 1 km in Road"
            + "  with chance 1/2: ends -> Home  Yara falls 3 m  ends -> Away  expect %s }";
    Forecast hoped = forecast(journey.formatted("Away >= 40 %"));
    assertEquals("Away", outcome(hoped, Forecast.SampleKind.BEST));
    assertEquals("Home", outcome(hoped, Forecast.SampleKind.WORST));
    Forecast feared = forecast(journey.formatted("Away <= 60 %"));
    assertEquals("Home", outcome(feared, Forecast.SampleKind.BEST));
    assertEquals("Away", outcome(feared, Forecast.SampleKind.WORST));
  }

  private static Forecast forecast(String script) throws InterruptedException {
    return Preview.of(Plans.of(script), new PreviewOptions(200, 1, 1), Progress.NONE);
  }

  private static String outcome(Forecast forecast, Forecast.SampleKind kind) {
    return forecast.samples().stream()
        .filter(it -> it.kind() == kind)
        .findFirst()
        .orElseThrow()
        .outcome();
  }
}
