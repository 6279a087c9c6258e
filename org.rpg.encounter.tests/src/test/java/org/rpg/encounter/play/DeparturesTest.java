package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rpg.encounter.rules.Event;

/** Within an adventure a journey that says when it departs waits for that hour. */
class DeparturesTest {
  private static final int HOUR = 60;
  private static final String TWO_ROADS =
      """
      character Yara { perseverance 6 }
      terrain Track { pace 4 km/h }
      ruleset Hale { Exhaustion = disabled }
      journey One { departs at 8 h  leg R %d h in Track }
      journey Two { departs at %d h  leg P 8 km in Track }
      adventure Tale {
        rules Hale
        travellers Yara
        starts at One
        One -> Two
        Two -> Done
        ending Done
      }
      """;

  @ParameterizedTest
  @DisplayName("TRV-01 they set out at the stated hour, however long they have slept before")
  @CsvSource({
    // the first leg, the hour of departure, nights, and the hours since midnight of the first day:
    "12, 18, 1, 44", // at 20 h: they sleep until 4 h, and wait until 18 h
    "12, 12, 1, 38",
    "12, 9, 1, 35",
    "12, 6, 1, 32", // until 4 h, and two hours more
    "12, 4, 1, 30", // the night ends at that hour
    "12, 21, 1, 31", // too short for a night: on the road they sleep, from 22 h to 6 h (EXH-04)
    "2, 9, 1, 35", // at 10 h: they wait awake, and sleep so that they wake at 9 h
    "2, 18, 1, 20" // eight hours are enough for a night's rest: from 10 h to 18 h
  })
  void theySetOutAtTheStatedHour(int leg, int hour, int nights, int end) {
    Told told = Told.of(Plans.named(TWO_ROADS.formatted(leg, hour), "Tale"));
    assertEquals("Done", told.play().endingName());
    assertEquals(end * HOUR, told.play().view().minutes());
    assertEquals(nights, told.all(Event.Slept.class).size());
  }
}
