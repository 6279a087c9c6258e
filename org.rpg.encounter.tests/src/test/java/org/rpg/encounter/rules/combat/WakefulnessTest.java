package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Road.HOUR;
import static org.rpg.encounter.rules.combat.Road.SIX;
import static org.rpg.encounter.rules.combat.Road.ana;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Ruleset;

/** Staying awake and sleeping (EXH-01 to EXH-04, EXH-20). */
class WakefulnessTest {
  private Ruleset ruleset = Ruleset.standard();

  /** Someone who set out at 6 h with so much Perseverance, and has just eaten after 24 hours. */
  private Road awakeForADay(int perseverance) {
    Road road = Road.of(ruleset, ana(perseverance)).begin().hours(24);
    road.journey().addMeals(1);
    road.rolling(1).journey().eat(0, 1);
    road.journey().addPerseverance(0, perseverance - road.perseverance(0));
    return road;
  }

  @Nested
  @DisplayName("EXH-03 more than 24 hours awake cost 1d2 per scene")
  class LackOfSleep {
    @Test
    void just24HoursCostNothing() {
      Road road = awakeForADay(6);
      assertEquals(List.of(), road.all(Event.Tired.class));
      assertEquals(24 * HOUR, road.combat().minutesAwake(0));
    }

    @Test
    void eachSceneThatEndsLaterCosts1d2() {
      Road road = awakeForADay(6);
      road.rolling(2).hours(6);
      assertEquals(6 - 2, road.perseverance(0));
      road.rolling(1).hours(6);
      assertEquals(6 - 2 - 1, road.perseverance(0));
      assertEquals(
          new Event.Tired(0, 2, 0, 1, 4, List.of(Rule.EXH_03)), road.all(Event.Tired.class).get(0));
    }

    @Test
    void aSceneThatIsNotOverCostsNothingYet() {
      Road road = awakeForADay(6);
      road.rolling().hours(5);
      assertEquals(6, road.perseverance(0));
    }

    @Test
    @DisplayName("EXH-01 Perseverance never falls below 0")
    void perseveranceNeverFallsBelow0() {
      // 1d2 is 2 with 1 left; at 0 the faint lasts 4d10 scenes and 1d2 says how far
      Road road = awakeForADay(4);
      road.journey().addPerseverance(0, -1);
      road.rolling(2, 1).hours(6); // 3 - 2 = 1: a roll for fainting, 1 against 7
      assertEquals(1, road.perseverance(0));
      road.rolling(2, 1, 1, 1, 1, 1).hours(6);
      assertEquals(0, road.perseverance(0));
    }

    @Test
    @DisplayName("EXH-03 under the other reading the first scene to cost begins after the 24 hours")
    void theFirstLossMayComeASceneLater() {
      ruleset = ruleset.with(Parameter.FIRST_LOSS, "Following Scene");
      Road road = Road.of(ruleset, ana()).begin().hours(2);
      road.journey().slept(0, 4 * HOUR); // awake from 8 h on, day 1
      road.fresh();
      // 24 hours are over at 8 h of day 2, within the scene of 6 to 12 h; the next one costs
      road.hours(28);
      assertEquals(6, road.perseverance(0));
      road.journey().addMeals(1);
      road.rolling(1).journey().eat(0, 1);
      road.rolling(2).hours(6);
      assertEquals(4, road.perseverance(0));
    }

    @Test
    @DisplayName("EXH-03 in the standard reading the scene in which the 24 hours are over costs")
    void theSceneUnderWayCosts() {
      Road road = Road.of(ruleset, ana()).begin().hours(2).fresh();
      road.rolling().hours(22); // 6 h of day 2: 22 hours awake
      road.journey().addMeals(1);
      road.rolling(1).journey().eat(0, 1);
      road.rolling(2).hours(6); // 28 hours awake at 12 h
      assertEquals(4, road.perseverance(0));
    }
  }

  @Nested
  @DisplayName("EXH-04 enough sleep resets the clock")
  class EnoughSleep {
    private Road sleeping(int minutes) {
      Road road = awakeForADay(6);
      road.rolling(1).hours(6);
      road.journey().layDown();
      road.journey().pass(minutes);
      return road;
    }

