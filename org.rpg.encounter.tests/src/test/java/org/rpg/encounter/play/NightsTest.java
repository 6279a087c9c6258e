package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rpg.encounter.rules.Event;

/** Who is awake on the road at night: watches one after the other, sleepers, fights among them. */
class NightsTest {
  private static final String PEOPLE =
      """
      character Ana { skills Physique 2  perseverance 6 }
      character Bento { skills Physique 1  perseverance 6 }
      character Caio { skills Physique 1  perseverance 6 }
      creature Rat { skills Physique 0 }
      ruleset Caught { "Sleepers in a Fight" = Surprised  Exhaustion = disabled }
      ruleset Abed { "Sleepers in a Fight" = Asleep  Exhaustion = disabled }
      ruleset Hale { Exhaustion = disabled }
      """;

  private static Told night(String ruleset, String rest) {
    return Told.of(
        Plans.named(
            PEOPLE
                + """
                encounter Raid {
                    heroes: Ana, Bento, Caio
                    opponents: Rat
                    before {
                        if Ana is asleep or Ana is surprised: note "Ana is caught"
                        if Bento is asleep or Bento is surprised: note "Bento is caught"
                        if Caio is asleep or Caio is surprised: note "Caio is caught"
                        if Ana is on watch: note "Ana watches"
                        if Bento is on watch: note "Bento watches"
                        ends -> Over
                    }
                }
                journey Way {
                    rules %s
                    travellers Ana, Bento, Caio
                    long rest 8 h { %s }
                }
                """
                    .formatted(ruleset, rest),
            "Way"));
  }

  private static List<String> notes(Told told) {
    return told.all(Event.Narrated.class).stream().map(Event.Narrated::text).toList();
  }

  @Test
  @DisplayName("K15 whoever is named first keeps the first watch, the next one the next")
  void watchesComeOneAfterTheOther() {
    // they lie down at 22 h: at 23 h it is Ana's watch, at 1 h Bento's, from 2 h on nobody's
    Told told =
        night(
            "Hale",
            """
            Ana watches 2 h
            Bento watches 2 h
            every 1 h {
                if Ana is on watch: note "Ana"
                if Bento is on watch: note "Bento"
                if Ana is asleep: note "Ana sleeps"
            }
            """);
    assertEquals("Ana", notes(told).get(0)); // 23 h
    assertEquals(List.of("Bento", "Ana sleeps"), notes(told).subList(1, 3)); // 0 h
    assertEquals(List.of("Bento", "Ana sleeps"), notes(told).subList(3, 5)); // 1 h
    assertEquals(List.of("Ana sleeps"), notes(told).subList(5, 6)); // 2 h
    assertEquals(5, notes(told).stream().skip(5).count()); // and so on to 6 h
    assertEquals(2, told.all(Event.Slept.class).stream().filter(it -> it.minutes() == 360).count());
    assertEquals(3, told.all(Event.Rested.class).size()); // REST-04: 6 h are enough
  }

  @Test
  @DisplayName("K15 those who are named together keep one watch")
  void whoIsNamedTogetherWatchesTogether() {
    Told told =
        night(
            "Hale",
            "Ana and Bento watch 2 h  every 1 h at most 1 times: if Ana is on watch and Bento is on"
                + " watch: note \"both\"");
    assertEquals(List.of("both"), notes(told));
  }

  @ParameterizedTest
  @DisplayName("K15 REST-04 a fight at night finds the sleepers awake, or as the ruleset says")
  @CsvSource({"Hale, 0", "Caught, 2", "Abed, 2"})
  void aFightAtNightFindsThemAsTheRulesetSays(String ruleset, int caught) {
    // at 23 h Ana is on watch, the others sleep
    Told told = night(ruleset, "Ana watches 2 h  every 1 h at most 1 times: fight Raid");
    List<String> notes = notes(told);
    assertEquals(caught, notes.stream().filter(it -> it.endsWith("caught")).count());
    assertFalse(notes.contains("Ana is caught"));
    assertTrue(notes.contains("Ana watches"));
    assertFalse(notes.contains("Bento watches"));
  }

  @Test
  @DisplayName("K15 STA-01 whoever is on watch on the road is awake in a fight in which all sleep")
  void theWatchIsAwakeWhateverTheFightSays() {
    Told told =
        Told.of(
            Plans.named(
                PEOPLE
                    + """
                    encounter Raid {
                        heroes: Ana, Bento
                        opponents: Rat
                        heroes start asleep
                        before {
                            if Ana is asleep: note "Ana sleeps"
                            if Bento is asleep: note "Bento sleeps"
                            ends -> Over
                        }
                    }
                    journey Way {
                        rules Hale
                        travellers Ana, Bento
                        long rest 8 h { Ana watches 2 h  every 1 h at most 1 times: fight Raid }
                    }
                    """,
                "Way"));
    assertEquals(List.of("Bento sleeps"), notes(told));
  }

  @Test
  @DisplayName("CON-09 nobody lies about for hours: as minutes pass, whoever fell gets up")
  void whoeverFellGetsUp() {
    Told told =
        Told.of(
            Plans.named(
                PEOPLE
                    + """
                    journey Way {
                        rules Hale
                        travellers Ana
                        Ana becomes prone
                        then if Ana is prone: note "down"
                        delay 1 min
                        then if Ana is prone: note "still down"
                    }
                    """,
                "Way"));
    assertEquals(List.of("down"), notes(told));
  }
}
