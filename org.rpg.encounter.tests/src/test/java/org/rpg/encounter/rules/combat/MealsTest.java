package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
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

/** Eating and hunger (EXH-05 to EXH-07, EXH-19). */
class MealsTest {
  private Ruleset ruleset = Ruleset.standard();

  /** Someone who has not eaten for so many hours, and has slept well if they are many. */
  private Road hungryFor(int hours, int perseverance) {
    Road road = Road.of(ruleset, ana(perseverance)).begin();
    if (hours < 24) {
      road.journey().pass(hours * HOUR - 1); // the scene is not over: nobody faints
      return road;
    }
    road.journey().layDown();
    road.hours(hours);
    road.journey().rise();
    return road;
  }

  @Nested
  @DisplayName("EXH-06 more than 24 hours without a meal cost 1 per scene")
  class Hunger {
    @Test
    void just24HoursCostNothing() {
      assertEquals(6, hungryFor(24, 6).perseverance(0));
    }

    @Test
    void eachSceneThatEndsLaterCosts1() {
      Road road = hungryFor(24, 6);
      road.hours(6);
      assertEquals(5, road.perseverance(0));
      road.hours(12);
      assertEquals(3, road.perseverance(0));
      assertEquals(
          new Event.Tired(0, 0, 1, 1, 5, List.of(Rule.EXH_06)), road.all(Event.Tired.class).get(0));
    }

    @Test
    void sleepersAreHungryToo() {
      Road road = Road.of(ruleset, ana()).begin();
      road.journey().layDown();
      road.hours(30);
      assertEquals(5, road.perseverance(0));
    }

    @Test
    @DisplayName("INT-60 sleep and food lost in the same scene come together: 1d2 + 1")
    void sleepAndFoodComeTogether() {
      Road road = Road.of(ruleset, ana()).begin();
      road.rolling(2).hours(30);
      assertEquals(6 - (2 + 1), road.perseverance(0));
      assertEquals(
          new Event.Tired(0, 2, 1, 1, 3, List.of(Rule.EXH_03, Rule.EXH_06, Rule.INT_60)),
          road.only(Event.Tired.class));
    }

    @Test
    @DisplayName("EXH-05 one meal within 24 hours costs nothing by itself")
    void oneMealADayCostsNothing() {
      Road road = Road.of(ruleset, ana()).begin().hours(20);
      road.journey().addMeals(1);
      road.rolling(3).journey().eat(0, 1);
      road.journey().slept(0, 4 * HOUR);
      road.rolling().hours(22);
      assertEquals(6, road.perseverance(0));
    }

    @Test
    @DisplayName("EXH-05 under the other reading only one meal within 24 hours is hunger")
    void oneMealADayMayBeHunger() {
      ruleset = ruleset.with(Parameter.SINGLE_MEAL, "Counts as Hunger");
      Road road = Road.of(ruleset, ana()).begin().hours(20);
      road.journey().addMeals(2);
      road.rolling(3).journey().eat(0, 1);
      road.journey().slept(0, 4 * HOUR);
      road.rolling().hours(4); // the meal before that one was 24 hours ago
      assertEquals(6, road.perseverance(0));
      road.hours(6);
      assertEquals(5, road.perseverance(0));
      road.rolling(1).journey().eat(0, 1);
      assertEquals(6, road.perseverance(0));
      road.rolling().hours(6); // two meals within the last 24 hours
      assertEquals(6, road.perseverance(0));
    }
  }

  @Nested
  @DisplayName("EXH-07, EXH-19 a full meal restores 1d6 and lets the 24 hours begin anew")
  class Eating {
    @Test
    @DisplayName("EXH-05 how many meals were eaten, and when the first was missing")
    void whatWasEatenAndFirstMissedIsKnown() {
      Road road = Road.of(ruleset, ana()).begin().hours(6);
      assertEquals(-1, road.combat().minuteOfFirstLack());
      road.journey().addMeals(1);
      road.rolling(3).journey().eat(0, 2);
      assertEquals(1, road.combat().mealsEaten());
      assertEquals(12 * HOUR, road.combat().minuteOfFirstLack());
      road.hours(1).journey().eat(0, 1);
      assertEquals(12 * HOUR, road.combat().minuteOfFirstLack());
      assertEquals(2, road.all(Event.Hungry.class).size());
      road.journey().addMeals(1);
      road.rolling(3).journey().eat(0, 1);
      assertEquals(2, road.combat().mealsEaten());
    }

    @Test
    void itRestores1d6() {
      Road road = hungryFor(6, 2);
      road.journey().addMeals(3);
      road.rolling(3).journey().eat(0, 1);
      assertEquals(5, road.perseverance(0));
      assertEquals(
          new Event.Ate(0, 1, 3, 2, List.of(Rule.EXH_19, Rule.EXH_07)), road.only(Event.Ate.class));
    }

    @Test
    void theClockBeginsAnew() {
      Road road = hungryFor(24, 6);
      road.journey().addMeals(1);
      road.rolling(1).journey().eat(0, 1);
      road.rolling().hours(24); // awake for 24 hours too
      assertEquals(6, road.perseverance(0));
    }