    @Test
    void fourHoursAreEnough() {
      Road road = sleeping(4 * HOUR);
      road.journey().rise();
      assertEquals(0, road.combat().minutesAwake(0));
      road.rolling().hours(10);
      assertEquals(6, road.perseverance(0)); // 5, and 2 for 4 hours of sleep, at most 6
    }

    @Test
    void lessIsNot() {
      Road road = sleeping(4 * HOUR - 1);
      road.journey().rise();
      assertEquals(34 * HOUR - 1, road.combat().minutesAwake(0));
      road.rolling(2).hours(3);
      assertEquals(4, road.perseverance(0)); // 5, and 1 for 3 hours and more, less 2
    }

    @Test
    void anInterruptionLetsItBeginAnew() {
      Road road = sleeping(3 * HOUR);
      road.journey().disturb();
      road.hours(2);
      road.journey().rise();
      assertEquals(35 * HOUR, road.combat().minutesAwake(0));
      assertEquals(5 * HOUR, road.only(Event.Slept.class).minutes());
    }

    @Test
    void theClockRunsFromTheEndOfTheLongSleep() {
      Road road = sleeping(5 * HOUR);
      road.journey().disturb();
      road.hours(1);
      road.journey().rise();
      assertEquals(HOUR, road.combat().minutesAwake(0));
    }

    @Test
    void whoSleepsCannotLoseSleep() {
      Road road = awakeForADay(6);
      road.rolling().journey().layDown();
      road.hours(6); // a scene ends at 12 h
      assertEquals(6, road.perseverance(0));
      assertTrue(road.journey().isAsleep(0));
    }

    @Test
    void whoIsOnWatchSleepsLater() {
      Road road = awakeForADay(6);
      road.journey().layDown();
      road.journey().watch(0, 6 * HOUR);
      road.rolling(2).hours(6); // awake at 12 h: the scene costs him 2
      assertEquals(4, road.perseverance(0));
      road.rolling().hours(4);
      road.journey().rise();
      assertEquals(4 * HOUR, road.only(Event.Slept.class).minutes());
      assertEquals(0, road.combat().minutesAwake(0));
    }

    @Test
    void whoSleepsOnlyALittleIsAwakeForTheRest() {
      Road road = awakeForADay(6);
      road.journey().layDown();
      road.journey().sleepOnly(0, 4 * HOUR);
      road.hours(5);
      assertFalse(road.journey().isAsleep(0));
      road.hours(3);
      road.journey().rise();
      assertEquals(4 * HOUR, road.combat().minutesAwake(0));
      assertEquals(
          new Event.Slept(0, 4 * HOUR, 0, List.of(Rule.EXH_20, Rule.EXH_04)),
          road.only(Event.Slept.class));
    }

    @Test
    @DisplayName("EXH-04 how much is enough can be set")
    void howMuchIsEnoughCanBeSet() {
      ruleset = ruleset.with(Parameter.ENOUGH_SLEEP, 6);
      Road road = sleeping(5 * HOUR);
      road.journey().rise();
      assertEquals(35 * HOUR, road.combat().minutesAwake(0));
    }

    @Test
    void sleepOutsideARestCountsAsWell() {
      Road road = awakeForADay(6);
      road.journey().slept(0, 5 * HOUR);
      assertEquals(0, road.combat().minutesAwake(0));
    }
  }

  @Nested
  @DisplayName("EXH-20 sleep gives back 1 point per whole 2 hours")
  class Recovery {
    private int after(int perseverance, int minutes) {
      Road road = Road.of(ruleset, ana(perseverance)).begin();
      road.journey().layDown();
      road.journey().pass(minutes);
      road.journey().rise();
      return road.perseverance(0);
    }

    @Test
    void onePointPerWholeTwoHours() {
      assertEquals(1, after(1, 119));
      assertEquals(2, after(1, 120));
      assertEquals(4, after(1, 7 * HOUR + 59));
      assertEquals(5, after(1, 8 * HOUR));
    }

