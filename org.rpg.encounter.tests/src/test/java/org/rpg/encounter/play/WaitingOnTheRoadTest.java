package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.encounter.Journey;
import org.rpg.encounter.rules.dice.ScriptedDice;

/** What becomes of the time on the road when somebody faints. */
class WaitingOnTheRoadTest {
  private static final String HEATH =
      """
      ruleset House like Standard {
          %s
      }
      character Ana { perseverance 4 }
      character Bento { perseverance 20 }
      journey Heath {
          rules House
          travellers %s
          leg Heath 5 h { Ana loses 2 perseverance }
      }
      """;

  /** Ana faints at 8:30, after half of the way, for one scene; one roll is enough for it. */
  private static final int[] WAKES_AT_NOON = {8, 1};

  private static int minutes(String script, int... rolls) {
    Journey journey =
        Plans.script(script).getDeclarations().stream()
            .filter(Journey.class::isInstance)
            .map(Journey.class::cast)
            .findFirst()
            .orElseThrow();
    Play play = new Play(Planner.plan(journey));
    ScriptedDice dice = ScriptedDice.rolls(rolls);
    play.run(dice, event -> {});
    dice.assertAllRolled();
    assertEquals("arrival", play.endingName());
    return play.view().minutes() - 360;
  }

  @Test
  @DisplayName("TRV-01: the others carry whoever has fainted")
  void theOthersCarryWhoeverHasFainted() {
    assertEquals(
        300, minutes(HEATH.formatted("Fainted Travellers = Carried", "Ana, Bento"), WAKES_AT_NOON));
  }

  @Test
  @DisplayName("TRV-01: the others wait until she wakes, and walk the second half then")
  void theOthersWaitUntilSheWakes() {
    String script = HEATH.formatted("Fainted Travellers = Waited For", "Ana, Bento");
    assertEquals(360 + 150, minutes(script, WAKES_AT_NOON));
  }

  @Test
  @DisplayName("TRV-01: alone she walks on when she has woken, if collapse is not the end")
  void aloneSheWalksOnWhenSheHasWoken() {
    String script = HEATH.formatted("\"Collapse Is the End\" = disabled", "Ana");
    assertEquals(360 + 150, minutes(script, WAKES_AT_NOON));
  }

  @Test
  @DisplayName("TRV-01: the wait for the evening is part of a leg in days, like its nights")
  void aLegInDaysLastsItsDays() {
    // Ana faints for 3 scenes, wakes at 0:00 and has been awake for 16 h at 16:00 of the second
    // day: they wait for the night until 22:00. Every meal gives 1.
    int[] rolls = {10, 3, 1, 1, 1, 1, 1, 1, 1};
    String script =
        """
        character Ana { perseverance 6 }
        character Bento { perseverance 9 }
        journey Ice {
            travellers Ana, Bento
            supplies 30 meals
            Ana loses 4 perseverance
            leg Glacier 2 days
        }
        """;
    assertEquals(2880, minutes(script, rolls));
  }
}
