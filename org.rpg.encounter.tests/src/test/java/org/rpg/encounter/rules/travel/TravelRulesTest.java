package org.rpg.encounter.rules.travel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;

/** Times of travel and the clock (BASE-19, TRV-01, TRV-03, REST-02). */
class TravelRulesTest {
  private static final int HOUR = 60;

  private Ruleset ruleset = Ruleset.standard();

  private TravelRules rules() {
    return new TravelRules(ruleset);
  }

  @Nested
  @DisplayName("TRV-03 accelerated travel takes half the time")
  class HalfTheTime {
    @Test
    void roundedUpToTheHour() {
      assertEquals(4 * HOUR, rules().accelerated(8 * HOUR));
      assertEquals(4 * HOUR, rules().accelerated(7 * HOUR)); // 3.5 h
      assertEquals(HOUR, rules().accelerated(1));
      assertEquals(0, rules().accelerated(0));
    }

    @Test
    @DisplayName("TRV-03 under the other reading to the minute")
    void itMayBeExact() {
      ruleset = ruleset.with(Parameter.ACCELERATED_TIME, "Exact");
      assertEquals(3 * HOUR + 30, rules().accelerated(7 * HOUR));
      assertEquals(1, rules().accelerated(1));
    }
  }

  @Nested
  @DisplayName("BASE-19 day-periods, night and day")
  class Time {
    private SceneClock at(int minute) {
      SceneClock clock = new SceneClock(rules());
      clock.begin(minute);
      return clock;
    }

    @Test
    void fourPeriodsOfSixHours() {
      assertEquals(0, at(0).period());
      assertEquals(0, at(6 * HOUR - 1).period());
      assertEquals(1, at(6 * HOUR).period());
      assertEquals(3, at(23 * HOUR).period());
      assertEquals(4, at(24 * HOUR).period());
    }

    @Test
    void howManyPeriodsADayHasCanBeSet() {
      ruleset = ruleset.with(Parameter.DAY_PERIODS, 3);
      assertEquals(0, at(8 * HOUR - 1).period());
      assertEquals(1, at(8 * HOUR).period());
      assertEquals(3, at(24 * HOUR).period());
    }

    @Test
    void nightIsBeforeSixAndFromEighteen() {
      assertTrue(at(6 * HOUR - 1).isNight());
      assertFalse(at(6 * HOUR).isNight());
      assertFalse(at(18 * HOUR - 1).isNight());
      assertTrue(at(18 * HOUR).isNight());
      assertTrue(at(24 * HOUR).isNight());
    }

    @Test
    void daysOfTheCalendarCountFromOne() {
      assertEquals(1, at(24 * HOUR - 1).day());
      assertEquals(2, at(24 * HOUR).day());
    }

    @Test
    @DisplayName("TRV-01 a scene ends at the next multiple of 6 hours, or of as many as are set")
    void whenAScenesEnds() {
      assertEquals(12 * HOUR, at(6 * HOUR).nextScene());
      assertEquals(12 * HOUR, at(11 * HOUR).nextScene());
      ruleset = ruleset.with(Parameter.SCENE_HOURS, 8);
      assertEquals(8 * HOUR, at(6 * HOUR).nextScene());
      assertEquals(16 * HOUR, at(8 * HOUR).nextScene());
    }
  }

  @Nested
  @DisplayName("REST-02 when a long rest begins that is asked for by day")
  class StartOfARest {
    private static final int SIX = 6 * HOUR;
    private static final int EIGHT_HOURS = 8 * HOUR;

    @Test
    void soLateThatItEndsAtTheHourOfDeparture() {
      assertEquals(8 * HOUR, rules().waitBeforeRest(14 * HOUR, EIGHT_HOURS, SIX, 8 * HOUR));
    }

    @Test
    void atOnceByNight() {
      assertEquals(0, rules().waitBeforeRest(19 * HOUR, EIGHT_HOURS, SIX, 13 * HOUR));
      assertEquals(0, rules().waitBeforeRest(2 * HOUR, EIGHT_HOURS, SIX, 20 * HOUR));
    }

    @Test
    void atOnceIfSomebodyWouldBeAwakeForMoreThanADay() {
      assertEquals(8 * HOUR, rules().waitBeforeRest(14 * HOUR, EIGHT_HOURS, SIX, 16 * HOUR));
      assertEquals(0, rules().waitBeforeRest(14 * HOUR, EIGHT_HOURS, SIX, 16 * HOUR + 1));
    }

    @Test
    @DisplayName("REST-02 under the other reading always at once")
    void itMayBeginAtOnce() {
      ruleset = ruleset.with(Parameter.LONG_REST_START, "At Once");
      assertEquals(0, rules().waitBeforeRest(14 * HOUR, EIGHT_HOURS, SIX, 8 * HOUR));
    }
  }
}
