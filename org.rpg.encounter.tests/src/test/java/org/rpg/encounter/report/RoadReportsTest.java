package org.rpg.encounter.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.report.Golden.assertGolden;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Plans;
import org.rpg.encounter.play.Play;
import org.rpg.encounter.preview.CharacterForecast;
import org.rpg.encounter.preview.Forecast;
import org.rpg.encounter.preview.Preview;
import org.rpg.encounter.preview.PreviewOptions;
import org.rpg.encounter.preview.Progress;

/** What is told of journeys and adventures, and of scenes within scenes. */
class RoadReportsTest {
  private static final JsonForm EVENTS = JsonForm.of(EventJson.class, EventJson.SCHEMA);
  private static final JsonForm FORECASTS = JsonForm.of(ForecastJson.class, ForecastJson.SCHEMA);

  private static final String SCRIPT =
      """
      character Ana { skills Physique 2, Fight[Sword] 4  perseverance 8  wields Sword }
      character Bento { skills Physique 1, Fight[Axe] 3  perseverance 6  wields Axe }
      encounter Wolves "Wolves at the ford" {
        read "Eyes in the reeds."
        heroes: Bento
        opponents: 2 Wolves
        ends after 2 turns with draw
      }
      journey Road "The long road" {
        travellers Ana, Bento
        supplies 6 meals
        leg Swamp 40 h accelerated { no sleep  fight Wolves }
      }
      adventure Tale {
        travellers Ana, Bento
        starts at Road
        Road if collapse -> Fork otherwise -> Road
        choice Fork { "On" -> Home }
        ending Home
      }
      """;

  @ParameterizedTest
  @EnumSource
  void anAdventureIsForecastInTheLanguageOfItsScript(Language language) throws IOException {
    Forecast forecast = RoadForecasts.adventure(language);
    assertGolden("forecast/adventure." + language + ".txt", text(forecast, Terminal.plain()));
    Terminal coloured = new Terminal(80, true, StandardCharsets.UTF_8);
    assertEquals(
        text(forecast, Terminal.plain()),
        text(forecast, coloured).replaceAll("\u001b\\[[0-9;]*m", ""));
    String json = ForecastJson.of(forecast);
    assertGolden("forecast/adventure." + language + ".json", json);
    assertEquals(List.of(), FORECASTS.violations(json));
  }

  @Test
  void aForecastOfWhatIsPlayedObeysTheSchema() throws InterruptedException {
    for (Plan plan : List.of(Plans.widest(Plans.script(SCRIPT)), journey())) {
      Forecast forecast = Preview.of(plan, new PreviewOptions(200, 1, 1), Progress.NONE);
      assertEquals(List.of(), FORECASTS.violations(ForecastJson.of(forecast)));
      assertFalse(text(forecast, Terminal.plain()).contains("Turns"), "a road has none");
    }
  }

  @Test
  @DisplayName("TRV-02, BASE-19: a fight on the way is told with its own people and its own end")
  void aFightOnTheWayHasItsOwnStory() {
    List<String> told = new ArrayList<>();
    Play play = new Play(journey());
    play.run(1, 0, new Story(play, Terminal.plain(), told::add));
    String story = String.join("\n", told);
    assertTrue(story.contains("Day 1, 6 h · Swamp, 20 h, in haste [TRV-02 TRV-03]"), story);
    assertTrue(story.contains("\n  Wolves at the ford\n\n    │ Eyes in the reeds.\n"), story);
    assertTrue(story.contains("\n    Wolf 1 "), story);
    assertTrue(story.contains("\n  The end · Wolves at the ford\n"), story);
    assertTrue(story.contains("\nThe end\n  After "), story);
  }

  @Test
  void whoDiesOnTheWayDiesOfWhatKilledHimThere() throws InterruptedException {
    String deadly =
        SCRIPT.replace("ends after 2 turns with draw", "").replace("2 Wolves", "9 Wolves");
    Plan plan = Plans.widest(Plans.script(deadly.substring(0, deadly.indexOf("adventure"))));
    Forecast forecast = Preview.of(plan, new PreviewOptions(100, 1, 1), Progress.NONE);
    CharacterForecast bento = forecast.characters().get(1);
    assertTrue(bento.death().count() > 0);
    bento.causes().forEach(cause -> assertEquals("Wolves at the ford", cause.in()));
    assertEquals("Wolf", bento.causes().get(0).by());
  }

  @Test
  void anEventSaysInWhichSceneItHappened() {
    List<String> lines = new ArrayList<>();
    Play play = new Play(Plans.widest(Plans.script(SCRIPT)));
    play.run(1, 0, new EventJson(play, lines::add));
    lines.forEach(line -> assertEquals(List.of(), EVENTS.violations(line), line));
    String within = "\"within\":[\"The long road\",\"Wolves at the ford\"]";
    assertTrue(lines.stream().anyMatch(it -> it.contains("combatStarted") && it.contains(within)));
    assertTrue(
        lines.stream()
            .anyMatch(it -> it.startsWith("{\"event\":\"stageReached\",\"name\":\"Home\"")));
    assertFalse(lines.get(lines.size() - 1).contains("within"), "the whole ends last");
  }

  private static Plan journey() {
    String alone = SCRIPT.substring(0, SCRIPT.indexOf("adventure"));
    return Plans.widest(Plans.script(alone));
  }

  private static String text(Forecast forecast, Terminal terminal) {
    return ForecastText.of(
        forecast, terminal, new Replay("examples/" + forecast.script(), Optional.empty()));
  }
}
