package org.rpg.encounter.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.ide.scenes.ScenePick;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Planner;
import org.rpg.encounter.preview.Forecast;
import org.rpg.encounter.preview.Preview;
import org.rpg.encounter.preview.PreviewOptions;
import org.rpg.encounter.preview.Progress;
import org.rpg.encounter.preview.Share;

/** The line above a scene: its figures are those of the forecast, rounded so that none lies. */
class OddsLineTest {
  private static final ScriptLoader LOADER = ScriptLoader.standalone(Language.EN);

  private static Plan plan(String text) {
    return Planner.plan(
        ScenePick.of(LOADER.load(text).script(), Optional.empty()).scene().orElseThrow());
  }

  private static Forecast forecast(Plan plan) throws InterruptedException {
    return Preview.of(plan, new PreviewOptions(400, 1, 2), Progress.NONE);
  }

  private static String line(String text, Language reader) throws InterruptedException {
    Plan plan = plan(text);
    return OddsLine.of(plan, forecast(plan), reader);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // 95 % of 50 in 100 is 40.4 to 59.6 (Wilson): 9.6 points, in full ten
        "50 | 100 | 50% | 10",
        // of 5,000 in 10,000 it is 49.02 to 50.98
        "5000 | 10000 | 50% | 1",
        // nothing in 100 may still be up to 3.7 %
        "0 | 100 | <4% | 4",
        "100 | 100 | >96% | 4",
        // 3 in 10,000 is 0.03 %: rounded it would look like never
        "3 | 10000 | <1% | 1",
        "9997 | 10000 | >99% | 1",
        "50 | 10000 | 1% | 1",
      })
  void nothingLooksSurerThanItIs(long count, long runs, String whole, String margin) {
    Numbers numbers = new Numbers(Language.EN);
    assertEquals(whole, numbers.whole(new Share(count, runs)));
    assertEquals(margin, numbers.margin(new Share(count, runs)));
  }

  @Test
  void aFightIsWhoWinsAndWhoDies() throws InterruptedException {
    String text =
        """
        character Ana { skills Physique 2, Dodge 3, Fight[Sword] 4 wields Sword }
        encounter Sewer { heroes: Ana opponents: 2 Goblins expect victory of heroes >= 99% }
        """;
    Plan plan = plan(text);
    Forecast it = forecast(plan);
    Numbers numbers = new Numbers(Language.EN);
    Share won = it.fight().orElseThrow().victory();
    Share died = it.characters().get(0).death();
    assertEquals(
        "heroes win "
            + numbers.whole(won)
            + " ± "
            + numbers.margin(won)
            + " · Ana dies "
            + numbers.whole(died)
            + " · 1 expectation fails",
        OddsLine.of(plan, it, Language.EN));
    assertTrue(
        OddsLine.of(plan, it, Language.PT)
            .matches(
                "heróis vencem \\d+\u00A0% ± \\d · Ana morre \\d+\u00A0% · 1 expectativa falha"),
        OddsLine.of(plan, it, Language.PT));
  }

  @Test
  void ofManyInDangerTheOneMostInDangerIsNamed() throws InterruptedException {
    String hero = "character %s { skills Physique 2, Dodge 1, Fight[Sword] 2 wields Sword }\n";
    String text =
        hero.formatted("Ana")
            + hero.formatted("Bo")
            + hero.formatted("Cy")
            + "encounter Den { heroes: Ana, Bo, Cy opponents: 2 Ogres }\n";
    String line = line(text, Language.EN);
    assertTrue(
        line.matches("heroes win .* · someone dies >?\\d+%, most likely (Ana|Bo|Cy) >?\\d+%"),
        line);
  }

  @Test
  void aJourneyIsWhetherTheyArriveAndWhen() throws InterruptedException {
    // 12 km at the road's 4 km an hour are three hours, and nothing can happen on the way
    String text =
        """
        character Ana { skills Physique 2 }
        journey Road { travellers Ana leg King's Road 12 km in Road }
        """;
    assertEquals("arrive >99% ± 1 · on average after 3\u00A0h", line(text, Language.EN));
    assertEquals("chegam >99\u00A0% ± 1 · em média após 3\u00A0h", line(text, Language.PT));
  }

  @Test
  void anAdventureIsItsLikeliestEnds() throws InterruptedException {
    Path file =
        Path.of(System.getProperty("encounter.root", ".."))
            .resolve("examples/seven-nights-of-fever.encounter");
    Plan plan =
        Planner.plan(
            ScenePick.of(LOADER.load(file, "f").script(), Optional.empty()).scene().orElseThrow());
    Forecast it = forecast(plan);
    String line = OddsLine.of(plan, it, Language.EN);
    List<String> ends = List.of(line.split(" · "));
    Numbers numbers = new Numbers(Language.EN);
    Forecast.Outcome first = it.outcomes().get(0);
    assertEquals(
        first.name() + " " + numbers.whole(first.share()) + " ± " + numbers.margin(first.share()),
        ends.get(0));
    Forecast.Outcome second = it.outcomes().get(1);
    assertEquals(second.name() + " " + numbers.whole(second.share()), ends.get(1));
  }

  @Test
  void severalWaysStandSideBySide() {
    assertEquals(
        "bridge: arrive 3% ± 1 | ford: arrive 9% ± 1",
        OddsLine.ways(List.of("bridge", "ford"), List.of("arrive 3% ± 1", "arrive 9% ± 1")));
  }
}
