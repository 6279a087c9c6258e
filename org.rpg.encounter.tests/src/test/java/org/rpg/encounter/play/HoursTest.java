package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rpg.encounter.rules.Event;

/** Scenes that are no journey begin at an hour, and steps wait for one. */
class HoursTest {
  private static final int HOUR = 60;
  private static final String HALE = "ruleset Hale { Exhaustion = disabled }\n";
  private static final String PEOPLE =
      "character Yara { perseverance 6 }\ncreature Rat { skills Physique 0 }\n";

  private static List<String> read(Told told) {
    return told.all(Event.Narrated.class).stream().map(Event.Narrated::text).toList();
  }

  @ParameterizedTest
  @DisplayName("BASE-19 it is night before 6 h and from 18 h on")
  @CsvSource({"22, Dark", "18, Dark", "17, Light", "6, Light", "5, Dark", "24, Dark"})
  void aFightBeginsAtAnHour(int hour, String seen) {
    Told told =
        Told.of(
            PEOPLE
                + "encounter Gate { starts at %d h\nheroes: Yara\nopponents: Rat\n".formatted(hour)
                + "before { if at night { read \"Dark\" } otherwise { read \"Light\" }"
                + " ends with victory of heroes } }");
    assertEquals(List.of(seen), read(told));
    assertEquals(hour % 24 * HOUR, told.play().view().minutes());
    assertEquals(hour % 24 * HOUR, told.all(Event.HourReached.class).get(0).minute());
  }

  @Test
  void aFightInPortugueseBeginsAtAnHour() {
    Told told =
        Told.of(
            "personagem Yara { perseverança 6 }\ncriatura Rato { perícias Físico 0 }\n"
                + "encontro Portão { começa às 22 h\nheróis: Yara\noponentes: Rato\n"
                + "antes { se à noite { leia \"Escuro\" } termina com vitória dos heróis } }");
    assertEquals(List.of("Escuro"), read(told));
  }

  @ParameterizedTest
  @DisplayName("an adventure begins at an hour, and its first stage with it")
  @CsvSource({"at 22 h, 22", "'', 6", "at 0 h, 0"})
  void anAdventureBeginsAtAnHour(String at, int hour) {
    Told told =
        Told.of(
            Plans.named(
                PEOPLE
                    + "episode Talk { ends -> Over }\n"
                    + "adventure Tale { travellers Yara\nstarts at Talk "
                    + at
                    + "\nTalk -> Done\nending Done }",
                "Tale"));
    assertEquals("Done", told.play().endingName());
    assertEquals(hour * HOUR, told.play().view().minutes());
  }

  @ParameterizedTest
  @DisplayName("a stage that begins at an hour is waited for")
  @CsvSource({
    "episode Talk { starts at 20 h  ends -> Over }, 20",
    "episode Talk { starts at 7 h  ends -> Over }, 31",
    "episode Talk { wait until 20 h  ends -> Over }, 20",
    "episode Talk { wait until 8 h  ends -> Over }, 8",
    "encounter Talk { starts at 20 h\\nheroes: Yara\\nopponents: Rat\\nbefore: ends -> Over }, 20"
  })
  void aStageIsWaitedFor(String stage, int hour) {
    Told told =
        Told.of(
            Plans.named(
                PEOPLE
                    + HALE
                    + stage.replace("\\n", "\n").replace("  ", "\n")
                    + "\nadventure Tale { rules Hale\ntravellers Yara\nstarts at Talk at 8 h\n"
                    + "Talk -> Done\nending Done }",
                "Tale"));
    assertEquals("Done", told.play().endingName());
    assertEquals(hour * HOUR, told.play().view().minutes());
    assertEquals(
        hour * HOUR,
        told.all(Event.HourReached.class).stream()
            .mapToInt(Event.HourReached::minute)
            .findFirst()
            .orElse(hour * HOUR));
  }

  @Test
  @DisplayName("REST-02 an episode that begins in the evening does not rest by day for it")
  void anEpisodeRestsAtNight() {
    Told told =
        Told.of(
            Plans.named(
                PEOPLE
                    + HALE
                    + "episode Talk { rules Hale\ntravellers Yara\nstarts at 22 h\nlong rest 8 h }",
                "Talk"));
    assertEquals(30 * HOUR, told.play().view().minutes());
  }
}
