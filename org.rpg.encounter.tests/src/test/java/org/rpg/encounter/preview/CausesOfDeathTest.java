package org.rpg.encounter.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rpg.encounter.play.Plans;
import org.rpg.encounter.preview.CharacterForecast.Cause;
import org.rpg.encounter.preview.CharacterForecast.Kind;

/** What a forecast says of those who die neither of a blow nor of poison, fire or a fall. */
class CausesOfDeathTest {
  private static final String BEINGS =
      """
      tactics Idle { otherwise: wait }
      tactics Caster { if has Bolt and enemy: cast Bolt at nearest enemy }
      heat Frost severity 40 growth 1
      item Bolt spell { ranged 60 m  effect: target takes 40 direct }
      character Ana { skills Physique 2  style Idle }
      creature Witch { skills Physique 2  knows Bolt  style Caster }
      table Doom d6 { 1-6: Ana dies }
      """;

  private static List<Cause> causes(String elements) throws InterruptedException {
    String scene =
        "encounter Yard { heroes: Ana  opponents: Witch at 9 m from Ana  initiative Ana\n"
            + elements
            + "\nends after 3 turns with draw }";
    Forecast forecast =
        Preview.of(Plans.of(BEINGS + scene), new PreviewOptions(5, 1, 1), Progress.NONE);
    return forecast.characters().get(0).causes();
  }

  @ParameterizedTest
  @CsvSource({
    "on turn 1 of heroes: Ana dies, on turn 1 of heroes",
    "on turn 1 {  any hero takes 40 direct }, on turn 1",
    "when Ana is prone: Ana becomes dead  on turn 1: Ana becomes prone, when Ana is prone",
    "every turn of heroes: Ana loses 40 life, every turn of heroes",
    "on turn 1: roll Doom, Doom"
  })
  void whatTheSceneLetHappenIsNamed(String event, String name) throws InterruptedException {
    assertEquals(List.of(new Cause(Kind.EVENT, "", name, "", 5)), causes(event));
  }

  @Test
  void whoeverUsedAnItemIsNamedWithIt() throws InterruptedException {
    assertEquals(List.of(new Cause(Kind.ITEM, "Witch", "Bolt", "", 5)), causes(""));
  }

  @Test
  void heatThatHasANameIsNamed() throws InterruptedException {
    assertEquals(
        List.of(new Cause(Kind.FIRE, "", "Frost", "", 5)),
        causes("on turn 1 of heroes: Ana takes Frost"));
  }

  @Test
  void wantOfAirIsNoOtherHarm() throws InterruptedException {
    assertEquals(
        List.of(new Cause(Kind.SUFFOCATION, "", "", "", 5)),
        causes("on turn 1 of heroes: Ana holds breath 90 min"));
  }

  private static List<Cause> onTheRoad(String steps) throws InterruptedException {
    String journey = "journey Pass { travellers Ana  supplies 99 meals\n" + steps + " }";
    Forecast forecast =
        Preview.of(Plans.of(BEINGS + journey), new PreviewOptions(5, 1, 1), Progress.NONE);
    return forecast.characters().get(0).causes();
  }

  @ParameterizedTest
  @CsvSource({
    "leg Frozen Pass 2 h { Ana takes 40 fatigue }, EVENT, Frozen Pass",
    "leg Road 2 h { every hour: Ana takes 40 fatigue }, EVENT, every hour",
    "long rest 8 h { Ana takes 40 fatigue }, FATIGUE, ''",
    "Ana takes 40 direct, OTHER, ''"
  })
  void onTheRoadTheLegIsNamedOrWhatWearsOut(String steps, Kind kind, String name)
      throws InterruptedException {
    assertEquals(List.of(new Cause(kind, "", name, "", 5)), onTheRoad(steps));
  }
}