    @Test
    @DisplayName("EXH-01 no more than the maximum")
    void noMoreThanTheMaximum() {
      assertEquals(6, after(4, 8 * HOUR));
    }

    @Test
    @DisplayName("EXH-01 under the other reading there is no limit")
    void thereMayBeNoLimit() {
      ruleset = ruleset.with(Parameter.PERSEVERANCE_LIMIT, "None");
      assertEquals(8, after(4, 8 * HOUR));
    }

    @Test
    void stretchesAddUp() {
      Road road = Road.of(ruleset, ana(1)).begin();
      road.journey().layDown();
      road.hours(1);
      road.journey().disturb();
      road.hours(1);
      road.journey().rise();
      assertEquals(2, road.perseverance(0));
    }

    /** At 2 points and 8 against 8 she faints, for one scene; there are 6 hours until it ends. */
    private Road faintedForAScene() {
      Road road = Road.of(ruleset, ana(3)).begin();
      road.rolling(8, 1).journey().spendPerseverance(0, 1);
      road.rolling().hours(6);
      return road;
    }

    @Test
    @DisplayName("EXH-20 not while fainted, which is neither sleep nor being awake")
    void notWhileFainted() {
      Road road = Road.of(ruleset, ana(3)).begin().hours(1);
      road.rolling(8, 1).journey().spendPerseverance(0, 1);
      road.rolling().hours(5); // she wakes at 12 h; the roll of this scene has been made
      assertEquals(2, road.perseverance(0));
      assertEquals(HOUR, road.combat().minutesAwake(0));
    }

    @Test
    @DisplayName("EXH-20 under the other reading time in a faint is sleep")
    void timeInAFaintMayBeSleep() {
      ruleset = ruleset.with(Parameter.FAINTED_SLEEP, true);
      Road road = faintedForAScene();
      assertEquals(2 + 3, road.perseverance(0)); // 6 hours
      assertEquals(0, road.combat().minutesAwake(0));
    }
  }

  @Nested
  @DisplayName("EXH-01 who tires")
  class Tiring {
    private boolean tires(Sheet.Builder sheet) {
      return Road.of(ruleset, Member.of(sheet.build())).who(0).isTiring();
    }

    @Test
    void playerCharactersDoWithTheStandardPerseverance() {
      Road road = Road.of(ruleset, ana());
      assertTrue(road.who(0).isTiring());
      assertEquals(6, road.who(0).maxPerseverance());
      ruleset = ruleset.with(Parameter.DEFAULT_PERSEVERANCE, 9);
      assertEquals(9, Road.of(ruleset, ana()).perseverance(0));
    }

    @Test
    void othersDoIfTheyHaveAPerseveranceOfTheirOwnOrAreSaidTo() {
      assertFalse(tires(Sheet.npc("Horse")));
      assertTrue(tires(Sheet.npc("Dog").perseverance(4)));
      assertTrue(tires(Sheet.npc("Guide").tires()));
    }

    @Test
    void theUndeadNeverTire() {
      assertFalse(tires(Sheet.pc("Ghoul").undead()));
      assertFalse(tires(Sheet.npc("Ghoul").perseverance(4).undead()));
    }

    @Test
    void nobodyDoesWithoutTheRulesOfExhaustion() {
      ruleset = ruleset.with(Parameter.EXHAUSTION, false);
      Road road = Road.of(ruleset, ana(1)).begin();
      assertFalse(road.who(0).isTiring());
      road.hours(72);
      road.journey().spendPerseverance(0, 1);
      assertEquals(1, road.perseverance(0));
      assertEquals(0, road.who(0).strain);
      assertEquals(List.of(), road.all(Event.Tired.class));
    }

    @Test
    void whoDoesNotTireLosesNothing() {
      Road road = Road.of(ruleset, Member.of(Sheet.npc("Horse").build())).begin();
      road.hours(72);
      assertEquals(List.of(), road.all(Event.Tired.class));
      assertEquals(SIX + 72 * HOUR, road.combat().minutes());
    }
  }
}