    @Test
    void eachMealRestoresItsOwn() {
      Road road = hungryFor(6, 1);
      road.journey().addMeals(2);
      road.rolling(2, 2).journey().eat(0, 2);
      assertEquals(5, road.perseverance(0));
      assertEquals(0, road.combat().meals());
    }

    @Test
    void thereAreNoMoreThanThePartyHas() {
      Road road = hungryFor(6, 1);
      road.journey().addMeals(1);
      road.rolling(4).journey().eat(0, 2);
      assertEquals(1, road.only(Event.Ate.class).meals());
      assertEquals(0, road.only(Event.Hungry.class).who());
      road.rolling().journey().eat(0, 1);
      assertEquals(2, road.all(Event.Hungry.class).size());
    }

    @Test
    void noMoreThanTheMaximumComesBack() {
      Road road = hungryFor(6, 4);
      road.journey().addMeals(1);
      road.rolling(6).journey().eat(0, 1);
      assertEquals(6, road.perseverance(0));
      assertEquals(2, road.only(Event.Ate.class).gained());
    }

    @Test
    void whoIsUnconsciousDoesNotEat() {
      Road road = hungryFor(6, 3);
      road.journey().addMeals(2);
      road.rolling(8, 2).journey().spendPerseverance(0, 1);
      road.rolling().journey().eat(0, 1);
      assertEquals(2, road.combat().meals());
    }

    @Test
    void whoNeedsNoMealsEatsNone() {
      Road road = Road.of(ruleset, Member.of(Sheet.npc("Horse").build())).begin();
      road.journey().addMeals(2);
      road.rolling().journey().eat(0, 1);
      assertEquals(2, road.combat().meals());
    }

    @Test
    @DisplayName("EXH-01 without exhaustion a meal is eaten, and that is all")
    void withoutExhaustionAMealIsJustEaten() {
      ruleset = ruleset.with(Parameter.EXHAUSTION, false);
      Road road = hungryFor(6, 2);
      road.journey().addMeals(2);
      road.rolling().journey().eat(0, 1);
      assertEquals(1, road.combat().meals());
      assertEquals(2, road.perseverance(0));
    }
  }

  @Nested
  @DisplayName("EXH-05 two meals a day, as a matter of course")
  class Routine {
    private Road withMeals(int meals) {
      Road road = Road.of(ruleset, ana());
      road.journey().begin(SIX, meals, 0, true);
      return road;
    }

    @Test
    void aMealEveryTwelveHours() {
      Road road = withMeals(5);
      road.rolling().hours(11);
      assertEquals(5, road.combat().meals());
      road.rolling(1).hours(1);
      assertEquals(4, road.combat().meals());
      road.rolling(1).hours(12);
      assertEquals(3, road.combat().meals());
    }

    @Test
    void howManyADayCanBeSet() {
      ruleset = ruleset.with(Parameter.MEALS_A_DAY, 3);
      Road road = withMeals(5);
      road.rolling(1, 1).hours(16);
      assertEquals(3, road.combat().meals());
    }

    @Test
    void sleepersEatWhenTheyGetUp() {
      Road road = withMeals(5);
      road.rolling().hours(10);
      road.journey().layDown();
      road.hours(8);
      assertEquals(5, road.combat().meals());
      road.rolling(1).journey().rise();
      assertEquals(4, road.combat().meals());
    }

    @Test
    void nobodyEatsWhileThereShallBeNoMeals() {
      Road road = withMeals(5);
      road.journey().fast(true);
      road.rolling().hours(20);
      road.journey().fast(false);
      road.rolling(1).hours(1);
      assertEquals(4, road.combat().meals());
    }

    @Test
    void wantIsToldOnceAMealtime() {
      Road road = withMeals(0);
      road.rolling().hours(23);
      assertEquals(
          List.of(new Event.Hungry(0, List.of(Rule.EXH_05))), road.all(Event.Hungry.class));
      road.hours(1);
      assertEquals(2, road.all(Event.Hungry.class).size());
    }

    @Test
    void whoIsHungryEatsAsSoonAsThereIsSomething() {
      Road road = withMeals(0);
      road.rolling().hours(13);
      road.journey().addMeals(2);
      road.rolling(1).hours(1);
      assertEquals(1, road.combat().meals());
      road.rolling().hours(10);
      assertEquals(1, road.combat().meals());
    }

    @Test
    void theLastMealGoesToTheFirst() {
      Road road = Road.of(ruleset, ana(), Member.of(Sheet.pc("Bento").build()));
      road.journey().begin(SIX, 1, 0, true);
      road.rolling(1).hours(12);
      assertEquals(0, road.only(Event.Ate.class).who());
      assertEquals(1, road.only(Event.Hungry.class).who());
    }

    @Test
    void theUndeadAndBeastsAreNotFed() {
      Road road =
          Road.of(
              ruleset,
              Member.of(Sheet.pc("Ghoul").undead().build()),
              Member.of(Sheet.npc("Horse").build()));
      road.journey().begin(SIX, 3, 2, true);
      road.rolling().hours(48);
      assertEquals(3, road.combat().meals());
      assertEquals(2, road.combat().water());
    }
  }
}
